import type { FastifyInstance } from 'fastify'
import { COMPOSE_API } from '../../../schemas/api/compose.ts'
import type { ChangePageState, FirstPageMade, PageStateChanged } from '../../../schemas/api/compose-pages.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { pathOfKey, readPageFields } from '../../../src/content/page-entry.ts'
import { createKindOf } from '../../storefront/create-content-lookups.ts'
import { cacheNavigation } from '../../storefront/storefront-deps.ts'
import { requireRight } from '../compose-access.ts'
import type { ComposeDeps } from '../compose-deps.ts'
import { leadToPage, noteMove } from '../moves/leave-redirects.ts'
import { readLocales, toComposeEntry } from '../read-document.ts'
import { Refusal } from '../refusal.ts'
import { parseId } from '../requests.ts'
import type { ById, RouteTools } from '../route-tools.ts'
import { makeFirstPage } from '../starting/make-first-page.ts'
import { listTemplates } from '../templates/page-templates.ts'
import { archivePage, readSeenPage, requireLanding, restorePage, unpublishPage } from './change-state.ts'
import { createAddressCheck, type AddressCheck } from './check-address.ts'
import { createPage } from './create-page.ts'
import { parseAddress, parseChange, parseCreate, parseFirstPage } from './page-requests.ts'
import { say } from '../sentence.ts'

/** The life of a page: new, its address, taken down, put away and brought back. Answers how an address is looked at. */
export const registerPages = (app: FastifyInstance, deps: ComposeDeps, { userOf, logWrite, actions, rights }: RouteTools): AddressCheck => {
  const { runtime, management } = deps
  const { database, sites } = runtime
  const checkAddress = createAddressCheck({
    management,
    sites,
    kindOf: createKindOf({ navigation: cacheNavigation(deps.navigation, runtime) }),
  })

  app.get(`${COMPOSE_API}/templates`, async () => ({ templates: listTemplates() }))
  app.get(`${COMPOSE_API}/address`, async ({ query }) => checkAddress(parseAddress(query, sites)))
  app.post(`${COMPOSE_API}/pages`, async (request) => {
    requireRight(userOf(request), 'edit')
    const wish = parseCreate(request.body, sites)
    const made = await actions.run(
      request,
      { action: 'create' },
      () => createPage({ management, database, checkAddress }, wish),
      (ids) => ({ ids, pageId: ids.at(-1) ?? '' }),
    )
    const pageId = made.at(-1)
    logWrite(request, 'composeCreate', { page: pageId, from: wish.from, path: wish.path, sites: wish.sites, entries: made })
    return { pageId }
  })
  app.post(`${COMPOSE_API}/first-pages`, async (request): Promise<FirstPageMade> => {
    requireRight(userOf(request), 'edit')
    const key = parseFirstPage(request.body)
    const made = await actions.run(
      request,
      { action: 'create' },
      () => makeFirstPage({ management, sites }, key),
      (ids) => ({ ids, ...(ids.length === 0 ? { outcome: 'THERE' } : { pageId: ids.at(-1) ?? '' }) }),
    )
    logWrite(request, 'composeFirstPage', { key, entries: made })
    const pageId = made.at(-1)
    return pageId === undefined ? {} : { pageId }
  })
  app.post<ById>(`${COMPOSE_API}/pages/:id/unpublish`, async (request) => {
    requireRight(userOf(request), 'publish')
    const [pageId, change] = [parseId(request.params.id), parseChange(request.body, sites)]
    const answer = await actions.run(
      request,
      { action: 'unpublish', pageId, ids: [pageId] },
      async () => {
        await rights.requireForPages(userOf(request), [pageId])
        return takeDown(deps, pageId, change)
      },
      ({ redirectProblem }) => (redirectProblem === undefined ? {} : { outcome: 'REDIRECT_MISSING' }),
    )
    logWrite(request, 'composeUnpublish', {
      page: pageId,
      ...change,
      version: answer.entry.sys.version,
      redirect: answer.redirectProblem?.message ?? 'done',
    })
    return answer
  })
  for (const [action, change] of [['archive', archivePage] as const, ['restore', restorePage] as const])
    app.post<ById>(`${COMPOSE_API}/pages/:id/${action}`, async (request): Promise<PageStateChanged> => {
      requireRight(userOf(request), 'publish')
      const [pageId, { version }] = [parseId(request.params.id), parseChange(request.body, sites)]
      const entry = await actions.run(request, { action, pageId, ids: [pageId] }, async () => {
        await rights.requireForPages(userOf(request), [pageId])
        const page = await readSeenPage(management, pageId, version)
        if (action === 'archive') requireLanding(page, defaultLocaleOf(await readLocales(management)))
        return toComposeEntry(await change(management, page))
      })
      logWrite(request, `compose${action === 'archive' ? 'Archive' : 'Restore'}`, { page: pageId, version: entry.sys.version })
      return { entry }
    })
  return checkAddress
}

/** Takes a page off the shop, and lets its address lead elsewhere where that is wished. What failed of it is completed by doing it again. */
const takeDown = async (
  { runtime: { sites }, management, delivery }: ComposeDeps,
  pageId: string,
  { version, redirectTo }: ChangePageState,
): Promise<PageStateChanged> => {
  const defaultLocale = defaultLocaleOf(await readLocales(management))
  const page = await readSeenPage(management, pageId, version)
  const draft = requireLanding(page, defaultLocale)
  const [live] = await delivery.entriesById([pageId])
  if (live === undefined && page.sys.publishedVersion === undefined && redirectTo === undefined)
    throw new Refusal(422, 'REFUSED', say('notLive'))
  if (redirectTo === undefined) return { entry: toComposeEntry(await unpublishPage(management, page)) }
  const moves = { management, defaultLocale, siteTags: sites.map(({ siteTag }) => siteTag) }
  const { key, title, sites: own } = live === undefined ? draft : readPageFields(live, [defaultLocale])
  const [moved, from] = [{ pageId, title, sites: own, to: redirectTo }, pathOfKey(key)]
  if (from === redirectTo) throw new Refusal(422, 'REFUSED', say('ownAddress'))
  if (from !== undefined) await noteMove(moves, moved, from)
  const entry = toComposeEntry(await unpublishPage(management, page))
  const problem = await leadToPage(moves, moved)
  return { entry, ...(problem === undefined ? {} : { redirectProblem: say('unpublishAgain', { problem }) }) }
}
