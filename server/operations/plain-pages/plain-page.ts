import { escapeHtml } from '../../../src/lib/escape-html.ts'
import { directionOf } from '../../../src/site/direction.ts'

interface Options {
  readonly language: string
  readonly title: string
  /** Rules of the page, as a whole. */
  readonly styles: string
  /** Elements of the body. */
  readonly body: string
}

/** A document of the server's own: no script, nothing fetched but the shop's typefaces, in no search engine. */
export const plainPage = ({ language, title, styles, body }: Options): string =>
  `<!doctype html><html lang="${escapeHtml(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
  `<title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${styles}</style></head><body>${body}</body></html>`
