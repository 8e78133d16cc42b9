import { HtmlPage, renderHtml } from '../lib/html-page.tsx'
import type { Ids } from '../runtime.ts'

/** `E-` and eight upper-case hex digits, by which the log line of an error that a shopper reports is found. */
export const incidentId = (ids: Pick<Ids, 'uuid'>): string => `E-${ids.uuid().replace(/-/g, '').slice(0, 8).toUpperCase()}`

interface Options {
  readonly heading: string
  readonly text: string
  readonly incident?: string
}

/** A page that needs nothing of the shop: shown when our own rendering fails, and for addresses that cannot be read. */
export const errorPage = ({ heading, text, incident }: Options): string =>
  renderHtml(
    <HtmlPage language="en" title={heading}>
      <main>
        <h1>{heading}</h1>
        <p>{text}</p>
        {incident !== undefined && (
          <p>
            Reference: <code>{incident}</code>
          </p>
        )}
        <p>
          <a href="/">Go to the home page</a>
        </p>
      </main>
    </HtmlPage>,
  )
