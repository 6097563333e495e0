/** The arguments of a container, and an engine that does not answer. No daemon is asked here. */
import * as fs from 'node:fs'
import path from 'node:path'

import { afterAll, expect, test } from '@jest/globals'

import {
  containerArguments,
  containerEnvironment
} from '../../../src/adapters/process/isolation/container-command.ts'
import { engineFailure } from '../../../src/adapters/process/isolation/open-container-tree.ts'
import { createRunner } from '../../../src/adapters/process/index.ts'
import { temporaryFolder } from '../../support/git-repository.ts'

const IMAGE = `registry.example/tools@sha256:${'a'.repeat(64)}`
const folder = temporaryFolder('engine')
afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true })
})

test('a container has no rights, the checkout at its own path, and .git read-only', () => {
  const root = '/work/a, "b"'
  const mounts = [
    { kind: 'read-only', path: `${root}/.git`, options: 'ro' },
    { kind: 'read-only', path: '/action', options: 'ro' },
    { kind: 'hide-folder', path: '/run/docker', options: '' }
  ] as const
  const needs = { image: IMAGE, network: 'none' } as const
  const user = { uid: 1001, gid: 1002 }
  const line = containerArguments(
    { engine: '/usr/bin/docker', needs, root, user, mounts },
    'gate-1'
  )
  expect(line).toEqual([
    '/usr/bin/docker',
    'run',
    '--rm',
    '--init',
    '--interactive',
    '--name=gate-1',
    '--network=none',
    '--cap-drop=ALL',
    '--security-opt=no-new-privileges',
    '--pids-limit=4096',
    '--user=1001:1002',
    '--mount',
    'type=bind,"source=/work/a, ""b""","target=/work/a, ""b"""',
    '--mount',
    'type=bind,"source=/work/a, ""b""/.git","target=/work/a, ""b""/.git",readonly',
    '--entrypoint=bash',
    IMAGE
  ])
})

test('places of this machine do not go into the container, facts of the run do', () => {
  const given = {
    PATH: '/bin',
    HOME: '/root',
    CARGO_HOME: '/root/.cargo',
    XDG_CACHE_HOME: '/c',
    CI: 'true',
    LANG: 'C',
    MINE: 'x'
  }
  expect(containerEnvironment(given)).toEqual({
    HOME: '/tmp',
    CI: 'true',
    LANG: 'C',
    MINE: 'x'
  })
})

test('an engine whose daemon does not answer is not available, and is quoted', async () => {
  const engine = path.join(folder, 'docker')
  fs.writeFileSync(
    engine,
    '#!/bin/sh\necho "Cannot connect to the Docker daemon" >&2\nexit 1\n',
    { mode: 0o755 }
  )
  expect(engineFailure(engine, {})).toBe('Cannot connect to the Docker daemon')
  expect(engineFailure(path.join(folder, 'none'), {})).toContain('ENOENT')
  const bash = path.join(folder, 'bash')
  fs.symlinkSync('/bin/bash', bash)
  const asked = createRunner({
    root: folder,
    level: 'container',
    container: { image: IMAGE, network: 'none' },
    environment: { PATH: folder },
    passEnvironment: []
  })
  await expect(asked).rejects.toMatchObject({
    code: 'ISOLATION_UNAVAILABLE',
    message: expect.stringMatching(
      /docker: Cannot connect.*podman: it is not installed/
    )
  })
})
