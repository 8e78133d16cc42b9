import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Modules of the composer in the browser's half of the shop, by the file that they became part of: none. */
export type ComposerModules = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Beside Vite's manifest, which names chunks and not what is in them. */
export const COMPOSER_MODULES = '.vite/composer-modules.json'

/** Writes down what of `composer/` is in the shoppers' files, each module with its bytes there; `npm run blocks size` shows it. */
export const listComposer = (root: string): Plugin => ({
  name: 'vitrine:list-composer',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  generateBundle(_options, bundle) {
    const found: Record<string, Record<string, number>> = {}
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
        const path = relative(root, id).split(sep).join('/')
        if (path.startsWith('composer/')) (found[chunk.fileName] ??= {})[path] = renderedLength
      }
    }
    this.emitFile({ type: 'asset', fileName: COMPOSER_MODULES, source: JSON.stringify(found satisfies ComposerModules) })
  },
})
