/** The page's colours, for light and for dark; each text colour reads on both grounds (WCAG 2.2, AA). */

/** What text stands on. */
export const GROUNDS = {
  page: ['#ffffff', '#0d1117'],
  shade: ['#f6f8fa', '#161b22']
} as const

/** What text and marks are drawn in. */
export const INKS = {
  text: ['#1f2328', '#e6edf3'],
  muted: ['#57606a', '#9198a1'],
  link: ['#0860ca', '#4493f8'],
  pass: ['#1a7030', '#3fb950'],
  fail: ['#c21c28', '#ff6a61'],
  person: ['#855900', '#d29922']
} as const

/** Lines between parts: no text is drawn in them. */
const LINES = { line: ['#d1d9e0', '#3d444d'] } as const

/** The colours as custom properties of style. @param scheme 0 for light, 1 for dark */
export function colorProperties(scheme: 0 | 1): string {
  return Object.entries({ ...GROUNDS, ...INKS, ...LINES })
    .map(([name, colors]) => `--${name}:${colors[scheme]}`)
    .join(';')
}
