/** The page's own script: search, copying and printing. Everything can be read without it. */

/** Its text; the page's policy of content allows it by its digest. It reads the page and takes nothing from outside. */
export const PAGE_SCRIPT = `
(() => {
  const byId = id => document.getElementById(id)
  const field = byId('search')
  if (field) {
    const rows = [...byId('ledger').children].map(row => ({ row, text: row.textContent.toLowerCase() }))
    const box = byId('search-box')
    box.hidden = false
    field.addEventListener('input', () => {
      const words = field.value.toLowerCase().split(/\\s+/).filter(word => word !== '')
      let found = 0
      for (const { row, text } of rows) {
        const fits = words.every(word => text.includes(word))
        row.hidden = !fits
        if (fits) found += 1
      }
      byId('found').textContent = words.length === 0 ? '' : found + ' of ' + rows.length + ' files'
      if (words.length > 0) byId('files').open = true
    })
  }
  for (const button of document.querySelectorAll('button[data-copy]')) {
    button.hidden = false
    button.addEventListener('click', async () => {
      const line = byId(button.dataset.copy)
      try {
        await navigator.clipboard.writeText(line.textContent)
        button.textContent = 'Copied'
      } catch {
        getSelection().selectAllChildren(line)
        button.textContent = 'Selected'
      }
    })
  }
  const openTarget = () => {
    const fold = byId(location.hash.slice(1))
    if (fold && fold.tagName === 'DETAILS') fold.open = true
  }
  addEventListener('hashchange', openTarget)
  openTarget()
  let folded = []
  addEventListener('beforeprint', () => {
    folded = [...document.querySelectorAll('details:not([open])')]
    for (const fold of folded) fold.open = true
  })
  addEventListener('afterprint', () => {
    for (const fold of folded) fold.open = false
    folded = []
  })
})()
`
