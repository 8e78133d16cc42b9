import type { Server } from 'node:http'
import type { ViteDevServer } from 'vite'
import type { Assets } from '../../src/pipeline/document/assets.ts'
import type { RenderRequest, RenderResponse } from '../../src/pipeline/render-deps.ts'
import type { ShopDeps } from '../../src/entry-server.tsx'
import { projectPath } from '../paths.ts'
import { createBuiltAssets } from './create-built-assets.ts'
import { createDevAssets } from './create-dev-assets.tsx'
import { readManifest } from './read-manifest.ts'
import { createStyleSheets, type StyleSheets } from './style-sheets.ts'

/** The render function, and what serves the shop's files. */
export interface Shop {
  readonly render: (request: RenderRequest) => Promise<RenderResponse>
  readonly clientDirectory: string
  /** Joined style sheets, of the build only. */
  readonly sheets?: StyleSheets
}

type DepsWithoutAssets = Omit<ShopDeps, 'assets'>
type ServerEntry = typeof import('../../src/entry-server.tsx')

interface Options {
  readonly deps: DepsWithoutAssets
  /** In development only. */
  readonly vite: ViteDevServer | undefined
}

export const CLIENT_DIRECTORY = projectPath('dist', 'client')

/** The built shop, or in development the sources through Vite, where every request sees the newest. */
export const loadShop = async ({ deps, vite }: Options): Promise<Shop> => {
  if (vite !== undefined) return loadSources(deps, vite)
  const { createShop } = await importBuilt()
  const sheets = createStyleSheets({ clientDirectory: CLIENT_DIRECTORY, manifest: readManifest(CLIENT_DIRECTORY), buildId: deps.build })
  return {
    render: createShop({ ...deps, assets: createBuiltAssets(CLIENT_DIRECTORY, sheets) }),
    clientDirectory: CLIENT_DIRECTORY,
    sheets,
  }
}

/** The address is computed so that neither the bundler nor the type checker looks for a build that may not be there. */
const importBuilt = async (): Promise<ServerEntry> =>
  (await import(/* @vite-ignore */ projectPath('dist', 'server', 'entry-server.js'))) as ServerEntry

/** `server` shares the program's port with Vite's reload messages. */
export const startVite = async (server: Server): Promise<ViteDevServer> => {
  const { createServer } = await import('vite')
  return createServer({ root: projectPath(), server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
}

const loadSources = (deps: DepsWithoutAssets, vite: ViteDevServer): Shop => {
  const assets: Assets = createDevAssets(vite)
  const render = async (request: RenderRequest): Promise<RenderResponse> => {
    const { createShop } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry
    return createShop({ ...deps, assets })(request)
  }
  return { render, clientDirectory: CLIENT_DIRECTORY }
}
