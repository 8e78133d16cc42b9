import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import formbody from '@fastify/formbody'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { ViteDevServer } from 'vite'
import type { Report } from '../../src/lib/report.ts'
import { isPreviewHost } from '../../src/site/preview-mode.ts'
import { withDeadline } from '../lib/with-deadline.ts'
import { publicOriginOf } from '../lib/link-origin.ts'
import { siteTerms } from '../commerce/merchant/site-terms.ts'
import { shippingOfPiece } from '../commerce/shipping/shipping-offers.ts'
import { countReads } from '../operations/counts.ts'
import { withoutValues } from '../operations/logged-error.ts'
import type { ServerConfig } from '../config.ts'
import { projectPath } from '../paths.ts'
import { surrogateKeyOf } from '../publishing/save-key.ts'
import { shopFolders } from './built-files/built-folders.ts'
import { serveBuiltFiles } from './built-files/serve-built-files.ts'
import type { StoredFiles } from './built-files/stored-files.ts'
import { cacheNavigation, type StorefrontDeps } from './storefront-deps.ts'
import { crawlersPlugin } from './crawlers/crawlers-plugin.ts'
import { createHostDeps } from './create-host-deps.ts'
import { keepAttribution } from './keep-attribution.ts'
import { loadShop, type Shop } from './load-shop.ts'
import { createPageCache } from './page-cache.ts'
import { createPageHandler } from './page-handler.ts'
import { createPreviewHandler } from './preview-handler.ts'
import { serveStyles } from './style-sheets.ts'
import { defined } from '../../src/lib/defined.ts'

export interface StorefrontOptions extends StorefrontDeps {
  /** Files of builds that this process is not of. */
  readonly stored: StoredFiles
  /** Sources through Vite instead of the build. */
  readonly isDevelopment: boolean
  /** Called with everything that is reported while pages are rendered. */
  readonly onReport?: (report: Report) => void
  /** In development only. */
  readonly vite?: ViteDevServer | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly storefront: StorefrontHost
  }
}

/** What other parts of the program use of the storefront. */
export interface StorefrontHost extends Pick<StorefrontOptions, 'stored'> {
  /** Removes pages made from things that changed: `product:900001`. */
  readonly purge: (surrogateKeys: readonly string[]) => void
  readonly render: Shop['render']
}

/**
 * How long a listing waits for the search. A shopper sees nothing meanwhile: after it she gets the page of before, where there is one,
 * or is told that the shop has a problem. Blocks beside a page's own products wait less (load-plan.ts).
 */
const SEARCH_MS = 2_500

/** Pages, their files and what crawlers read: every GET that has no other route. */
export const storefrontPlugin = fp<StorefrontOptions>(async (app, options) => {
  const { runtime, pages, stored, isDevelopment, vite } = options
  const report = (entry: Report): void => {
    const { code, message, details } = entry
    // Pages report what failed as text: that of a query has its values at the end.
    const facts = Object.entries(details ?? {}).map(([name, value]) => [name, typeof value === 'string' ? withoutValues(value) : value])
    runtime.log.warn({ code, ...Object.fromEntries(facts) }, message)
    options.onReport?.(entry)
  }
  const publicOrigin = publicOriginOf(runtime.config)
  let purges = 0
  const shop = await loadShop({
    vite,
    deps: {
      sites: runtime.sites,
      build: options.buildId,
      showsProblems: isDevelopment,
      browserErrors: runtime.config.browserErrors,
      marksMissingTexts: runtime.config.APP_ENV !== 'production',
      now: runtime.clock.now,
      termsOf: async (site) => siteTerms({ site, merchant: await runtime.merchant.current() }),
      shippingOf: async (piece) => shippingOfPiece({ ...piece, merchant: await runtime.merchant.current() }),
      report,
      onCacheRead: { search: countReads(runtime.counts, 'search'), cards: countReads(runtime.counts, 'cards') },
      hostDepsOf: createHostDeps({ ...options, navigation: cacheNavigation(options.navigation, runtime), purges: () => purges }, report),
      searchUrl: runtime.config.ALGOLIA_HOST ?? `${runtime.config.origin}/algolia`,
      ...defined({ publicOrigin, publicSearchUrl: runtime.config.ALGOLIA_HOST }),
      fetch: withDeadline(runtime.fetch, SEARCH_MS),
    },
  })
  const cache = createPageCache({
    now: runtime.clock.now,
    onRead: countReads(runtime.counts, 'pages'),
    onBackgroundError: (cause) => {
      const incident = runtime.reportFailure({ code: 'renewalFailed', severity: 2, message: 'A page could not be renewed.', cause })
      runtime.log.error({ err: cause, incident }, 'A page could not be renewed')
    },
  })
  const purge = (surrogateKeys: readonly string[]): void => {
    purges += 1
    cache.purge(surrogateKeys)
  }
  const stopListening = pages.onChange((key) => purge([surrogateKeyOf(key)]))
  app.addHook('onClose', async () => {
    stopListening()
    await cache.settled()
  })
  await serveFiles(app, shop, { config: runtime.config, stored, isDevelopment })
  if (shop.sheets !== undefined)
    await app.register(serveStyles, {
      sheets: shop.sheets,
      stored,
      buildId: options.buildId,
      onRead: countReads(runtime.counts, 'styles'),
    })
  await app.register(crawlersPlugin, options)
  const handler = createPageHandler({ runtime, isDevelopment, render: shop.render, ...(isDevelopment ? {} : { cache }) })
  const preview = createPreviewHandler({ runtime, isDevelopment, render: shop.render })
  app.get('/*', (request, reply) =>
    isPreviewHost(request.hostname) ? preview(request, reply) : (keepAttribution(request, reply) ?? handler.page(request, reply)),
  )
  await app.register(async (returns) => {
    // Banks and wallets may send a shopper back by POST.
    await returns.register(formbody)
    returns.post('*', handler.redirectReturn)
  })
  app.decorate('storefront', { purge, render: shop.render, stored })
})

/** Files of the shop's own folder come before those of the program with the same name: its favicon. */
const publicFolders = ({ SHOP }: Pick<ServerConfig, 'SHOP'>): string[] => {
  const own = SHOP === undefined ? undefined : resolve(projectPath(), SHOP, 'public')
  return [...(own !== undefined && existsSync(own) ? [own] : []), projectPath('public')]
}

const serveFiles = async (
  app: FastifyInstance,
  { clientDirectory }: Shop,
  {
    config,
    stored,
    isDevelopment,
  }: { readonly config: Pick<ServerConfig, 'SHOP'>; readonly stored: StoredFiles; readonly isDevelopment: boolean },
): Promise<void> => {
  if (!isDevelopment) for (const folder of shopFolders(clientDirectory)) await serveBuiltFiles(app, folder, stored)
  const daily = 'public, max-age=86400'
  await app.register(fastifyStatic, {
    root: publicFolders(config),
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', daily)
      // Programs that show mails ask for the brand's typefaces from pages of their own.
      if (path.endsWith('.woff2')) reply.header('access-control-allow-origin', '*')
    },
  })
}
