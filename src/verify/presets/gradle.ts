/** The preset of Gradle: every verification task of the build. */
import { found, wrapped } from './preset.ts'
import type { EcosystemPresets } from './preset.ts'

const BUILDS = [
  'settings.gradle',
  'settings.gradle.kts',
  'build.gradle',
  'build.gradle.kts'
]

/** Gradle's row of the table. */
export const GRADLE: EcosystemPresets = {
  ecosystem: 'gradle',
  presets: [
    {
      id: 'gradle:test',
      kind: 'test',
      description: 'Run Gradle tests and checks',
      required: true
    }
  ],
  find: place => {
    const source = BUILDS.find(name => place.folder.has(name))
    if (source === undefined) return []
    // Plain output says of each task whether it had tests.
    const gradle = `${wrapped(place, 'gradlew', 'gradle')} --console=plain`
    return [found('gradle:test', `${gradle} check`, source)]
  }
}
