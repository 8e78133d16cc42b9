import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { AdjustableClock } from './clock.ts'
import { createAdyenGateway } from './commerce/payments/adyen/adyen-gateway.ts'
import type { CommerceNeeds } from './commerce/commerce-needs.ts'
import { commercePlugin } from './commerce/commerce-plugin.ts'
import { createTokenVerifier } from './commerce/sessions/create-token-verifier.ts'
import { announceStock } from './catalogue/stock-channel.ts'
import { listProductPaths } from './catalogue/list-product-paths.ts'
import { readNavTree } from './catalogue/nav-tree.ts'
import type { ServerConfig } from './config.ts'
import redirects from '../demo/content/redirects.json' with { type: 'json' }
import type { DatabaseHandle } from './database/connect.ts'
import { algoliaEmulator } from '../platform/algolia/algolia-emulator.ts'
import { cognitoEmulator } from '../platform/cognito/plugin.ts'
import { helpDeskEmulator } from '../platform/help-desk/help-desk-emulator.ts'
import { klaviyoEmulator } from '../platform/marketing/klaviyo-emulator.ts'
import { mailchimpEmulator } from '../platform/marketing/mailchimp-emulator.ts'
import { reviewsEmulator } from '../platform/reviews/reviews-emulator.ts'
import { contentfulEmulator } from '../platform/contentful/plugin.ts'
import { paymentsEmulator } from '../platform/payments/plugin.ts'
import { registerGallery } from '../platform/gallery/register-gallery.ts'
import { randomIds } from './ids.ts'
import { imagesPlugin } from './images/images-plugin.ts'
import { createMailbox } from './operations/mailbox.ts'
import { createMaintenance } from './operations/create-maintenance.ts'
import { mailboxPlugin } from '../platform/mailbox/mailbox-plugin.ts'
import { newsletterFormPlugin } from './commerce/marketing/newsletter-form-plugin.ts'
import type { Platform } from './platform.ts'
import { registerHealth } from './operations/health.ts'
import { createInProcessFetch } from './operations/in-process-fetch.ts'
import { loggerOptions } from './operations/logger-options.ts'
import type { Readiness } from './operations/readiness.ts'
import { createPublishing, type Publishing } from './publishing/create-publishing.ts'
import { dataFilesPlugin } from './publishing/data-files-plugin.ts'
import { publishingPlugin } from './publishing/publishing-plugin.ts'
import { reportsPlugin } from './publishing/reports/reports-plugin.ts'
import { readSites } from './sites.ts'
import { createWorld } from './storefront/create-world.ts'
import { registerStagingGate } from './operations/staging-gate/register-staging-gate.ts'
import { pageFrameworkErrors } from './storefront/framework-errors.ts'
import { guardAddresses } from './storefront/guard-addresses.ts'
import { previewPlugin } from './storefront/preview-plugin.ts'
import type { StorefrontNeeds } from './storefront/storefront-needs.ts'
import { storefrontPlugin } from './storefront/storefront-plugin.ts'
import { registerTestControls } from '../platform/test-controls/test-controls-plugin.ts'

interface Needs {
  readonly config: ServerConfig
  readonly handle: DatabaseHandle
  readonly clock: AdjustableClock
  readonly readiness: Readiness
  readonly buildId: string
  /** Sources through Vite instead of the build. */
  readonly isDevelopment: boolean
}

/** The whole program, ready to listen: storefront host and embedded platform on one origin. */
export interface VitrineApp {
  readonly app: FastifyInstance
  readonly platform: Platform
  readonly publishing: Publishing
  readonly commerce: CommerceNeeds
  /** Forgets cached pages made from these: `product:900001`. */
  readonly purge: (surrogateKeys: readonly string[]) => void
}

const MAX_PARAMETER_LENGTH = 500

