import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { readBlockSizes, type BlockSize } from '../../scripts/blocks/size/block-sizes.ts'
import { CLIENT_DIRECTORY } from '../../server/storefront/load-shop.ts'
import { projectPath } from '../../server/paths.ts'
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

/** What a type weighs in the build that is there, as `npm run blocks size` reports it; undefined without a build. */
const builtSizeOf = async (type: string): Promise<BlockSize | undefined> => {
  const sizes = await readBlockSizes(CLIENT_DIRECTORY).catch(() => undefined)
  return sizes?.get(type)
}

/** The checker the workbench puts into a frame on demand: a file of its own, from the tools of development, or 404 without. */
export const axePlugin: FastifyPluginAsync = async (app) => {
  app.get('/_gallery/assets/axe.js', async (_request, reply) => {
    const source = await readFile(axeFile(), 'utf8').catch(() => undefined)
    return source === undefined ? reply.code(404).send() : reply.type('text/javascript; charset=utf-8').send(source)
  })
}

const axeFile = (): string => createRequire(projectPath('package.json')).resolve('axe-core/axe.min.js')
