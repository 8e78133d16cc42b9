import type { Ids } from '../runtime.ts'

/** `E-` and eight upper-case hex digits, by which the log line of an error that a shopper reports is found. */
export const incidentId = (ids: Pick<Ids, 'uuid'>): string => `E-${ids.uuid().replace(/-/g, '').slice(0, 8).toUpperCase()}`

interface Options {
  readonly heading: string
  readonly text: string
  readonly incident?: string
}

/** A page that needs nothing: shown when our own rendering fails, and for addresses that cannot be read. */
export const errorPage = ({ heading, text, incident }: Options): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${heading}</title></head><body><main><h1>${heading}</h1><p>${text}</p>` +
  (incident === undefined ? '' : `<p>Reference: <code>${incident}</code></p>`) +
  `<p><a href="/">Go to the home page</a></p></main></body></html>`
