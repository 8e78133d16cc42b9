import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { COMPOSE_API, COMPOSE_PICTURES, type ComposeUser } from '../../schemas/api/compose.ts'
import { listAssets, MAX_PICTURE_BYTES, PICTURE_TYPES, uploadAsset } from './assets.ts'
import { createDraftCheck } from './check-draft.ts'
import { registerComments } from './comments/comment-routes.ts'
import { createComposeAccess, requireRight } from './compose-access.ts'
import type { ComposeDeps } from './compose-deps.ts'
import { isHostSession, registerHost } from './host/host-routes.ts'
import { createActionLog } from './history/compose-actions.ts'
import { registerHistory } from './history/history-routes.ts'
import { listBlocks } from './list-blocks.ts'
import { listPages } from './list-pages.ts'
import { findProducts, listCategories } from './look-up.ts'
import { registerPages } from './pages/page-routes.ts'
import { readPicture, sendPicture } from './picture.tsx'
import { registerReleases } from './releases/release-routes.ts'
import { createPublishForHer } from './publish-for-her.ts'
import { admitProgram, isProgramRequest, registerMcp } from './programs/mcp-route.ts'
import { createTakePicture } from './programs/picture/take-picture.ts'
import { createProgramKeys, type Program } from './programs/program-keys.ts'
import { registerPrograms } from './programs/program-routes.ts'
import { createPublishRequests } from './programs/publish-requests.ts'
import { createSaveForHer } from './save-for-her.ts'
import { requireUnplanned } from './schedule/require-unplanned.ts'
import { registerSchedule } from './schedule/schedule-routes.ts'
import { readDocument, readParts } from './read-document.ts'
import { readLive } from './read-live.ts'
import { listSections } from './sections.ts'
import { Refusal, sendRefusal } from './refusal.ts'
import {
  parseAssetQuery,
  parseDocument,
  parseId,
  parsePartsQuery,
  parsePictureQuery,
  parsePublish,
  parseSave,
  parseSiteQuery,
} from './requests.ts'
import { registerTogether } from './together/together-routes.ts'
import { registerReviews } from './reviews/review-routes.ts'
import { createPublishRights } from './rights/publish-rights.ts'
import type { ById, RouteTools } from './route-tools.ts'
import { registerVariants } from './variants/variant-routes.ts'
import { saveAsset } from './save-entry.ts'
import { registerSession } from './session-routes.ts'
import { SESSION } from './sign-in.ts'
import { say } from './sentence.ts'

interface ByType {
  readonly Params: { readonly type: string }
}

const ENTRY_BYTES = 1_000_000
/** A page of 500 blocks in ten languages. */
const DOCUMENT_BYTES = 8_000_000

