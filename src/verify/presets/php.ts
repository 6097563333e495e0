/** Presets of PHP: the test script of composer.json, else Pest or PHPUnit, and PHPStan. */
import { jsonFile, lineUnder, objectUnder } from './json-file.ts'
import { asideIf, found, unknown } from './preset.ts'
import type { EcosystemPresets, FolderView, PresetFinding } from './preset.ts'

const MANIFEST = 'composer.json'
const PEST = 'tests/Pest.php'
const PHPUNIT = ['phpunit.xml', 'phpunit.dist.xml', 'phpunit.xml.dist']
const PHPSTAN = ['phpstan.neon', 'phpstan.neon.dist', 'phpstan.dist.neon']

/** PHP's row of the table. */
export const PHP: EcosystemPresets = {
  ecosystem: 'php',
  presets: [
    {
      id: 'php:test',
      kind: 'test',
      description: 'Run the test script of Composer',
      required: true
    },
    {
      id: 'php:pest',
      kind: 'test',
      description: 'Run Pest tests',
      required: true
    },
    {
      id: 'php:phpunit',
      kind: 'test',
      description: 'Run PHPUnit tests',
      required: true
    },
    {
      id: 'php:phpstan',
      kind: 'type_check',
      description: 'Run PHPStan checks',
      required: false
    }
  ],
  find: ({ folder }) => {
    const manifest = jsonFile(folder, MANIFEST)
    if (manifest === undefined) return []
    if (manifest.kind === 'broken')
      return [unknown('php:test', manifest.why, MANIFEST)]
    const hasScript = Object.hasOwn(
      objectUnder(manifest.value, 'scripts'),
      'test'
    )
    const line = lineUnder(manifest.text, 'scripts', 'test')
    const phpstan = PHPSTAN.find(name => folder.has(name))
    return [
      ...(hasScript
        ? [found('php:test', 'composer test', `${MANIFEST}:${String(line)}`)]
        : []),
      ...runner(folder, hasScript),
      ...(phpstan === undefined
        ? []
        : [found('php:phpstan', 'vendor/bin/phpstan analyse', phpstan)])
    ]
  }
}

/** Pest runs what is written for PHPUnit, so one of them is enough. */
function runner(
  folder: FolderView,
  hasScript: boolean
): readonly PresetFinding[] {
  const hasPest = folder.has(PEST)
  const phpunit = PHPUNIT.find(name => folder.has(name))
  return [
    ...(hasPest
      ? [asideIf(hasScript, found('php:pest', 'vendor/bin/pest', PEST))]
      : []),
    ...(phpunit === undefined
      ? []
      : [
          asideIf(
            hasScript || hasPest,
            found('php:phpunit', 'vendor/bin/phpunit', phpunit)
          )
        ])
  ]
}
