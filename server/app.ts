import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { commercePart } from './commerce/commerce-part.ts'
import type { CommerceDeps } from './commerce/commerce-deps.ts'
import { composePart } from './compose/compose-part.ts'
import type { Extension } from './extension.ts'
import { extensionsPart } from './extensions-part.ts'
import { feedsPart } from './feeds/feeds-part.ts'
import { imagesPart } from './images/images-part.ts'
import { browserReportsPart } from './operations/browser-reports-part.ts'
import { createServer } from './operations/create-server.ts'
import { createServices, type Services } from './operations/create-services.ts'
import type { OpenRequests } from './operations/open-requests.ts'
import { operationsPart } from './operations/operations-part.ts'
import type { Publishing } from './publishing/create-publishing.ts'
import { publishingPart } from './publishing/publishing-part.ts'
import { sourcesPart } from './storefront/sources-part.ts'
import type { StorefrontHost } from './storefront/storefront-plugin.ts'
import { storefrontPart } from './storefront/storefront-part.ts'

/** The whole program, ready to listen: the shop and its extensions on one origin. */
export interface VitrineApp extends Pick<Services, 'runtime' | 'jobs' | 'queues'>, Pick<StorefrontHost, 'purge'> {
  readonly app: FastifyInstance
  readonly extensions: readonly Extension[]
  readonly publishing: Publishing
  readonly commerce: CommerceDeps
  /** Those under way. */
  readonly requests: OpenRequests
}

/** Each names the parts it needs: in an order that does not fit, the program does not start. */
export const PARTS = [
  operationsPart,
  sourcesPart,
  extensionsPart,
  browserReportsPart,
  commercePart,
  publishingPart,
  imagesPart,
  storefrontPart,
  composePart,
  feedsPart,
]

/** Builds production's program. Stand-ins, developers' tools and the demo come in as extensions, which `loadExtensions` chooses by the configuration. */
export const buildApp = async (deps: AppDeps): Promise<VitrineApp> => {
  const app = createServer(deps.config)
  const services = await createServices(app, deps)
  // All in one turn: a request of the program to itself has the framework take what is registered by then, and refuse the rest.
  for (const part of PARTS) void app.register(part, { ...deps, ...services })
  await app.ready()
  const { publishing, commerce, requests, storefront } = app
  const { runtime, jobs, queues } = services
  return { app, runtime, jobs, queues, extensions: deps.extensions, publishing, commerce, requests, purge: storefront.purge }
}
