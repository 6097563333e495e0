/** Evaluates the few expressions that the example workflows use; anything else is an error. */

/** Values by the first name of a context, such as `github`. */
export type Contexts = Readonly<Record<string, unknown>>

/** A text with its `${{ }}` filled in; a text that is one expression keeps its value. */
export function evaluated(value: unknown, contexts: Contexts): unknown {
  if (typeof value !== 'string') return value
  const whole = /^\$\{\{((?:(?!\}\}).)*)\}\}$/.exec(value)
  if (whole !== null) return expression(whole[1] ?? '', contexts)
  return value.replaceAll(/\$\{\{(.*?)\}\}/g, (_, text: string) =>
    String(expression(text, contexts))
  )
}

/** Whether a step runs; its condition may stand in `${{ }}` or not. */
export function condition(text: string, contexts: Contexts): boolean {
  const [, inner = text] = /^\$\{\{(.*)\}\}$/.exec(text) ?? []
  return inner
    .split('&&')
    .every(one => one.trim() === '!cancelled()' || expression(one, contexts))
}

/** The value of one expression. @throws Error for what it does not know */
export function expression(text: string, contexts: Contexts): unknown {
  const alternatives = text.split('||').map(one => comparison(one, contexts))
  const last = alternatives.at(-1)
  return alternatives.find(Boolean) ?? last
}

function comparison(text: string, contexts: Contexts): unknown {
  const [left = '', operator, right, ...more] = text.split(/([!=]=)/)
  if (more.length > 0) throw new Error(`Unknown expression: ${text}`)
  const value = primary(left.trim(), contexts)
  if (operator === undefined || right === undefined) return value
  const equal = value === primary(right.trim(), contexts)
  return operator === '==' ? equal : !equal
}

function primary(text: string, contexts: Contexts): unknown {
  const literal = /^'([^']*)'$/.exec(text)
  if (literal !== null) return literal[1]
  const parsed = /^fromJSON\((.*)\)$/.exec(text)
  if (parsed !== null)
    return JSON.parse(String(primary(parsed[1] ?? '', contexts)))
  if (!/^[a-z_]+(\.[\w-]+)+$/.test(text))
    throw new Error(`Unknown expression: ${text}`)
  return lookUp(text.split('.'), contexts)
}

/** Only a payload may lack a field, as GitHub has it; a misspelt name anywhere else is an error. */
function lookUp(names: readonly string[], contexts: Contexts): unknown {
  let value: unknown = contexts
  for (const [at, name] of names.entries()) {
    const here = value as Contexts | null | undefined
    if (here === null || here === undefined || !Object.hasOwn(here, name)) {
      if (names[0] === 'github' && names[1] === 'event' && at > 1)
        return undefined
      throw new Error(`Nothing is known of ${names.join('.')}`)
    }
    value = here[name]
  }
  return value
}
