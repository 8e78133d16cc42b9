import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { Report } from '../src/lib/report.ts'
import { agentsPlugin } from './agents/agents-plugin.ts'
import type { AdjustableClock } from './clock.ts'
import { chargeAtOnce, deliverAnywhere, knowNoAddress } from './commerce/address-services.ts'
import { createStockAnnouncer } from './catalogue/stock-changes.ts'
import { createAdyenGateway } from './commerce/payments/adyen/adyen-gateway.ts'
import type { CommerceDeps } from './commerce/commerce-deps.ts'
import { createMerchantStore, type MerchantStore } from './commerce/merchant/merchant-store.ts'
import { commercePlugin } from './commerce/commerce-plugin.ts'
import { createTokenVerifier } from './commerce/sessions/create-token-verifier.ts'
import { hasComposer } from './compose/compose-access.ts'
import { composeDocument } from './compose/compose-document.tsx'
import { composeManagement } from './compose/compose-deps.ts'
import { composePlugin } from './compose/compose-plugin.ts'
import { OWN_HOST } from './compose/programs/picture/picture-files.ts'
import { createProductPaths } from './catalogue/list-product-paths.ts'
import { readNavTree } from './catalogue/nav-tree.ts'
import type { ServerConfig } from './config.ts'
import type { DatabaseHandle } from './database/database.ts'
import type { Extension, Program } from './extension.ts'
import { feedsPlugin } from './feeds/feeds-plugin.ts'
import { randomIds } from './ids.ts'
import { imagesPlugin } from './images/images-plugin.ts'
import { addAnswerHeaders } from './operations/answer-headers.ts'
import { answerDefects } from './operations/answer-defects.ts'
import { browserErrorsPlugin } from './operations/errors/browser-errors-plugin.ts'
import { createCdn, type Cdn } from './operations/cdn/create-cdn.ts'
import { createCollector, type Collector } from './operations/errors/collector.ts'
import { createFailures } from './operations/errors/failures.ts'
import { reportDefects } from './operations/errors/defects.ts'
import { countRefusals } from './operations/errors/refusals.ts'
import { createSourceLines } from './operations/errors/source-lines.ts'
import { declareQueues, type Queues } from './operations/queues.ts'
import { createMail, type Mail } from './operations/mail/create-mail.ts'
import { countReads, createCounts, type Counts } from './operations/counts.ts'
import { measureVendors } from './operations/measure-vendors.ts'
import { connectionOptions, limitConnections } from './operations/connection-limits.ts'
import { logRefusals } from './operations/security-log.ts'
import { speedPlugin } from './operations/speed/speed-plugin.ts'
import { createMaintenance } from './operations/create-maintenance.ts'
import { invoicePlugin } from './commerce/invoice/invoice-plugin.ts'
import { newsletterFormPlugin } from './commerce/marketing/newsletter-form-plugin.tsx'
import { deskPlugin } from './commerce/orders/desk/desk-plugin.ts'
import type { Runtime } from './runtime.ts'
import { registerHealth } from './operations/health.ts'
import { spareBusyConnections } from './operations/idle-connections.ts'
import { followRequests, type OpenRequests } from './operations/open-requests.ts'
import { measure, serveMetrics } from './operations/metrics.ts'
import { createJobs, type Jobs } from './operations/queue/jobs.ts'
import { RequestLog } from './operations/request-log.ts'
import { createRequestIds, toTrustProxy } from './operations/trust-proxy.ts'
import { closeConnectionsWhileDraining } from './operations/shut-down.ts'
import { createTurns } from './lib/turns.ts'
import { createInProcessFetch } from './operations/in-process-fetch.ts'
import { loggerOptions } from './operations/logger-options.ts'
import type { Readiness } from './operations/readiness.ts'
import { projectPath } from './paths.ts'
import { createPublishing, type Publishing } from './publishing/create-publishing.ts'
import { dataFilesPlugin } from './publishing/data-files-plugin.ts'
import { publishingPlugin } from './publishing/publishing-plugin.ts'
import { reportsPlugin } from './publishing/reports/reports-plugin.ts'
import { readSites } from './sites.ts'
import { sitesOfEnvironment } from './sites-of-environment.ts'
import { createContentLookups } from './storefront/create-content-lookups.ts'
import { registerStagingGate } from './operations/staging-gate/register-staging-gate.ts'
import { pageFrameworkErrors } from './storefront/refuse-address.ts'
import { createStoredFiles } from './storefront/built-files/stored-files.ts'
import { guardAddresses } from './storefront/guard-addresses.ts'
import { builtGallery, sourceGallery } from './storefront/load-gallery.ts'
import { previewPlugin } from './storefront/preview-plugin.ts'
import type { StorefrontDeps } from './storefront/storefront-deps.ts'
import { storefrontPlugin } from './storefront/storefront-plugin.ts'
import { createRenderDraft } from './storefront/render-draft.ts'
import { withMenus } from './storefront/with-menus.ts'
import { defined } from '../src/lib/defined.ts'

