/** Markdown as GitHub shows it on the page of a check run: its flavour, and the rules of style that bear on the layout. */
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

// What GitHub gives `.markdown-body` where it decides how a page breaks and scrolls.
const STYLE = `
:root { color-scheme: light dark; --text: light-dark(#1f2328, #f0f6fc); --muted: light-dark(#59636e, #9198a1);
  --back: light-dark(#fff, #0d1117); --shade: light-dark(#f6f8fa, #151b23); --line: light-dark(#d1d9e0, #3d444d); }
* { box-sizing: border-box }
body { margin: 0; background: var(--back); color: var(--text);
  font: 14px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; word-wrap: break-word }
main { max-width: 900px; margin: 0 auto; padding: 16px }
.title { font-size: 20px; font-weight: 600; border-bottom: 1px solid var(--line); padding-bottom: 8px; margin-bottom: 16px }
h1, h2, h3, h4 { margin: 24px 0 16px; line-height: 1.25; font-weight: 600 }
h2 { font-size: 1.5em; border-bottom: 1px solid var(--line); padding-bottom: .3em }
h3 { font-size: 1.25em } h4 { font-size: 1em }
p, ul, ol, pre, table, details, blockquote { margin: 0 0 16px }
ul, ol { padding-left: 2em } li + li { margin-top: .25em }
a { color: light-dark(#0969da, #4493f8) }
blockquote { padding: 0 1em; color: var(--muted); border-left: .25em solid var(--line) }
code { padding: .2em .4em; font: 85% ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
  background: light-dark(#818b981f, #656c7633); border-radius: 6px; white-space: break-spaces }
pre { padding: 16px; overflow: auto; line-height: 1.45; background: var(--shade); border-radius: 6px }
pre code { padding: 0; background: none; white-space: pre; font-size: 12px }
table { display: block; width: max-content; max-width: 100%; overflow: auto; border-spacing: 0; border-collapse: collapse }
th, td { padding: 6px 13px; border: 1px solid var(--line) }
tr:nth-child(2n) { background: var(--shade) }
summary { cursor: pointer }
hr { height: .25em; margin: 24px 0; background: var(--line); border: 0 }
`

/** The page of a check run. @param parts the Markdown of its summary and of its text */
export function githubPage(title: string, parts: readonly string[]): string {
  const shown = parts
    .map(part =>
      micromark(part, {
        allowDangerousHtml: true,
        extensions: [gfm()],
        htmlExtensions: [gfmHtml()]
      })
    )
    .join('\n')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Check run</title><style>${STYLE}</style><main><div class="title">${micromark(title.replace(/[<&]/g, '\\$&'))}</div>${shown}</main></html>`
}
