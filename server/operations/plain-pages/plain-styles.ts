import { createHash } from 'node:crypto'

/** Copies of tokens of themes/alder/tokens.scss for plain pages; a test compares the two. */
export const PLAIN_TOKENS: Readonly<Record<string, string>> = {
  '--color-surface': '#f6f3ec',
  '--color-surface-raised': '#fff',
  '--color-ink': '#171512',
  '--color-ink-muted': '#5a544a',
  '--color-line': '#d7d3cb',
  '--color-line-strong': '#7d7468',
  '--color-accent': '#171512',
  '--color-accent-hover': '#35322d',
  '--color-accent-ink': '#fff',
  '--color-danger': '#9a3417',
  '--color-danger-soft': '#f8e5e0',
  '--color-success': '#1f4637',
  '--color-success-soft': '#e0ecdf',
  '--color-warning': '#7a4f00',
  '--color-warning-soft': '#f8ecd0',
  '--color-focus': '#171512',
  '--radius-md': '0',
  '--radius-lg': '0',
}

const BASE = `
@font-face{font-family:'Shop Sans';src:url('/fonts/shop-sans.woff2') format('woff2');font-weight:400 700;font-display:swap}
@font-face{font-family:'Shop Sans';src:url('/fonts/shop-sans-accents.woff2') format('woff2');font-weight:400 700;font-display:swap;unicode-range:U+BF-D6,U+D8-17F}
@font-face{font-family:'Shop Serif';src:url('/fonts/shop-serif.woff2') format('woff2');font-display:swap}
@font-face{font-family:'Shop Serif';src:url('/fonts/shop-serif-accents.woff2') format('woff2');font-display:swap;unicode-range:U+BF-D6,U+D8-17F}
*{box-sizing:border-box}
html{font-size:62.5%;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-block-size:100dvh;background:var(--color-surface);color:var(--color-ink);font:1.6rem/1.55 'Shop Sans',system-ui,'Segoe UI',roboto,arial,sans-serif;overflow-wrap:break-word}
h1,h2,h3{margin:0;line-height:1.2}
h1,h2{font-family:'Shop Serif','Iowan Old Style',georgia,serif;font-weight:400}
h1{font-size:clamp(2.8rem,2.52rem + .8vw,3.6rem)}
p{margin:0}
a{color:var(--color-accent);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}
input,select,button{min-block-size:4.4rem;padding-inline:1.2rem;border:1px solid var(--color-line-strong);border-radius:var(--radius-md);background:var(--color-surface-raised);color:inherit;font:inherit;max-inline-size:100%}
button{border-color:var(--color-accent);background:var(--color-accent);color:var(--color-accent-ink);font-weight:600;cursor:pointer}
button:hover{background:var(--color-accent-hover)}
`

/** Rules of pages that stand before the shop or beside it: its look, in the document itself, so that nothing of the build is fetched. */
export const PLAIN_STYLES = `:root{${Object.entries(PLAIN_TOKENS)
  .map(([name, value]) => `${name}:${value}`)
  .join(';')}}${BASE}`

/** What the content security policy allows rules in a document by. */
export const styleHashOf = (styles: string): string => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
