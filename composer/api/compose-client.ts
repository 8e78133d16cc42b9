import {
  COMPOSE_API,
  COMPOSE_HEADER,
  type AssetList,
  type CheckDocument,
  type ComposeAsset,
  type ComposeBlockType,
  type ComposeCategory,
  type ComposeDocument,
  type ComposeEntry,
  type ComposePage,
  type ComposeParts,
  type ComposeProduct,
  type ComposeRefusal,
  type ComposeSection,
  type ComposeSession,
  type DocumentCheck,
  type LiveFields,
  type PublishOutcome,
  type PublishPage,
  type SaveEntry,
} from '../../schemas/api/compose.ts'
import type { ComposeHistory, FieldsBefore } from '../../schemas/api/compose-history.ts'
import type { AddComment, Conversation, PageComments, ReplyToComment } from '../../schemas/api/compose-comments.ts'
import type { CalendarEntry } from '../../schemas/api/compose-calendar.ts'
import type { PlannedAction } from '../../schemas/api/compose-planned.ts'
import type {
  CheckRelease,
  ComposeRelease,
  ReleaseCheck,
  ReleaseConflict,
  ReleaseOutcome,
  SaveRelease,
} from '../../schemas/api/compose-releases.ts'
import type { HereAnswer, HerePing } from '../../schemas/api/compose-together.ts'
import type { PlanAction, PlanOutcome } from '../../schemas/api/compose-schedule.ts'
import type { AskOutcome, AskReview, ComposeReview, DecideReview, ReviewDecision } from '../../schemas/api/compose-reviews.ts'
import type { ConfirmRequest, MadeKey, MakeKey, Programs } from '../../schemas/api/compose-programs.ts'
import type { VariantResults } from '../../schemas/api/compose-variants.ts'
import type {
  AddressAnswer,
  ChangePageState,
  CreatePage,
  FirstPageMade,
  MakeFirstPage,
  PageStateChanged,
  PageTemplate,
} from '../../schemas/api/compose-pages.ts'

/** An answer, or why there is none. `status` 0: the shop was not reached. `retryAfterMs`: before that it is no use to ask again. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly status: number; readonly refusal: ComposeRefusal; readonly retryAfterMs?: number }

/** The composer's server, a typed call each. No call throws. */
export interface ComposeClient {
  readonly session: () => Promise<Answer<ComposeSession>>
  readonly signIn: (email: string, password: string) => Promise<Answer<ComposeSession>>
  readonly signOut: () => Promise<Answer<ComposeSession>>
  readonly templates: () => Promise<Answer<{ readonly templates: readonly PageTemplate[] }>>
  readonly address: (query: AddressQuery) => Promise<Answer<AddressAnswer>>
  readonly createPage: (page: CreatePage) => Promise<Answer<{ readonly pageId: string }>>
  readonly makeFirstPage: (page: MakeFirstPage) => Promise<Answer<FirstPageMade>>
  readonly changeState: (pageId: string, action: PageAction, change: ChangePageState) => Promise<Answer<PageStateChanged>>
  readonly pages: () => Promise<Answer<{ readonly pages: readonly ComposePage[] }>>
  readonly open: (pageId: string) => Promise<Answer<ComposeDocument>>
  readonly live: (pageId: string) => Promise<Answer<LiveFields>>
  readonly history: (pageId: string, query: HistoryQuery) => Promise<Answer<ComposeHistory>>
  readonly before: (pageId: string, point: PointInHistory) => Promise<Answer<FieldsBefore>>
  readonly comments: (pageId: string, isWithResolved: boolean) => Promise<Answer<PageComments>>
  readonly addComment: (pageId: string, comment: AddComment) => Promise<Answer<Conversation>>
  readonly reply: (pageId: string, conversation: number, reply: ReplyToComment) => Promise<Answer<Conversation>>
  readonly resolve: (pageId: string, conversation: number) => Promise<Answer<Conversation>>
  readonly reopen: (pageId: string, conversation: number) => Promise<Answer<Conversation>>
  readonly variants: (pageId: string) => Promise<Answer<VariantResults>>
  readonly review: (pageId: string) => Promise<Answer<{ readonly review?: ComposeReview }>>
  readonly askReview: (pageId: string, review: AskReview) => Promise<Answer<AskOutcome>>
  readonly decideReview: (
    pageId: string,
    reviewId: number,
    decision: ReviewDecision,
    review: DecideReview,
  ) => Promise<Answer<{ readonly review: ComposeReview }>>
  readonly programs: () => Promise<Answer<Programs>>
  readonly makeKey: (key: MakeKey) => Promise<Answer<MadeKey>>
  readonly endKey: (keyId: string) => Promise<Answer<object>>
  readonly confirmRequest: (requestId: number, seen: ConfirmRequest) => Promise<Answer<PublishOutcome>>
  readonly refuseRequest: (requestId: number) => Promise<Answer<object>>
  readonly schedule: (pageId: string) => Promise<Answer<Planned>>
  readonly plan: (pageId: string, plan: PlanAction) => Promise<Answer<PlanOutcome>>
  readonly callOff: (pageId: string, planId: string) => Promise<Answer<Planned>>
  readonly releases: () => Promise<Answer<Releases>>
  readonly checkRelease: (release: CheckRelease) => Promise<Answer<ReleaseCheck>>
  /** With an id it changes what is planned. */
  readonly saveRelease: (release: SaveRelease, releaseId?: string) => Promise<Answer<ReleaseOutcome>>
  readonly callOffRelease: (releaseId: string) => Promise<Answer<Releases>>
  /** Both are instants. */
  readonly calendar: (from: string, until: string) => Promise<Answer<{ readonly entries: readonly CalendarEntry[] }>>
  readonly here: (pageId: string, ping: HerePing) => Promise<Answer<HereAnswer>>
  /** Is sent although the window closes. */
  readonly leave: (pageId: string, windowId: string) => Promise<Answer<object>>
  /** However many ids: it asks as often as it takes. */
  readonly parts: (entries: readonly string[], assets: readonly string[]) => Promise<Answer<ComposeParts>>
  readonly save: (entryId: string, entry: SaveEntry) => Promise<Answer<ComposeEntry>>
  readonly check: (document: ComposeDocument) => Promise<Answer<DocumentCheck>>
  readonly publish: (pageId: string, page: PublishPage) => Promise<Answer<PublishOutcome>>
  readonly assets: (query: string, skip: number) => Promise<Answer<AssetList>>
  readonly upload: (file: File) => Promise<Answer<ComposeAsset>>
  readonly saveAsset: (assetId: string, asset: SaveEntry) => Promise<Answer<ComposeAsset>>
  readonly products: (site: SiteQuery, query: string) => Promise<Answer<{ readonly products: readonly ComposeProduct[] }>>
  readonly categories: (site: SiteQuery) => Promise<Answer<{ readonly categories: readonly ComposeCategory[] }>>
  readonly blocks: () => Promise<Answer<{ readonly blocks: readonly ComposeBlockType[] }>>
  readonly sections: () => Promise<Answer<{ readonly sections: readonly ComposeSection[] }>>
}