interface Deps {
  readonly config: ServerConfig
  readonly extensions: readonly Extension[]
  readonly handle: DatabaseHandle
  readonly clock: AdjustableClock
  readonly readiness: Readiness
  readonly buildId: string
  /** Sources through Vite instead of the build. */
  readonly isDevelopment: boolean
}

/** The whole program, ready to listen: the shop and its extensions on one origin. */
export interface VitrineApp {
  readonly app: FastifyInstance
  readonly runtime: Runtime
  readonly extensions: readonly Extension[]
  readonly publishing: Publishing
  readonly commerce: CommerceDeps
  readonly jobs: Jobs
  readonly queues: Queues
  /** Those under way. */
  readonly requests: OpenRequests
  /** Removes cached pages made from these surrogate keys: `product:900001`. */
  readonly purge: (surrogateKeys: readonly string[]) => void
}

const MAX_PARAMETER_LENGTH = 500
/** Transactions that lock stock; the pool has twenty connections, and most of them stay for everybody else. */
const STOCK_TURNS = 6

/** Builds production's program. Stand-ins, developers' tools and the demo come in as extensions, which `loadExtensions` chooses by the configuration. */
export const buildApp = async ({ config, extensions, handle, clock, readiness, buildId, isDevelopment }: Deps): Promise<VitrineApp> => {
  const app = Fastify({
    logger: loggerOptions(config),
    logController: new RequestLog(),
    trustProxy: toTrustProxy(config.TRUST_PROXY),
    genReqId: createRequestIds(config.TRUST_PROXY, () => randomIds.token(12)),
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    // Ten seconds, the framework's own, are not enough for a start beside other work.
    pluginTimeout: 60_000,
    forceCloseConnections: 'idle',
    ...connectionOptions(config),
    frameworkErrors: pageFrameworkErrors(config),
  })
  spareBusyConnections(app.server)
  const requests = followRequests(app)
  const counts = createCounts()
  const merchant = await createMerchantStore({ ...handle, log: app.log, onRead: countReads(counts, 'merchant') })
  const jobs = createJobs({ handle, log: app.log })
  const queues = declareQueues(jobs)
  const mail = createMail({ config, database: handle.database, jobs, clock, log: app.log })
  const cdn = createCdn({ config, database: handle.database, jobs, log: app.log })
  await jobs.install()
  // What another process announces may be fetched in process while this one is still being put together.
  let isWhole = (): void => undefined
  const whole = new Promise<void>((resolve) => (isWhole = resolve))
  const { runtime, collector } = createRuntime({ app, whole, config, handle, clock, counts, merchant, mail, queues, cdn, buildId })
  const listeners = new Set<(report: Report) => void>()
  const program: Program = { app, runtime, buildId, listenToReports: (listener) => void listeners.add(listener) }
  const readyPictures = extensions.find((extension) => extension.readyPictures !== undefined)?.readyPictures
  const publishing = await createPublishing({ runtime, listen: handle.listen })
  const { redirects } = publishing
  const commerce: CommerceDeps = {
    runtime,
    payments: createAdyenGateway(runtime),
    verifyAccessToken: createTokenVerifier(runtime),
    carrier: extensions.find((extension) => extension.carrier !== undefined)?.carrier ?? deliverAnywhere,
    tax: extensions.find((extension) => extension.tax !== undefined)?.tax ?? chargeAtOnce,
    lookup: extensions.find((extension) => extension.lookup !== undefined)?.lookup ?? knowNoAddress,
  }
  const host: { purge: VitrineApp['purge']; render?: Render; vite?: ViteDevServer } = { purge: () => undefined }

  limitConnections(app, config)
  app.addHook('onClose', () => collector.settled())
  reportDefects(app, { collector, release: buildId })
  countRefusals(app, runtime.counts)
  answerDefects(app)
  if (config.METRICS_PORT !== undefined)
    await serveMetrics(app, measure({ app, counts: runtime.counts, handle, clock, readiness, jobs }), {
      port: config.METRICS_PORT,
      host: config.HOST,
    })
  addAnswerHeaders(app, config)
  logRefusals(app)
  guardAddresses(app, runtime)
  await registerStagingGate(app, runtime)
  closeConnectionsWhileDraining(app, readiness)
  registerHealth(app, { readiness, database: runtime.database })
  for (const { register } of extensions) await register?.(program)
  await app.register(browserErrorsPlugin, { runtime, collector, sourceLines: createSourceLines(projectPath('dist', 'maps')) })
  await app.register(speedPlugin, { runtime })
  await app.register(commercePlugin, commerce)
  await app.register(agentsPlugin, commerce)
  await app.register(publishingPlugin, { runtime, publisher: publishing.publisher, previewFeed: publishing.previewFeed })
  const navigation: StorefrontDeps['navigation'] = ({ clientTag, language }) =>
    readNavTree({ database: runtime.database, clientTag, language })
  const readNavigation = withMenus({ navigation, pages: publishing.pages, now: clock.now })
  await app.register(dataFilesPlugin, { runtime, pages: publishing.pages, readNavigation, redirects, buildId })
  await app.register(imagesPlugin, { runtime, readyPictures })
  const lookups = createContentLookups({ runtime, pages: publishing.pages, navigation, redirects })
  await app.register(newsletterFormPlugin, { runtime })
  // Banks and wallets may send a shopper back by POST.
  await app.register(formbody)
  await app.register(reportsPlugin, { runtime, redirects, lookups })
  await app.register(invoicePlugin, { runtime })
  await app.register(deskPlugin, commerce)
  await app.register(previewPlugin, { runtime, drafts: publishing.preview, feed: publishing.previewFeed, navigation })
  const stored = createStoredFiles(runtime.database)
  if (hasComposer(config)) {
    const gallery = isDevelopment ? sourceGallery(() => startedVite(host.vite)) : builtGallery()
    await app.register(composePlugin, {
      runtime,
      management: composeManagement(config),
      delivery: publishing.delivery,
      navigation,
      lookups,
      listen: handle.listen,
      gallery,
      renderDraft: createRenderDraft(async (request) => startedShop(host.render)(request), `http://${OWN_HOST}`),
    })
    await app.register(composeDocument, { runtime, stored, isDevelopment })
  }
  await app.register(feedsPlugin, { runtime, buildId })
  await app.register(storefrontPlugin, {
    runtime,
    pages: publishing.pages,
    preview: publishing.preview,
    navigation,
    redirects,
    stored,
    productPaths: createProductPaths(runtime.database),
    buildId,
    isDevelopment,
    onReport: (report) => listeners.forEach((listener) => listener(report)),
    onReady: ({ purge, render, vite }) => {
      host.purge = purge
      host.render = render
      if (vite !== undefined) host.vite = vite
    },
  })
  const { vite } = host
  for (const { registerAfterStorefront } of extensions) await registerAfterStorefront?.({ ...program, ...defined({ vite }) })
  // Offers, guides and promotions are on pages of every kind, and change a few times a week.
  merchant.onChange(() => host.purge(runtime.sites.map(({ siteTag }) => `site:${siteTag}`)))
  app.addHook('onListen', () => mail.start(runtime.reportFailure))
  app.addHook('onListen', () => cdn.start(runtime))
  app.addHook('onClose', () => jobs.stop())
  app.addHook('onClose', () => merchant.close())
  app.addHook('onClose', () => publishing.pages.close())
  app.addHook('onClose', () => redirects.close())
  app.addHook('onClose', () => publishing.previewFeed.close())
  isWhole()
  return { app, runtime, extensions, publishing, commerce, jobs, queues, requests, purge: (keys) => host.purge(keys) }
}

