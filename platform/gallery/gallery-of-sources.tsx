import type { ReactNode } from 'react'
import type { ViteDevServer } from 'vite'
import { createDevAssets } from '../../server/storefront/create-dev-assets.tsx'
import { ReloadScripts } from '../../server/storefront/reload-scripts.tsx'
import { fixtureDocument } from './fixture-document.tsx'
import type { GallerySource } from './gallery-plugin.ts'
import type { GalleryViews } from './gallery-views.ts'

const SCRIPT = '/src/gallery/start-fixture.tsx'

/** The gallery from its sources through Vite: each look shows the newest, and frames take changed modules and props in place. */
export const galleryOfSources = (vite: ViteDevServer): GallerySource => {
  const assets = createDevAssets(vite)
  // Vite types a loaded module as a record of anything; it is the module named here.
  const views = async (): Promise<GalleryViews> => (await vite.ssrLoadModule('/src/entry-gallery.ts')) as GalleryViews
  const styles = async (types: ReadonlySet<string>): Promise<ReactNode> => {
    await vite.ssrLoadModule('/src/pipeline/render/shell.tsx')
    const { links } = await assets.styles(types)
    return (
      <>
        <ReloadScripts />
        {links.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </>
    )
  }
  return {
    views,
    styles,
    frame: async (request) => {
      const rendered = await (await views()).renderFixture(request)
      if (rendered === undefined) return undefined
      const html = fixtureDocument({ ...rendered, styles: await styles(rendered.types), script: SCRIPT, boot: request })
      return { html, inlineScripts: rendered.inlineScripts }
    },
    workbench: '/src/gallery/workbench.ts',
    isDevelopment: true,
  }
}
