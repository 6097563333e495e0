/** Wrapper scripts that take the place of Maven or Gradle as it is installed. */
import { folderOf, inFolder, nameOf } from '../change.ts'
import { calledCommands } from '../shell-script.ts'
import { normalPath } from '../../policy/normal-path.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'

const BUILDS: Readonly<Record<string, readonly string[]>> = {
  mvnw: ['pom.xml'],
  gradlew: [
    'build.gradle',
    'build.gradle.kts',
    'settings.gradle',
    'settings.gradle.kts'
  ]
}

/** Wrapper scripts that are new where a build stood, and that a check runs. */
export function newWrappers(input: SurfaceInput): readonly Found[] {
  const called = calledPaths(input)
  return input.changes.flatMap(change =>
    newWrapper(change, called, input.basePaths)
  )
}

function calledPaths({ commands }: SurfaceInput): ReadonlySet<string> {
  return new Set(
    commands.flatMap(({ command, cwd }) =>
      calledCommands(command).flatMap(({ words: [name] }) =>
        name?.includes('/') === true ? [normalPath(inFolder(cwd, name))] : []
      )
    )
  )
}

/** Until now the tool itself ran the build. */
function newWrapper(
  { path, before }: SurfaceChange,
  called: ReadonlySet<string>,
  basePaths: ReadonlySet<string>
): readonly Found[] {
  const builds = BUILDS[nameOf(path)] ?? []
  const hadBuild = builds.some(name =>
    basePaths.has(inFolder(folderOf(path), name))
  )
  return before === undefined && hadBuild && called.has(path)
    ? [
        {
          rule: 'tool-shadowed',
          message: `${path} is new, and the check runs it in place of the tool that is installed`,
          path
        }
      ]
    : []
}