export const buildApp = async ({ config, handle, clock, readiness, buildId, isDevelopment }: Needs): Promise<VitrineApp> => {
  const app = Fastify({
    logger: loggerOptions(config),
    trustProxy: config.TRUST_PROXY,
    genReqId: () => randomIds.token(12),
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    forceCloseConnections: 'idle',
    frameworkErrors: pageFrameworkErrors,
  })
  const platform = createPlatform({ app, config, handle, clock })
  const publishing = await createPublishing({ platform, listen: handle.listen })
  const commerce: CommerceNeeds = { platform, payments: createAdyenGateway(platform), verifyAccessToken: createTokenVerifier(platform) }
  const host: { purge: VitrineApp['purge']; vite?: ViteDevServer } = { purge: () => undefined }

  guardAddresses(app, config)
  await registerStagingGate(app, platform)
  registerHealth(app, readiness)
  const onReport = await registerTestControls(app, {
    platform: { ...platform, clock },
    onStockChanged: (sku) => announceStock(platform.database, sku),
  })
  await registerEmbeddedPlatform(app, platform)
  await app.register(commercePlugin, commerce)
  await app.register(publishingPlugin, { platform, publisher: publishing.publisher, previewFeed: publishing.previewFeed })
  await app.register(dataFilesPlugin, { platform, pages: publishing.pages, readNavTree, buildId })
  await app.register(imagesPlugin, { platform })
  const navigation: StorefrontNeeds['navigation'] = ({ clientTag, language }) =>
    readNavTree({ database: platform.database, clientTag, language })
  await app.register(reportsPlugin, {
    platform,
    pages: publishing.pages,
    world: createWorld({ platform, pages: publishing.pages, navigation, redirects }),
  })
  await app.register(newsletterFormPlugin, { platform })
  // Banks and wallets may hand a shopper back by POST.
  await app.register(formbody)
  await app.register(previewPlugin, { platform, drafts: publishing.preview, feed: publishing.previewFeed })
  await app.register(storefrontPlugin, {
    platform,
    pages: publishing.pages,
    preview: publishing.preview,
    navigation,
    redirects,
    productPaths: (clientTag) => listProductPaths({ database: platform.database, clientTag }),
    buildId,
    isDevelopment,
    onReport,
    onReady: ({ purge, vite }) => {
      host.purge = purge
      if (vite !== undefined) host.vite = vite
    },
  })
  // After the host, whose Vite it shares in development.
  const { vite } = host
  await registerGallery(app, { sites: platform.sites, isProduction: config.isProduction, buildId, ...(vite === undefined ? {} : { vite }) })
  app.addHook('onClose', () => publishing.pages.close())
  app.addHook('onClose', () => publishing.previewFeed.close())
  return { app, platform, publishing, commerce, purge: (keys) => host.purge(keys) }
}

const createPlatform = ({
  app,
  config,
  handle,
  clock,
}: Pick<Needs, 'config' | 'handle' | 'clock'> & { readonly app: FastifyInstance }): Platform => ({
  config,
  sites: readSites(),
  database: handle.database,
  clock,
  ids: randomIds,
  mailbox: createMailbox({ database: handle.database, clock }),
  maintenance: createMaintenance(config),
  log: app.log,
  fetch: createInProcessFetch(() => app, config.origin),
})

/** A part whose vendor's address is in the environment is not started here. */
const registerEmbeddedPlatform = async (app: FastifyInstance, platform: Platform): Promise<void> => {
  const { config } = platform
  if (config.CONTENTFUL_HOST === undefined) await app.register(contentfulEmulator, { prefix: '/contentful', platform })
  if (config.ALGOLIA_HOST === undefined) await app.register(algoliaEmulator, { prefix: '/algolia', platform })
  if (config.COGNITO_ENDPOINT === undefined) await app.register(cognitoEmulator, { prefix: '/cognito', platform })
  if (config.PAYMENT_BASE_URL === undefined) await app.register(paymentsEmulator, { prefix: '/payments', platform })
  if (config.KLAVIYO_BASE_URL === undefined) await app.register(klaviyoEmulator, { prefix: '/klaviyo', platform })
  if (config.MAILCHIMP_BASE_URL === undefined) await app.register(mailchimpEmulator, { prefix: '/mailchimp', platform })
  if (config.TICKET_API_URL === undefined) await app.register(helpDeskEmulator, { prefix: '/helpdesk', platform })
  await app.register(reviewsEmulator, { prefix: '/reviews' })
  await app.register(mailboxPlugin, { platform })
}
