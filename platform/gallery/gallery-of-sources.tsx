import type { ReactNode } from 'react'
import type { ViteDevServer } from 'vite'
import { sourceGallery } from '../../server/storefront/load-gallery.ts'
import { ReloadScripts } from '../../server/storefront/reload-scripts.tsx'
import { renderHtml } from '../../server/lib/html-page.tsx'
import { scriptJson } from '../../src/lib/script-json.ts'
import type { WantedStyles } from '../../src/pipeline/document/assets.ts'
import type { GallerySource } from './gallery-plugin.ts'

const SCRIPT = '/src/gallery/start-fixture.tsx'

/** The gallery from its sources through Vite: each look shows the newest, and frames take changed modules and props in place. */
export const galleryOfSources = (vite: ViteDevServer): GallerySource => {
  const { views, sheets, allSheets } = sourceGallery(vite)
  const styles = async (wanted: WantedStyles): Promise<ReactNode> => linked(await sheets(wanted))
  return {
    views,
    styles,
    allStyles: async (theme) => linked(await allSheets(theme)),
    frame: async (request) => {
      const rendered = await (await views()).renderFixture(request)
      if (rendered === undefined) return undefined
      const html = fixtureDocument({
        ...rendered,
        styles: await styles(rendered),
        theme: request.site.theme,
        script: SCRIPT,
        boot: request,
      })
      return { html, inlineScripts: rendered.inlineScripts }
    },
    workbench: '/src/gallery/workbench.ts',
    isDevelopment: true,
  }
}

const linked = (hrefs: readonly string[]): ReactNode => (
  <>
    <ReloadScripts />
    {hrefs.map((href) => (
      <link key={href} rel="stylesheet" href={href} />
    ))}
  </>
)

interface Options {
  /** As React has rendered it, for the same React to bring it to life. */
  readonly html: string
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** What the site names. */
  readonly theme: string | undefined
  /** Elements for the head. */
  readonly styles: ReactNode
  /** What brings it to life, and from what. */
  readonly script: string
  readonly boot: unknown
}

/** One fixture by itself, in the shop's own styles. */
const fixtureDocument = ({ html, locale, direction, theme, styles, script, boot }: Options): string =>
  renderHtml(
    <html lang={locale} dir={direction} data-theme={theme}>
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
