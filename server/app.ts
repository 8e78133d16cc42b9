import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { AdjustableClock } from './clock.ts'
import { createAdyenGateway } from './commerce/payments/adyen/adyen-gateway.ts'
import type { CommerceDeps } from './commerce/commerce-deps.ts'
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
import type { Runtime } from './runtime.ts'
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
import type { StorefrontDeps } from './storefront/storefront-deps.ts'
import { storefrontPlugin } from './storefront/storefront-plugin.ts'
import { registerTestControls } from '../platform/test-controls/test-controls-plugin.ts'

interface Deps {
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
  readonly runtime: Runtime
  readonly publishing: Publishing
  readonly commerce: CommerceDeps
  /** Forgets cached pages made from these: `product:900001`. */
  readonly purge: (surrogateKeys: readonly string[]) => void
}

const MAX_PARAMETER_LENGTH = 500

export const buildApp = async ({ config, handle, clock, readiness, buildId, isDevelopment }: Deps): Promise<VitrineApp> => {
  const app = Fastify({
    logger: loggerOptions(config),
    trustProxy: config.TRUST_PROXY,
    genReqId: () => randomIds.token(12),
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    forceCloseConnections: 'idle',
    frameworkErrors: pageFrameworkErrors,
  })
  const runtime = createRuntime({ app, config, handle, clock })
  const publishing = await createPublishing({ runtime, listen: handle.listen })
  const commerce: CommerceDeps = { runtime, payments: createAdyenGateway(runtime), verifyAccessToken: createTokenVerifier(runtime) }
  const host: { purge: VitrineApp['purge']; vite?: ViteDevServer } = { purge: () => undefined }

  guardAddresses(app, config)
  await registerStagingGate(app, runtime)
  registerHealth(app, readiness)
  const onReport = await registerTestControls(app, {
    runtime: { ...runtime, clock },
    onStockChanged: (sku) => announceStock(runtime.database, sku),
  })
  await registerEmbeddedPlatform(app, runtime)
  await app.register(commercePlugin, commerce)
  await app.register(publishingPlugin, { runtime, publisher: publishing.publisher, previewFeed: publishing.previewFeed })
  await app.register(dataFilesPlugin, { runtime, pages: publishing.pages, readNavTree, buildId })
  await app.register(imagesPlugin, { runtime })
  const navigation: StorefrontDeps['navigation'] = ({ clientTag, language }) =>
    readNavTree({ database: runtime.database, clientTag, language })
  await app.register(reportsPlugin, {
    runtime,
    pages: publishing.pages,
    world: createWorld({ runtime, pages: publishing.pages, navigation, redirects }),
  })
  await app.register(newsletterFormPlugin, { runtime })
  // Banks and wallets may hand a shopper back by POST.
  await app.register(formbody)
  await app.register(previewPlugin, { runtime, drafts: publishing.preview, feed: publishing.previewFeed })
  await app.register(storefrontPlugin, {
    runtime,
    pages: publishing.pages,
    preview: publishing.preview,
    navigation,
    redirects,
    productPaths: (clientTag) => listProductPaths({ database: runtime.database, clientTag }),
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
  await registerGallery(app, { sites: runtime.sites, isProduction: config.isProduction, buildId, ...(vite === undefined ? {} : { vite }) })
  app.addHook('onClose', () => publishing.pages.close())
  app.addHook('onClose', () => publishing.previewFeed.close())
  return { app, runtime, publishing, commerce, purge: (keys) => host.purge(keys) }
}

const createRuntime = ({
  app,
  config,
  handle,
  clock,
}: Pick<Deps, 'config' | 'handle' | 'clock'> & { readonly app: FastifyInstance }): Runtime => ({
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
const registerEmbeddedPlatform = async (app: FastifyInstance, runtime: Runtime): Promise<void> => {
  const { config } = runtime
  if (config.CONTENTFUL_HOST === undefined) await app.register(contentfulEmulator, { prefix: '/contentful', runtime })
  if (config.ALGOLIA_HOST === undefined) await app.register(algoliaEmulator, { prefix: '/algolia', runtime })
  if (config.COGNITO_ENDPOINT === undefined) await app.register(cognitoEmulator, { prefix: '/cognito', runtime })
  if (config.PAYMENT_BASE_URL === undefined) await app.register(paymentsEmulator, { prefix: '/payments', runtime })
  if (config.KLAVIYO_BASE_URL === undefined) await app.register(klaviyoEmulator, { prefix: '/klaviyo', runtime })
  if (config.MAILCHIMP_BASE_URL === undefined) await app.register(mailchimpEmulator, { prefix: '/mailchimp', runtime })
  if (config.TICKET_API_URL === undefined) await app.register(helpDeskEmulator, { prefix: '/helpdesk', runtime })
  await app.register(reviewsEmulator, { prefix: '/reviews' })
  await app.register(mailboxPlugin, { runtime })
}
