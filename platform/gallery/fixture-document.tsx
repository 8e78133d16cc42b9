import type { ReactNode } from 'react'
import { renderHtml } from '../../server/lib/html-page.tsx'
import { scriptJson } from '../../src/lib/script-json.ts'

interface Options {
  /** As React has rendered it, for the same React to bring it to life. */
  readonly html: string
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** Elements for the head. */
  readonly styles: ReactNode
  /** What brings it to life, and from what. */
  readonly script: string
  readonly boot: unknown
}

/** One fixture by itself, in the shop's own styles. */
export const fixtureDocument = ({ html, locale, direction, styles, script, boot }: Options): string =>
  renderHtml(
    <html lang={locale} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="/favicon.svg" />
        <title>Fixture</title>
        {styles}
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: html }} />
        <script type="application/json" id="boot">
          {scriptJson(boot)}
        </script>
        <script type="module" src={script} />
      </body>
    </html>,
  )
