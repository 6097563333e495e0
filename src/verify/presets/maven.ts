/** The preset of Maven: the life cycle up to `verify`, with the tests that need a package. */
import { found, wrapped } from './preset.ts'
import type { EcosystemPresets } from './preset.ts'

/** Maven's row of the table. */
export const MAVEN: EcosystemPresets = {
  ecosystem: 'maven',
  presets: [
    {
      id: 'maven:test',
      kind: 'test',
      description: 'Run Maven tests',
      required: true
    }
  ],
  find: place =>
    place.folder.has('pom.xml')
      ? [
          found(
            'maven:test',
            `${wrapped(place, 'mvnw', 'mvn')} -B verify`,
            'pom.xml'
          )
        ]
      : []
}
