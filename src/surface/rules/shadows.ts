/** New files that stand where a tool of the checks is looked for first (threat B6). */
import { PYTHON_STANDARD } from './python-modules.ts'
import { folderOf, nameOf } from '../change.ts'
import type { Found, SurfaceInput } from '../change.ts'

// `python -m pytest` looks in the folder it runs in before anywhere else.
const PYTHON_TOOLS = new Set(
  'pytest _pytest pluggy iniconfig packaging exceptiongroup tomli sitecustomize usercustomize coverage pytest_cov xdist mypy ruff'.split(
    ' '
  )
)
const JS_RUNNERS =
  /(?:^|\/)node_modules\/(?:\.bin\/|(?:@jest|@vitest|@babel|jest|vitest|mocha|ava|tap|jasmine|karma|c8|nyc|typescript|eslint|tsx|ts-node|cypress|@playwright)(?:[-/]))/i

/** Added files whose name is a tool's. */
export function shadowingFiles(input: SurfaceInput): readonly Found[] {
  const roots = new Set(['', ...input.commands.map(({ cwd }) => cwd)])
  return input.changes
    .filter(({ before, after }) => before === undefined && after !== undefined)
    .flatMap(({ path }) => {
      const why = shadowOf(path, roots, input.basePaths)
      return why === undefined
        ? []
        : [
            {
              rule: 'tool-shadowed' as const,
              message: `${path} is new and ${why}`,
              path
            }
          ]
    })
}

function shadowOf(
  path: string,
  roots: ReadonlySet<string>,
  basePaths: ReadonlySet<string>
): string | undefined {
  const name = nameOf(path).toLowerCase()
  if (name.endsWith('.pth')) return 'is run by Python when it starts'
  if (/(?:^|\/)node_modules\//i.test(path) && !/fixtures?\//i.test(path)) {
    const tracked = [...basePaths].some(one => one.includes('node_modules/'))
    return !tracked || JS_RUNNERS.test(path)
      ? 'stands where Node looks for packages and tools'
      : undefined
  }
  const python = pythonModule(path)
  if (python === undefined || !roots.has(python.folder)) return undefined
  return PYTHON_TOOLS.has(python.name) || PYTHON_STANDARD.has(python.name)
    ? `is loaded in place of the module ${python.name}`
    : undefined
}

/** The module that a file is, and the folder that must be searched for it. */
function pythonModule(
  path: string
): { readonly name: string; readonly folder: string } | undefined {
  const match = /^(.*?)\.(?:py|pyc|so|[\w-]+\.so|pyd)$/i.exec(nameOf(path))
  if (match === null) return undefined
  const name = (match[1] ?? '').toLowerCase()
  const folder = folderOf(path)
  return name === '__init__' || name === '__main__'
    ? { name: nameOf(folder).toLowerCase(), folder: folderOf(folder) }
    : { name, folder }
}