export interface Planned {
  readonly planned: readonly PlannedAction[]
  /** Of planned releases that the page is in. */
  readonly conflicts: readonly ReleaseConflict[]
}

interface Releases {
  readonly releases: readonly ComposeRelease[]
}

/** `shared`: blocks that other pages have too. `until`: an instant. */
export interface HistoryQuery {
  readonly shared: readonly string[]
  readonly until?: string
}

/** Before an edit, by its id, or at an instant. */
export type PointInHistory = { readonly edit: number } | { readonly moment: string }

export type PageAction = 'unpublish' | 'archive' | 'restore'

/** An address for sites, by their tags; none for all. `pageId` is the page that has it already. */
export interface AddressQuery {
  readonly path: string
  readonly sites: readonly string[]
  readonly pageId?: string
}

/** Which site's catalogue is asked, in which language. */
export interface SiteQuery {
  readonly siteTag: string
  readonly lang: string
}

/** As many ids as one request may name. */
const MOST_IDS = 200

export const createComposeClient = (request: typeof fetch): ComposeClient => {
  const call = async <Value>(method: string, path: string, body?: unknown, keepalive = false): Promise<Answer<Value>> => {
    const isFile = body instanceof Blob
    const type = isFile ? body.type : 'application/json'
    try {
      const answer = await request(`${COMPOSE_API}${path}`, {
        method,
        ...(keepalive ? { keepalive } : {}),
        headers: { ...(method === 'GET' ? {} : { [COMPOSE_HEADER]: '1' }), ...(body === undefined ? {} : { 'content-type': type }) },
        ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      })
      const value: unknown = await answer.json()
      // Our own server's answers, of the same build.
      if (answer.ok) return { ok: true, value: value as Value }
      const retryAfterMs = Number(answer.headers.get('retry-after') ?? 0) * 1_000
      return { ok: false, status: answer.status, refusal: value as ComposeRefusal, ...(retryAfterMs > 0 ? { retryAfterMs } : {}) }
    } catch {
      // No connection, or an answer of something in between that is no JSON: to her it is the same, and it is tried again.
      return { ok: false, status: 0, refusal: { code: 'UNREACHABLE', message: '', requestId: '' } }
    }
  }
  const id = encodeURIComponent
  /** They are of the release: the gallery and the canvas ask once. */
  let blocks: ReturnType<ComposeClient['blocks']> | undefined
  return {
    session: () => call('GET', '/session'),
    signIn: (email, password) => call('POST', '/session', { email, password }),
    signOut: () => call('DELETE', '/session'),
    templates: () => call('GET', '/templates'),
    address: ({ sites, ...query }) => call('GET', `/address?${new URLSearchParams({ ...query, sites: sites.join(',') }).toString()}`),
    createPage: (page) => call('POST', '/pages', page),
    makeFirstPage: (page) => call('POST', '/first-pages', page),
    changeState: (pageId, action, change) => call('POST', `/pages/${id(pageId)}/${action}`, change),
    pages: () => call('GET', '/pages'),
    open: (pageId) => call('GET', `/pages/${id(pageId)}`),
    live: (pageId) => call('GET', `/pages/${id(pageId)}/live`),
    history: (pageId, { shared, ...until }) =>
      call(
        'GET',
        `/pages/${id(pageId)}/history?${new URLSearchParams({ shared: shared.slice(0, MOST_IDS).join(','), ...until }).toString()}`,
      ),
    before: (pageId, point) =>
      call('GET', `/pages/${id(pageId)}/before?${new URLSearchParams('edit' in point ? { edit: String(point.edit) } : point).toString()}`),
    comments: (pageId, isWithResolved) => call('GET', `/pages/${id(pageId)}/comments${isWithResolved ? '?resolved=1' : ''}`),
    addComment: (pageId, comment) => call('POST', `/pages/${id(pageId)}/comments`, comment),
    reply: (pageId, conversation, reply) => call('POST', `/pages/${id(pageId)}/comments/${conversation}/reply`, reply),
    resolve: (pageId, conversation) => call('POST', `/pages/${id(pageId)}/comments/${conversation}/resolve`),
    reopen: (pageId, conversation) => call('POST', `/pages/${id(pageId)}/comments/${conversation}/reopen`),
    variants: (pageId) => call('GET', `/pages/${id(pageId)}/variants`),
    review: (pageId) => call('GET', `/pages/${id(pageId)}/review`),
    askReview: (pageId, review) => call('POST', `/pages/${id(pageId)}/reviews`, review),
    decideReview: (pageId, reviewId, decision, review) => call('POST', `/pages/${id(pageId)}/reviews/${reviewId}/${decision}`, review),
    programs: () => call('GET', '/programs'),
    makeKey: (key) => call('POST', '/programs/keys', key),
    endKey: (keyId) => call('DELETE', `/programs/keys/${id(keyId)}`),
    confirmRequest: (requestId, seen) => call('POST', `/programs/requests/${requestId}/confirm`, seen),
    refuseRequest: (requestId) => call('POST', `/programs/requests/${requestId}/refuse`),
    schedule: (pageId) => call('GET', `/pages/${id(pageId)}/schedule`),
    plan: (pageId, plan) => call('POST', `/pages/${id(pageId)}/schedule`, plan),
    callOff: (pageId, planId) => call('DELETE', `/pages/${id(pageId)}/schedule/${id(planId)}`),
    releases: () => call('GET', '/releases'),
    checkRelease: (release) => call('POST', '/releases/check', release),
    saveRelease: (release, releaseId) =>
      releaseId === undefined ? call('POST', '/releases', release) : call('PUT', `/releases/${id(releaseId)}`, release),
    callOffRelease: (releaseId) => call('DELETE', `/releases/${id(releaseId)}`),
    calendar: (from, until) => call('GET', `/calendar?${new URLSearchParams({ from, until }).toString()}`),
    here: (pageId, ping) => call('POST', `/pages/${id(pageId)}/here`, ping),
    leave: (pageId, windowId) => call('DELETE', `/pages/${id(pageId)}/here/${id(windowId)}`, undefined, true),
    parts: async (entries, assets) => {
      let found: ComposeParts = { entries: {}, assets: {}, usedBy: {} }
      for (let start = 0; start < Math.max(entries.length, assets.length); start += MOST_IDS) {
        const [some, others] = [entries, assets].map((ids) => ids.slice(start, start + MOST_IDS).join(','))
        const query = new URLSearchParams({ entries: some ?? '', assets: others ?? '' })
        const answer = await call<ComposeParts>('GET', `/parts?${query.toString()}`)
        if (!answer.ok) return answer
        const { value } = answer
        found = {
          entries: { ...found.entries, ...value.entries },
          assets: { ...found.assets, ...value.assets },
          usedBy: { ...found.usedBy, ...value.usedBy },
        }
      }
      return { ok: true, value: found }
    },
    save: (entryId, entry) => call('PUT', `/entries/${id(entryId)}`, entry),
    check: (document) => call('POST', '/check', { document } satisfies CheckDocument),
    publish: (pageId, page) => call('POST', `/pages/${id(pageId)}/publish`, page),
    assets: (query, skip) => call('GET', `/assets?${new URLSearchParams({ query, skip: String(skip) }).toString()}`),
    upload: (file) => call('POST', `/assets?${new URLSearchParams({ name: file.name }).toString()}`, file),
    saveAsset: (assetId, asset) => call('PUT', `/assets/${id(assetId)}`, asset),
    products: (site, query) => call('GET', `/products?${new URLSearchParams({ ...site, query }).toString()}`),
    categories: (site) => call('GET', `/categories?${new URLSearchParams({ ...site }).toString()}`),
    blocks: async () => {
      const answer = await (blocks ??= call('GET', '/blocks'))
      if (!answer.ok) blocks = undefined
      return answer
    },
    sections: () => call('GET', '/sections'),
  }
}
