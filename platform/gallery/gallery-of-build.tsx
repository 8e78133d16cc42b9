import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsync } from 'fastify'
import type { Assets } from '../../src/pipeline/document/document.ts'
import { projectPath } from '../../server/paths.ts'
import { createBuiltAssets } from '../../server/storefront/create-built-assets.ts'
import { CLIENT_DIRECTORY } from '../../server/storefront/load-shop.ts'
import type { GallerySource } from './gallery-plugin.ts'
import type { GalleryViews } from './gallery-views.ts'

const WORKBENCH = '/_gallery/assets/workbench.js'

/** The gallery from the build: each frame is a page of the shop with one block, alive by the chunks shoppers are sent. */
export const galleryOfBuild = (build: string): GallerySource => {
  // Read with the first look, like the views.
  let known: Assets | undefined
  const assets = (): Assets => (known ??= createBuiltAssets(CLIENT_DIRECTORY))
  return {
    views: loadViews,
    styles: async (types) => {
      const { links } = await assets().styles(types)
      return links.map((href) => <link key={href} rel="stylesheet" href={href} />)
    },
    frame: async (request, url) => (await loadViews()).renderFrame({ ...request, url, assets: assets(), build }),
    workbench: WORKBENCH,
    isDevelopment: false,
  }
}

/** The workbench's script. It imports nothing, so the server's build of it runs in a browser, and the shop's has no part in it. */
export const builtWorkbench: FastifyPluginAsync = async (app) => {
  app.get(WORKBENCH, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await readFile(projectPath('dist', 'server', 'gallery-workbench.js'), 'utf8')),
  )
}

/** Loaded with the first look at the gallery: shoppers never need it. */
const loadViews = async (): Promise<GalleryViews> =>
  (await import(/* @vite-ignore */ projectPath('dist', 'server', 'entry-gallery.js'))) as GalleryViews
