/** Which file pytest takes its settings from: one of a folder, even an empty one. */
import { parse as parseToml } from 'smol-toml'

import { readSettings } from '../settings/read-settings.ts'
import { folderOf, inFolder, textOf } from '../change.ts'
import type { SurfaceChange, SurfaceInput } from '../change.ts'
import type { Settings } from '../settings/settings.ts'

interface Form {
  /** What a key of pytest's own begins with. */
  readonly section: RegExp
  /** Whether a text counts; absent where the file counts by being there. */
  readonly counts?: (text: string) => boolean
}

// https://docs.pytest.org/en/stable/reference/customize.html#configuration-file-formats, the first wins.
const FORMS: Readonly<Record<string, Form>> = {
  'pytest.toml': { section: /^pytest\./ },
  '.pytest.toml': { section: /^pytest\./ },
  'pytest.ini': { section: /^pytest\./ },
  '.pytest.ini': { section: /^pytest\./ },
  'pyproject.toml': {
    section: /^tool\.pytest(?:\.ini_options)?\./,
    counts: hasPytestTable
  },
  'tox.ini': {
    section: /^(?:pytest|tool:pytest)\./,
    counts: text => /^\uFEFF?\[pytest\]/m.test(text)
  },
  'setup.cfg': {
    section: /^tool:pytest\./,
    counts: text => /^\uFEFF?\[tool:pytest\]/m.test(text)
  }
}

/** Whether `tool.pytest` is a table, an empty one too, in any of TOML's ways to write it. */
function hasPytestTable(text: string): boolean {
  try {
    const { tool } = parseToml(text.replace(/^\uFEFF/, ''))
    return typeof tool === 'object' && Object.hasOwn(tool, 'pytest')
  } catch {
    // Pytest stops at such a file, it does not pass it by.
    return true
  }
}

/** Names of files with settings of pytest, the strongest first. */
export const PYTEST_FILES = Object.keys(FORMS)

/** Where a file keeps pytest's settings; undefined for other files. */
export function pytestSection(name: string): RegExp | undefined {
  return Object.hasOwn(FORMS, name) ? FORMS[name]?.section : undefined
}

/** The file that counts, with pytest's own settings by their plain names. */
export interface Winner {
  readonly path: string
  readonly settings: Settings
}

/** Both winners of the folder of a changed file; undefined where one file wins on both sides. */
export function otherWinner(
  change: SurfaceChange,
  input: Pick<SurfaceInput, 'changes' | 'kept'>
):
  | { readonly before: Winner | undefined; readonly after: Winner | undefined }
  | undefined {
  const folder = folderOf(change.path)
  const before = winner(folder, 'before', input)
  const after = winner(folder, 'after', input)
  return before?.path === after?.path ? undefined : { before, after }
}

function winner(
  folder: string,
  side: 'before' | 'after',
  { changes, kept }: Pick<SurfaceInput, 'changes' | 'kept'>
): Winner | undefined {
  for (const [name, { section, counts }] of Object.entries(FORMS)) {
    const path = inFolder(folder, name)
    const changed = changes.find(one => one.path === path)
    const file = changed?.[side]
    const text =
      changed === undefined
        ? kept.get(path)
        : file === undefined
          ? undefined
          : textOf(file)
    if (text === undefined || counts?.(text) === false) continue
    const settings = readSettings(path, text) ?? new Map<string, string>()
    return {
      path,
      settings: new Map(
        [...settings]
          .filter(([key]) => section.test(key))
          .map(([key, value]) => [key.replace(section, ''), value])
      )
    }
  }
  return undefined
}
