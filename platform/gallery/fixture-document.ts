import { scriptJson } from '../../src/lib/script-json.ts'

interface Options {
  readonly html: string
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** Elements for the head. */
  readonly styles: string
  /** What brings it to life, and from what. */
  readonly script: string
  readonly boot: unknown
}

/** One fixture by itself, in the shop's own styles. */
export const fixtureDocument = ({ html, locale, direction, styles, script, boot }: Options): string =>
  `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<link rel="icon" href="/favicon.svg"><title>Fixture</title>${styles}</head><body><div id="root">${html}</div>` +
  `<script type="application/json" id="boot">${scriptJson(boot)}</script><script type="module" src="${script}"></script></body></html>`
