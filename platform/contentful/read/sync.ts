import { asc, gt, max } from 'drizzle-orm'
import { contentfulChanges } from '../../../server/database/schema/contentful.ts'
import { ok, type Call, type Operation } from '../call.ts'
import { badRequest } from '../errors.ts'
import type { Deps } from '../deps.ts'
import { instant, scopeSys } from '../render/scope-sys.ts'
import type { EntityView, Lens } from './entity-view.ts'
import { loadLocales } from './load-locales.ts'
import { loadViews } from './load-views.ts'
import { decodeSyncToken, encodeSyncToken, type SyncToken } from './sync-token.ts'
import { defined } from '../../../src/lib/defined.ts'

type Change = typeof contentfulChanges.$inferSelect

/**
 * GET /sync: everything that is published, or what changed since a token. Fields are keyed by locale, nothing is
 * included, and the address of the next page or sync carries the token and nothing else.
 */
export const sync =
  (deps: Deps): Operation =>
  async (call) => {
    const token = startOf(call)
    if (call.api === 'preview') return ok(await draftsOf(deps, call, token))
    const rows = await deps.database
      .select()
      .from(contentfulChanges)
      .where(gt(contentfulChanges.number, token.after))
      .orderBy(asc(contentfulChanges.number))
      .limit(token.limit + 1)
    const page = rows.slice(0, token.limit)
    const hasMore = rows.length > page.length
    const after = page.at(-1)?.number ?? token.after
    const next = hasMore ? { ...token, after } : { ...token, after, isInitial: false }
    return ok({
      sys: { type: 'Array' },
      items: await itemsOf(deps, call, token, page),
      [hasMore ? 'nextPageUrl' : 'nextSyncUrl']: `${call.baseUrl}/sync?sync_token=${encodeSyncToken(next)}`,
    })
  }

const MAX_PAGE = 1000

/** Drafts have no history here: preview readers always get all of them. */
const draftsOf = async (deps: Deps, call: Call, token: SyncToken) => {
  const lens: Lens = { deps, api: 'preview', locales: await loadLocales(deps), locale: '*' }
  const views = [...(await loadViews(lens, { kind: 'Entry' })), ...(await loadViews(lens, { kind: 'Asset' }))]
  const items = views.filter((view) => wants(token, view.kind) && isOfType(view, token)).map(({ document }) => document)
  return {
    sys: { type: 'Array' },
    items,
    nextSyncUrl: `${call.baseUrl}/sync?sync_token=${encodeSyncToken({ ...token, isInitial: false })}`,
  }
}

const startOf = ({ query }: Call): SyncToken => {
  const given = query['sync_token']
  if (given !== undefined) return decodeSyncToken(given)
  if (query['initial'] !== 'true') throw badRequest('Either the parameter initial or sync_token must be given.')
  const limit = Number(query['limit'] ?? MAX_PAGE)
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_PAGE)
    throw badRequest(`The query parameter limit must be a whole number from 1 to ${MAX_PAGE}.`)
  return {
    after: 0,
    isInitial: true,
    type: query['type'] ?? 'all',
    limit,
    ...defined({ contentType: query['content_type'] }),
  }
}

const itemsOf = async (deps: Deps, { api }: Call, token: SyncToken, changes: readonly Change[]) => {
  const lens: Lens = { deps, api, locales: await loadLocales(deps), locale: '*' }
  const views = [...(await viewsOf(lens, 'Entry', changes)), ...(await viewsOf(lens, 'Asset', changes))]
  return changes.flatMap((change): readonly object[] => {
    if (change.isDeleted) return token.isInitial || !wants(token, `Deleted${change.kind}`) ? [] : [deletion(deps, change)]
    const view = views.find(({ kind, id }) => kind === change.kind && id === change.id)
    return view !== undefined && wants(token, change.kind) && isOfType(view, token) ? [view.document] : []
  })
}

const viewsOf = (lens: Lens, kind: 'Entry' | 'Asset', changes: readonly Change[]) =>
  loadViews(lens, { kind, ids: changes.filter((change) => change.kind === kind && !change.isDeleted).map(({ id }) => id) })

const wants = ({ type }: SyncToken, what: string): boolean =>
  type === 'all' || type === what || (type === 'Deletion' && what.startsWith('Deleted'))

const isOfType = (view: EntityView, { contentType }: SyncToken): boolean =>
  contentType === undefined || view.valuesAt(['sys', 'contentType', 'sys', 'id']).includes(contentType)

const deletion = (deps: Deps, change: Change) => ({
  sys: {
    ...scopeSys(deps),
    type: `Deleted${change.kind}`,
    id: change.id,
    revision: change.revision,
    createdAt: instant(change.createdAt),
    updatedAt: instant(change.changedAt),
    deletedAt: instant(change.changedAt),
  },
})

/** The number the next change gets; the caller holds the write lock. */
export const nextChangeNumber = async ({ database }: Deps): Promise<number> => {
  const [row] = await database.select({ last: max(contentfulChanges.number) }).from(contentfulChanges)
  return Number(row?.last ?? 0) + 1
}
