import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsync } from 'fastify'
import type { Assets } from '../../src/app/assets.ts'
import { projectPath } from '../paths.ts'
import { createBuiltAssets } from '../storefront/create-built-assets.ts'
import { CLIENT_DIRECTORY } from '../storefront/load-shop.ts'
import type { GalleryNeeds } from './gallery-plugin.ts'
import type { GalleryViews } from './gallery-views.ts'

const WORKBENCH = '/_gallery/assets/workbench.js'

/** The gallery from the build; its frames stay HTML, because a script of theirs would be one more build of every block. */
export const galleryOfBuild = (): Pick<GalleryNeeds, 'views' | 'styles' | 'workbench'> => {
  // Read with the first look, like the views.
  let assets: Assets | undefined
  return {
    views: loadViews,
    styles: async (types) => {
      assets ??= createBuiltAssets(CLIENT_DIRECTORY)
      const { inline, links } = await assets.styles(types)
      return `<style>${inline}</style>${links.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}`
    },
    workbench: WORKBENCH,
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