/** The composer's API (schemas/api/compose.ts). Every answer is for one person and never stored; every write is logged with who it was. */
export const composePlugin: FastifyPluginAsync<ComposeDeps> = async (app, deps) => {
  const { runtime, management, delivery } = deps
  const { database, sites, config } = runtime
  const access = createComposeAccess(runtime)
  const users = new WeakMap<FastifyRequest, ComposeUser>()
  const programs = new WeakMap<FastifyRequest, Program>()
  const keys = createProgramKeys(runtime, access.isOpen)
  const requests = createPublishRequests(runtime)
  const userOf = (request: FastifyRequest): ComposeUser => users.get(request) ?? { id: '', name: '', rights: [] }
  const logWrite = (request: FastifyRequest, event: string, what: object): void =>
    request.log.info({ event, user: userOf(request).name, ...what }, 'The composer wrote')
  const actions = createActionLog({ ...runtime, nameOf: (request) => userOf(request).name })
  const rights = createPublishRights({
    management,
    delivery,
    database,
    sites,
    isOpen: access.isOpen,
    hasFourEyes: config.COMPOSE_FOUR_EYES,
  })
  const plans = { management, environmentId: config.CONTENTFUL_ENVIRONMENT }
  const tools: RouteTools = { userOf, logWrite, actions, rights }

  app.setErrorHandler((cause, request, reply) => sendRefusal(cause, request, reply, users.get(request)?.name))
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    if (isProgramRequest(request)) {
      const program = await admitProgram(keys, request, reply)
      programs.set(request, program)
      users.set(request, program.user)
      return
    }
    const user = access.userOf(request)
    if (user !== undefined) users.set(request, user)
    else if (request.routeOptions.url !== SESSION && !isHostSession(request)) throw new Refusal(401, 'SIGN_IN', say('signIn'))
  })
  app.addContentTypeParser(PICTURE_TYPES, { parseAs: 'buffer', bodyLimit: MAX_PICTURE_BYTES }, (_request, body, done) => done(null, body))

  registerSession(app, { runtime, access, userOf: (request) => users.get(request) })
  registerHost(app, { runtime, management })
  app.get(`${COMPOSE_API}/pages`, async ({ log }) => ({
    pages: await listPages({ management, database, log, environmentId: config.CONTENTFUL_ENVIRONMENT }),
  }))
  app.get<ById>(`${COMPOSE_API}/pages/:id`, async ({ params }) => readDocument({ management, database }, parseId(params.id)))
  app.get<ById>(`${COMPOSE_API}/pages/:id/live`, async ({ params }) => readLive(delivery, parseId(params.id)))
  app.get(`${COMPOSE_API}/parts`, async ({ query }) => readParts({ management, database }, parsePartsQuery(query)))
  registerHistory(app, deps)
  registerComments(app, deps, tools)
  registerVariants(app, deps)
  const together = await registerTogether(app, deps, tools)
  const checkAddress = registerPages(app, deps, tools)
  registerSchedule(app, deps, tools)
  registerReleases(app, deps, tools)
  registerReviews(app, deps, tools)
  const save = createSaveForHer(deps, { ...tools, announce: together.announce })
  app.put<ById>(`${COMPOSE_API}/entries/:id`, { bodyLimit: ENTRY_BYTES }, async (request) =>
    save(request, parseId(request.params.id), parseSave(request.body)),
  )
  const check = createDraftCheck(deps)
  app.post(`${COMPOSE_API}/check`, { bodyLimit: DOCUMENT_BYTES }, async ({ body }) => check(parseDocument(body)))
  const publish = createPublishForHer(deps, tools)
  app.post<ById>(`${COMPOSE_API}/pages/:id/publish`, async (request) => {
    const pageId = parseId(request.params.id)
    await rights.requireChance(userOf(request), [pageId])
    return publish(request, pageId, parsePublish(request.body))
  })
  registerPrograms(app, { runtime, isOpen: access.isOpen, keys, requests, publish, userOf, logWrite, actions })
  const pictures = createTakePicture({ runtime, renderDraft: deps.renderDraft })
  app.addHook('onClose', pictures.close)
  registerMcp(app, { ...deps, tools, check, save, requests, checkAddress, takePicture: pictures.take }, (request) => programs.get(request))
  app.get(`${COMPOSE_API}/assets`, async ({ query }) => {
    const { query: words, skip } = parseAssetQuery(query)
    return listAssets(management, words, skip)
  })
  app.post<{ Querystring: { readonly name?: string } }>(`${COMPOSE_API}/assets`, { bodyLimit: MAX_PICTURE_BYTES }, async (request) => {
    requireRight(userOf(request), 'edit')
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const asset = await actions.run(
      request,
      { action: 'upload' },
      () => uploadAsset(management, { bytes, name: String(request.query.name ?? '') }),
      ({ sys }) => ({ ids: [sys.id] }),
    )
    logWrite(request, 'composeAsset', { asset: asset.sys.id, bytes: bytes.length })
    return asset
  })
  app.put<ById>(`${COMPOSE_API}/assets/:id`, { bodyLimit: ENTRY_BYTES }, async (request) => {
    requireRight(userOf(request), 'edit')
    const [assetId, wish] = [parseId(request.params.id), parseSave(request.body)]
    await requireUnplanned(plans, rights, userOf(request), { id: assetId, fields: {} })
    const saved = await saveAsset(management, assetId, wish)
    logWrite(request, 'composeAsset', { asset: saved.sys.id, version: saved.sys.version })
    return saved
  })
  app.get(`${COMPOSE_API}/products`, async ({ query }) => {
    const { query: words, ...site } = parseSiteQuery(query, sites)
    return { products: await findProducts(deps, site, words) }
  })
  app.get(`${COMPOSE_API}/categories`, async ({ query }) => ({ categories: await listCategories(deps, parseSiteQuery(query, sites)) }))
  app.get(`${COMPOSE_API}/blocks`, async () => ({ blocks: await listBlocks(deps.gallery) }))
  app.get<ByType>(`${COMPOSE_PICTURES}/:type`, async ({ params: { type }, query }, reply) =>
    sendPicture(reply, await readPicture(deps.gallery, { type, ...parsePictureQuery(query, sites) }), runtime.config),
  )
  app.get(`${COMPOSE_API}/sections`, async () => ({ sections: await listSections({ management, database }) }))
}
