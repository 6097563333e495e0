/** A load hook: Node takes JSON only with an import attribute, which the language service leaves out. */

/** Gives each JSON file the attribute. */
export function load(url, context, nextLoad) {
  return url.endsWith('.json')
    ? nextLoad(url, {
        ...context,
        importAttributes: { ...context.importAttributes, type: 'json' }
      })
    : nextLoad(url, context)
}
