import { renderToStaticMarkup } from 'react-dom/server'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Assets } from '../../src/pipeline/document/assets.ts'
import { Markup } from '../../src/lib/markup.ts'
import { textFolderOf, textLanguageOf } from '../../src/site/text-language.ts'
import { ReloadScripts } from './reload-scripts.tsx'
import { themeSheet } from './theme-sheet.ts'

const SHELL = '/src/pipeline/render/shell.tsx'

/** Addresses of source files on Vite's development server. */
export const createDevAssets = (vite: ViteDevServer): Assets => ({
  preamble: [new Markup(renderToStaticMarkup(<ReloadScripts />))],
  entry: '/src/entry-client.tsx',
  boot: '/src/entry-boot.ts',
  errors: '/src/entry-errors.ts',
  texts: (locale) => {
    const folder = `/src/i18n/messages/${textFolderOf(locale)}`
    // Without a query the file itself would come, not a module.
    return {
      blocks: `/src/i18n/first-texts/${textLanguageOf(locale)}.ts`,
      core: `${folder}/core.json?import`,
      consent: `${folder}/consent.json?import`,
    }
  },
  modules: () => [],
  styles: async ({ theme, types }) => {
    const urls = [SHELL, ...[...types].map((type) => `/block-registry/${type}/${type}.tsx`)]
    return { inline: '', links: await sheetsOfModules(vite, { theme, urls }), known: [] }
  },
})

interface WantedSheets {
  /** Name of a theme, whose sheet no module imports. */
  readonly theme: string
  readonly urls: readonly string[]
}

/** Addresses of a theme's sheet and of those that modules import, whatever is between; of those alone that were loaded before. */
export const sheetsOfModules = async (vite: ViteDevServer, { theme, urls }: WantedSheets): Promise<readonly string[]> => {
  const found = new Set([`/${themeSheet(theme)}`])
  for (const url of urls) await collect(vite, url, found)
  return [...found].map((url) => `${url}?direct`)
}

/** Blocks that stay HTML never run in the browser, so their sheets are linked from what the server imported. */
const collect = async (vite: ViteDevServer, url: string, found: Set<string>): Promise<void> => {
  const graph = vite.environments['ssr']?.moduleGraph
  const module = await graph?.getModuleByUrl(url)
  if (module !== undefined) walk(module, found, new Set())
}

const walk = (module: EnvironmentModuleNode, found: Set<string>, seen: Set<EnvironmentModuleNode>): void => {
  if (seen.has(module)) return
  seen.add(module)
  // What a sheet imports is in it already.
  if (/\.(?:scss|css)(?:\?|$)/.test(module.url)) return void found.add(module.url)
  for (const each of module.importedModules) walk(each, found, seen)
}

/** Requests that Vite answers: its own modules, and our sources. */
const SOURCE = /^\/(?:@|node_modules\/|(?:src|composer|block-registry|schemas|themes)\/[^?]*\.(?:tsx?|scss|css|svg|json\?import|js))/

/** Development: passes requests for source files to Vite. An onRequest hook. */
export const serveSources =
  (vite: ViteDevServer) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (!SOURCE.test(request.url)) return done()
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404
      reply.raw.end()
    })
  }
