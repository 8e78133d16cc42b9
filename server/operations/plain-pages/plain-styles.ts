import { createHash } from 'node:crypto'
import { THEME_VALUES, type ThemeValues } from '../../lib/theme-values/theme-values.ts'
import { THEMES } from '../../../themes/themes.ts'

const BASE = `
*{box-sizing:border-box}
html{font-size:62.5%;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-block-size:100dvh;background:var(--color-surface);color:var(--color-ink);font:1.6rem/1.55 var(--font-body);overflow-wrap:break-word}
h1,h2,h3{margin:0;line-height:1.2}
h1,h2,.brand{font-family:var(--font-display);font-weight:var(--weight-display);letter-spacing:var(--tracking-display)}
h1{font-size:clamp(2.8rem,2.52rem + .8vw,3.6rem)}
:lang(ar,ja,ko,zh) :is(h1,h2){font-family:inherit;font-weight:600;letter-spacing:0}
.brand{display:inline-block;font-size:2.8rem;line-height:1.2;color:inherit;text-decoration:none}
p{margin:0}
a{color:var(--color-accent);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}
input,select,button{min-block-size:4.4rem;padding-inline:1.2rem;border:1px solid var(--color-line-strong);border-radius:var(--radius-md);background:var(--color-surface-raised);color:inherit;font:inherit;max-inline-size:100%}
button,.button{border-color:var(--color-accent);border-radius:var(--radius-button);background:var(--color-accent);color:var(--color-accent-ink);font-weight:600;cursor:pointer}
button:hover{background:var(--color-accent-hover)}
`

/** Rules of a kind of plain page: they stand in the document itself, so that nothing of the build is fetched. */
export interface PlainStyles {
  /** The rules in this theme; in the shop's first theme for an unknown name. */
  readonly of: (theme: string) => string
  /** What a content security policy allows them by, in whichever theme. */
  readonly hashes: string
}

interface Options {
  /** Light in dark mode too, for pages that are printed. */
  readonly isLightOnly?: boolean
}

/** Rules of pages that stand before the shop or beside it, in the look of each theme, light and dark. */
export const plainStyles = (rules: string, { isLightOnly = false }: Options = {}): PlainStyles => {
  const byTheme = new Map(
    THEME_VALUES.map(([name, { dark, ...light }]) => {
      const values = dark === undefined || isLightOnly ? light : { ...light, dark }
      return [name, `${rootOf(values)}${BASE}${rules}`]
    }),
  )
  const of = (theme: string): string => byTheme.get(theme) ?? byTheme.get(THEMES[0].name) ?? rules
  return { of, hashes: [...byTheme.values()].map(styleHashOf).join(' ') }
}

const rootOf = ({ light, dark, faces }: ThemeValues): string =>
  [
    ...faces,
    `:root{color-scheme:${dark === undefined ? 'light' : 'light dark'};${declarations(light)}}`,
    ...(dark === undefined ? [] : [`@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`]),
  ].join('\n')

const declarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** What the content security policy allows rules or a script in a document by. */
export const styleHashOf = (styles: string): string => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
