import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { axePlugin } from './axe-plugin.ts'
import { builtSizeOf } from './built-size-of.ts'
import { builtWorkbench, galleryOfBuild } from './gallery-of-build.tsx'
import { galleryOfSources } from './gallery-of-sources.tsx'
import { galleryPlugin } from './gallery-plugin.ts'

interface Options {
  readonly sites: readonly SiteConfig[]
  /** Names the build that is there. */
  readonly buildId: string
  /** Vite, where the shop runs from its sources. */
  readonly vite?: ViteDevServer
}

/** `/_gallery` of a running shop, from its sources or its build. */
export const registerGallery = async (app: FastifyInstance, { sites, buildId, vite }: Options): Promise<void> => {
  await app.register(axePlugin)
  if (vite === undefined) await app.register(builtWorkbench)
  const source = vite === undefined ? galleryOfBuild(buildId) : galleryOfSources(vite)
  await app.register(galleryPlugin({ sites, sizeOf: builtSizeOf, ...source }))
}
