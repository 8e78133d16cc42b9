import type { ViteDevServer } from 'vite'
import { createDevAssets } from '../storefront/create-dev-assets.ts'
import type { GalleryNeeds } from './gallery-plugin.ts'
import type { GalleryViews } from './gallery-views.ts'

/** The gallery from its sources through Vite: each look shows the newest, and frames take changed modules in place. */
export const galleryOfSources = (vite: ViteDevServer): Pick<GalleryNeeds, 'views' | 'styles' | 'workbench' | 'script'> => {
  const assets = createDevAssets(vite)
  return {
    // Vite types a loaded module as a record of anything; it is the module named here.
    views: async () => (await vite.ssrLoadModule('/src/entry-gallery.ts')) as GalleryViews,
    styles: async (types) => {
      await vite.ssrLoadModule('/src/app/shell.tsx')
      const { links } = await assets.styles(types)
      return `${assets.preamble}${links.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}`
    },
    workbench: '/src/app/gallery/workbench.ts',
    script: '/src/app/gallery/start-fixture.tsx',
  }
}
