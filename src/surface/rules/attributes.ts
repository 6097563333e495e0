/** .gitattributes that hide source from a review (threat E10). */
import { nameOf, textsOf } from '../change.ts'
import type { Found, SurfaceInput } from '../change.ts'

// Patterns of files that nobody reviews line by line: locks, builds, media.
const UNREVIEWED =
  /(?:^|\/)(?:dist|build|out|lib|vendor|third_party|node_modules|generated|__generated__|__snapshots__|snapshots|fixtures|testdata|assets|docs?|public|\.yarn|coverage)(?:\/|$)|(?:lock(?:\.\w+)?|lockfile|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|go\.sum|\.(?:min\.\w+|map|snap|png|jpe?g|gif|ico|webp|svg|pdf|zip|gz|tgz|jar|whl|woff2?|ttf|eot|otf|mp[34]|mov|wasm|exe|dll|so|bin|onnx|parquet|csv|ipynb|psd|ai|pb\.\w+|g\.dart|generated\.\w+|designer\.cs|sum))$/i

const HIDES =
  /^(?:-diff|!diff|diff=(?!(?:ada|astextplain|bash|bibtex|cpp|csharp|css|dts|elixir|exif|fortran|fountain|golang|html|java|kotlin|markdown|matlab|objc|pascal|perl|php|python|ruby|rust|scheme|tex|unset)$).*|binary|linguist-(?:generated|vendored|documentation)(?:=(?:true|1))?|filter=(?!lfs$).*|working-tree-encoding=.*)$/i

/** Lines that hide and were not there before. */
export function attributeChanges({ changes }: SurfaceInput): readonly Found[] {
  return changes
    .filter(({ path }) => nameOf(path).toLowerCase() === '.gitattributes')
    .flatMap(change => {
      const texts = textsOf(change)
      if (texts === undefined) return []
      const known = new Set(hiding(texts.before).map(({ key }) => key))
      return hiding(texts.after)
        .filter(({ key }) => !known.has(key))
        .map(({ pattern, attribute, line, text }) => ({
          rule: 'attributes-hide' as const,
          message: `${change.path} hides ${pattern} from a review by ${attribute}`,
          path: change.path,
          line,
          after: text
        }))
    })
}

interface Hiding {
  readonly key: string
  readonly pattern: string
  readonly attribute: string
  readonly line: number
  readonly text: string
}

function hiding(text: string): readonly Hiding[] {
  const macros = new Map<string, readonly string[]>()
  return text.split(/\r?\n/).flatMap((raw, at) => {
    const [pattern = '', ...attributes] = wordsOf(raw)
    if (pattern === '' || pattern.startsWith('#')) return []
    if (pattern.startsWith('[attr]')) {
      macros.set(pattern.slice(6), attributes)
      return []
    }
    if (UNREVIEWED.test(pattern.replace(/\/?\*+$/, ''))) return []
    return attributes.flatMap(attribute => {
      const means = [attribute, ...(macros.get(attribute) ?? [])]
      return means.some(one => HIDES.test(one))
        ? [
            {
              key: `${pattern} ${attribute}`,
              pattern,
              attribute,
              line: at + 1,
              text: raw.trim()
            }
          ]
        : []
    })
  })
}

/** A pattern with spaces stands in quotes. */
function wordsOf(line: string): readonly string[] {
  return (line.trim().match(/"(?:\\.|[^"\\])*"|\S+/g) ?? []).map(word =>
    word.startsWith('"') ? word.slice(1, -1) : word
  )
}
