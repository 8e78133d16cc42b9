import type { ViteDevServer } from 'vite'
import type { Assets, WantedStyles } from '../../src/pipeline/document/assets.ts'
import { projectPath } from '../paths.ts'
import { createBuiltAssets } from './create-built-assets.ts'
import { createDevAssets, sheetsOfModules } from './create-dev-assets.tsx'
import { CLIENT_DIRECTORY } from './load-shop.ts'
import { readManifest } from './read-manifest.ts'

/** The gallery's half of the shop: fixtures of all blocks, and what renders them. */
export type GalleryViews = typeof import('../../src/entry-gallery.ts')

/** Blocks as their fixtures show them, and the files that documents with them need. */
export interface BlockGallery {
  /** Asked for anew each time, so that development shows the latest. */
  readonly views: () => Promise<GalleryViews>
  readonly assets: () => Assets
  /** Addresses of the style sheets of the shell, a theme and block types; of sources only once the types have been rendered. */
  readonly sheets: (wanted: WantedStyles) => Promise<readonly string[]>
  /** Addresses of a theme's style sheet and of every one that components have, the shell's first. */
  readonly allSheets: (theme: string) => Promise<readonly string[]>
}

/** Of the build. Read with the first look: shoppers never need it. */
export const builtGallery = (): BlockGallery => {
  let known: Assets | undefined
  const assets = (): Assets => (known ??= createBuiltAssets(CLIENT_DIRECTORY))
  return {
    views: async () => (await import(/* @vite-ignore */ projectPath('dist', 'server', 'entry-gallery.js'))) as GalleryViews,
    assets,
    sheets: async (wanted) => (await assets().styles(wanted)).links,
    allSheets: async (theme) => {
      const { links } = await assets().styles({ theme, types: new Set() })
      const files = Object.values(readManifest(CLIENT_DIRECTORY)).flatMap(({ css = [] }) => css.map((file) => `/${file}`))
      return [...new Set([...links, ...files])]
    },
  }
}

/** Of the sources. */
export const sourceGallery = (vite: ViteDevServer): BlockGallery => {
  const assets = (): Assets => createDevAssets(vite)
  return {
    // Vite types a loaded module as a record of anything; it is the module named here.
    views: async () => (await vite.ssrLoadModule('/src/entry-gallery.ts')) as GalleryViews,
    assets,
    sheets: async (wanted) => {
      await vite.ssrLoadModule('/src/pipeline/render/shell.tsx')
      return (await assets().styles(wanted)).links
    },
    allSheets: async (theme) => {
      await vite.ssrLoadModule('/src/entry-gallery.ts')
      return sheetsOfModules(vite, { theme, urls: ['/src/pipeline/render/shell.tsx', '/src/entry-gallery.ts'] })
    },
  }
}
