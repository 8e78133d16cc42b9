import fp from 'fastify-plugin'
import { createProductPaths } from '../catalogue/list-product-paths.ts'
import { createNavigation } from '../catalogue/nav-tree.ts'
import type { PartDeps } from '../operations/create-services.ts'
import { createStoredFiles } from './built-files/stored-files.ts'
import { storefrontPlugin } from './storefront-plugin.ts'

/** Pages of shoppers, made anew when what they show changes. */
export const storefrontPart = fp<PartDeps>(
  async (app, { runtime, merchant, buildId, isDevelopment }) => {
    const { pages, preview, redirects } = app.publishing
    await app.register(storefrontPlugin, {
      runtime,
      pages,
      preview,
      navigation: createNavigation(runtime.database),
      redirects,
      stored: createStoredFiles(runtime.database),
      productPaths: createProductPaths(runtime.database),
      buildId,
      isDevelopment,
      vite: app.vite,
      onReport: app.extensions.report,
    })
    // Offers, guides and promotions are on pages of every kind, and change a few times a week.
    merchant.onChange(() => app.storefront.purge(runtime.sites.map(({ siteTag }) => `site:${siteTag}`)))
  },
  { name: 'storefront', dependencies: ['sources', 'extensions', 'publishing'] },
)