type Render = Parameters<typeof createRenderDraft>[0]

const startedShop = (render: Render | undefined): Render => {
  if (render === undefined) throw new Error('The shop has not started yet.')
  return render
}

const startedVite = (vite: ViteDevServer | undefined): ViteDevServer => {
  if (vite === undefined) throw new Error('Vite has not started yet.')
  return vite
}

const createRuntime = ({
  app,
  whole,
  config,
  handle,
  clock,
  counts,
  merchant,
  mail,
  queues,
  cdn,
  buildId,
}: Pick<Deps, 'config' | 'handle' | 'clock' | 'buildId'> & {
  readonly app: FastifyInstance
  readonly whole: Promise<void>
  readonly counts: Counts
  readonly merchant: MerchantStore
  readonly mail: Mail
  readonly queues: Queues
  readonly cdn: Cdn
}): { readonly runtime: Program['runtime']; readonly collector: Collector } => {
  const inProcess = createInProcessFetch(() => app, config.origin, whole)
  const base = { config, clock, counts, ids: randomIds, log: app.log, fetch: measureVendors(inProcess, { config, counts }) }
  const collector = createCollector(base)
  const runtime = {
    ...base,
    merchant,
    sites: sitesOfEnvironment(readSites(config), config),
    database: handle.database,
    mailbox: mail.mailbox,
    announceStock: createStockAnnouncer(queues.stock, cdn.purgeCaches),
    purgeCaches: cdn.purgeCaches,
    stockTurns: createTurns(STOCK_TURNS),
    maintenance: createMaintenance(config),
    reportFailure: createFailures({ ...base, collector, release: buildId }),
  }
  return { runtime, collector }
}
