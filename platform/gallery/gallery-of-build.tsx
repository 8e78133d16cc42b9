import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsync } from 'fastify'
import type { ReactNode } from 'react'
import { projectPath } from '../../server/paths.ts'
import { builtGallery } from '../../server/storefront/load-gallery.ts'
import type { GallerySource } from './gallery-plugin.ts'

const WORKBENCH = '/_gallery/assets/workbench.js'

/** The gallery from the build: each frame is a page of the shop with one block, alive by the chunks shoppers are sent. */
export const galleryOfBuild = (build: string): GallerySource => {
  const { views, assets, sheets, allSheets } = builtGallery()
  const linked = (hrefs: readonly string[]): ReactNode => hrefs.map((href) => <link key={href} rel="stylesheet" href={href} />)
  return {
    views,
    styles: async (wanted) => linked(await sheets(wanted)),
    allStyles: async (theme) => linked(await allSheets(theme)),
    frame: async (request, url) => (await views()).renderFrame({ ...request, url, assets: assets(), build }),
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
