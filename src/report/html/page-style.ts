/** The page's style: light and dark, a phone's width, and paper. */
import { colorProperties } from './page-colors.ts'

const GROUND = `
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0 auto;max-width:60rem;padding:0 1rem 3rem;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
a{color:var(--link)}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
main:focus{outline:0}
.skip{position:absolute;left:-999rem}
.skip:focus{left:1rem;top:.5rem;padding:.5rem 1rem;background:var(--page);z-index:1}
h1{font-size:1.6rem;line-height:1.25;margin:.25rem 0 .75rem}
h2{font-size:1.25rem;line-height:1.3;margin:2.25rem 0 .75rem;padding-bottom:.25rem;border-bottom:1px solid var(--line)}
h3{font-size:1rem;line-height:1.4;margin:1.25rem 0 .5rem}
p,ul,ol,dl,pre,table,figure{margin:0 0 .9rem}
ul,ol{padding-left:1.5rem}
li{margin:.2rem 0}
code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
:not(pre)>code{background:var(--shade);border-radius:.25rem;padding:.1em .3em}
pre{background:var(--shade);border:1px solid var(--line);border-radius:.4rem;padding:.75rem 1rem;overflow:auto;overflow-wrap:normal}
pre code{white-space:pre}`

const TOP = `
.verdict{margin-top:1.25rem;padding:1rem 1.25rem .25rem;border:1px solid var(--line);border-left:.4rem solid var(--text);border-radius:.4rem}
.verdict p{margin-bottom:.6rem}
.verdict.pass{border-left-color:var(--pass)}
.verdict.fail{border-left-color:var(--fail)}
.verdict.person{border-left-color:var(--person)}
.pass .mark,b.pass{color:var(--pass)}
.fail .mark,b.fail{color:var(--fail)}
.person .mark,b.person{color:var(--person)}
.product{color:var(--muted);font-size:.875rem;margin:0}
.muted,b.muted{color:var(--muted)}
p.muted,figure p{font-size:.875rem}
nav ul{list-style:none;padding:0;margin:1rem 0 0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
nav a{display:inline-block;padding:.25rem 0}
.copy{display:flex;gap:.5rem;align-items:flex-start}
.copy pre{flex:1;min-width:0;border-color:var(--link)}
.copy pre code{white-space:pre-wrap;overflow-wrap:anywhere}
button{font:inherit;color:var(--text);background:var(--shade);border:1px solid var(--muted);border-radius:.4rem;padding:.6rem 1rem;cursor:pointer}`

const PARTS = `
table{width:100%;border-collapse:collapse}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem;border-bottom:1px solid var(--line);font-weight:400}
thead th{font-weight:600;border-bottom-width:2px}
th:first-child,td:first-child{padding-left:0;white-space:nowrap;width:1%}
.took{text-align:right;white-space:nowrap;padding-right:0}
tbody th a{font-weight:600}
.what{font-size:.875rem;color:var(--muted)}
.label{display:inline-block;color:var(--muted);border:1px solid var(--line);border-radius:1rem;padding:0 .5rem;font-size:.8rem}
figcaption{font-weight:600;margin:1.25rem 0 .5rem}
svg{display:block;overflow:hidden}
svg text{fill:var(--text);font-size:13px}
.track{fill:var(--shade)}
.bar{fill:var(--muted)}
.bar.pass{fill:var(--pass)}
.bar.fail{fill:var(--fail)}
.bar.person{fill:var(--person)}
summary{cursor:pointer;padding:.4rem 0}
summary h3{display:inline;margin:0}
.check{border:1px solid var(--line);border-radius:.4rem;padding:.1rem 1rem;margin:0 0 .6rem}
.check[open]{padding-bottom:.25rem}
dl>div{display:grid;grid-template-columns:8rem 1fr;gap:.1rem 1rem;padding:.25rem 0}
.check dl{font-size:.875rem}
dt{color:var(--muted)}
dd{margin:0;min-width:0}
.ledger{list-style:none;padding:0}
.ledger li{padding:.3rem 0;margin:0;border-bottom:1px solid var(--line)}
.ledger .digest{display:block;background:none;padding:0;color:var(--muted);font-size:.75rem}
.ledger .path{background:none;padding:0}
.search label{display:block;margin-bottom:.25rem}
.search input{font:inherit;width:100%;max-width:30rem;padding:.5rem .75rem;color:var(--text);background:var(--page);border:1px solid var(--muted);border-radius:.4rem}
footer{margin-top:3rem;border-top:1px solid var(--line);padding-top:1rem;color:var(--muted);font-size:.875rem}
[hidden]{display:none!important}`

const PHONE = `
@media (max-width:40rem){
h1{font-size:1.35rem}
.verdict{padding:.75rem 1rem .1rem}
.copy{display:block}
.copy button{width:100%;margin-bottom:.9rem}
th,td{padding:.5rem .4rem}
dl>div{display:block}
}`

// Paper is white, has no pointer, and cannot be unfolded.
const PAPER = `
body{max-width:none;padding:0;font-size:10pt}
nav,.skip,.search,button{display:none!important}
details::details-content{content-visibility:visible;block-size:auto;display:block}
pre{overflow:visible}
pre code{white-space:pre-wrap;overflow-wrap:anywhere}
a{color:inherit;text-decoration:none}
h2,h3,summary{break-after:avoid}
tr,li,svg{break-inside:avoid}`

/** Its text; the page's policy of content allows it by its digest. */
export function pageStyle(): string {
  return `
:root{color-scheme:light dark;${colorProperties(0)}}
@media (prefers-color-scheme:dark){:root{${colorProperties(1)}}}${GROUND}${TOP}${PARTS}${PHONE}
@media print{
:root{${colorProperties(0)}}${PAPER}
}
`
}
