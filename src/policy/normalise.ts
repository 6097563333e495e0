/** The written policy as a `GatePolicy`: names in camel case, milliseconds, no alternatives of form. */
import { appliesToOf } from './applies-to-schema.ts'
import { durationMs } from './duration.ts'
import { normalPath } from './normal-path.ts'
import type { GatePolicy, PolicyCheck } from './gate-policy.ts'
import type { WrittenPolicy } from './schema.ts'

/** Turns the parsed file into the policy. The file has passed the schema and the rules. */
export function normalisePolicy(written: WrittenPolicy): GatePolicy {
  const timeoutMs = milliseconds(written.timeout)
  const { packages, acceptance, waivers } = written
  return {
    checks: written.checks.map(check => policyCheck(check, written, timeoutMs)),
    presets: new Map(Object.entries(written.presets)),
    packages: policyPackages(packages),
    setup: written.setup.map(step =>
      typeof step === 'string'
        ? { command: step.trim(), timeoutMs }
        : {
            command: step.command.trim(),
            timeoutMs: milliseconds(step.timeout ?? written.timeout)
          }
    ),
    timeoutMs,
    minimumTests: written['minimum-tests'],
    acceptance:
      acceptance === 'trust-head'
        ? { files: [], trustHead: true, manual: 'advisory' }
        : {
            files: acceptance.files,
            trustHead: acceptance['trust-head'],
            manual: acceptance.manual
          },
    scope: written.scope,
    drift: written.drift,
    generated: written.generated,
    environment: written.environment,
    waivers: {
      labelPrefix: waivers['label-prefix'],
      authority: waivers.authority,
      minimumReasonLength: waivers['minimum-reason-length']
    },
    appliesTo: appliesToOf(written['applies-to']),
    surface: written.surface,
    isolation: written.isolation,
    isolationMinimum: written['isolation-minimum'],
    ...(written.container === 'none' ? {} : { container: written.container })
  }
}

function policyPackages(
  written: WrittenPolicy['packages']
): GatePolicy['packages'] {
  if (Array.isArray(written))
    return {
      folders: written,
      onlyChanged: false,
      always: [],
      apart: [],
      dependsOn: []
    }
  return {
    folders: written.folders,
    onlyChanged: written['only-changed'],
    always: written.always,
    apart: written.apart,
    dependsOn: Object.entries(written['depends-on']).map(([folder, on]) => ({
      folder,
      on
    }))
  }
}

function policyCheck(
  check: WrittenPolicy['checks'][number],
  written: WrittenPolicy,
  timeoutMs: number
): PolicyCheck {
  return {
    id: check.id,
    kind: check.kind,
    description: check.description?.trim() ?? `Run ${check.id}`,
    command: check.command.trim(),
    required: check.required,
    paths: check.paths ?? [],
    timeoutMs:
      check.timeout === undefined ? timeoutMs : milliseconds(check.timeout),
    expectExit: check['expect-exit'],
    minimumTests:
      check['minimum-tests'] ??
      (check.kind === 'test' ? written['minimum-tests'] : 0),
    cwd: normalPath(check['working-directory'])
  }
}

// The schema has let nothing through that cannot be read.
function milliseconds(written: string | number): number {
  return durationMs(written) ?? 0
}
