import type { PlainClientAPI } from 'contentful-management'
import type { ComposeDocument, PublishOutcome, PublishPage } from '../../schemas/api/compose.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { slotsOf } from '../../src/content/cms-entry.ts'
import { entrySchemas } from '../../src/content/block-schemas.ts'
import { changedVersions } from '../../src/content/composing/changed-versions.ts'
import { staleIds } from '../../src/content/composing/stale-ids.ts'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import type { Cms } from '../publishing/cms.ts'
import { checkDocument } from './check-document.ts'
import { forgetMoves, leadToPage, noteMove } from './moves/leave-redirects.ts'
import { readMove } from './moves/page-move.ts'
import { Refusal, refusalOfCms } from './refusal.ts'
import { say } from './sentence.ts'
import { defined } from '../../src/lib/defined.ts'

interface Deps {
  readonly management: Pick<PlainClientAPI, 'entry' | 'asset'>
  readonly delivery: Pick<Cms, 'entriesById' | 'pages'>
  readonly sites: readonly SiteConfig[]
}

/**
 * Publishes a page with all that it is made of, in the versions that were seen, or nothing: where another version is there, or the gate
 * has an error. Pictures go first, then blocks, those inside before those around them, the page last: a failure on the way leaves the page
 * as it was, and doing it again completes it. The redirect from an address that it leaves comes after it. `document` is read anew.
 */
export const publishPage = async (
  { management, delivery, sites }: Deps,
  document: ComposeDocument,
  { versions, redirect }: PublishPage,
): Promise<PublishOutcome> => {
  const changed = changedVersions(document)
  const ids = staleIds(document, changed, versions)
  if (ids.length > 0) return { status: 'stale', ids }
  const problems = checkDocument(document, sites)
  if (problems.some(({ severity }) => severity === 'error')) return { status: 'refused', problems }
  const move = await readMove(delivery, document)
  const deps = { management, siteTags: sites.map(({ siteTag }) => siteTag), defaultLocale: defaultLocaleOf(document.locales) }
  if (move?.from !== undefined && redirect === true) await noteMove(deps, move.page, move.from)
  try {
    await publishAll(management, document, changed)
  } catch (cause) {
    throw unfinished(cause)
  }
  if (move !== undefined && redirect === false) await forgetMoves(deps, document.pageId)
  const problem = move === undefined ? undefined : await leadToPage(deps, move.page)
  return { status: 'published', ...(problem === undefined ? {} : { redirectProblem: say('publishAgain', { problem }) }) }
}

const publishAll = async (
  management: Deps['management'],
  document: ComposeDocument,
  changed: ReadonlyMap<string, number>,
): Promise<void> => {
  for (const { sys } of Object.values(document.assets)) {
    const version = changed.get(sys.id)
    if (version !== undefined) await publishAsset(management, sys.id, version)
  }
  for (const id of insideOut(document)) {
    const version = changed.get(id)
    if (version !== undefined) await publishEntry(management, id, version)
  }
}

/** The CMS has no way to publish all or nothing: whoever publishes is told that a part may be live, and that doing it again is safe. */
const unfinished = (cause: unknown): unknown => {
  const refusal = refusalOfCms(cause)
  if (refusal === undefined) return cause
  const { status, code, retryAfterSeconds } = refusal
  return new Refusal(status, code, say('unfinished', { refusal }), {
    cause,
    ...defined({ retryAfterSeconds }),
  })
}

const publishAsset = async ({ asset }: Deps['management'], assetId: string, version: number): Promise<void> => {
  const current = await asset.get({ assetId })
  await asset.publish({ assetId }, { ...current, sys: { ...current.sys, version } })
}

/** In the version that was seen: the CMS refuses another one. */
const publishEntry = async ({ entry }: Deps['management'], entryId: string, version: number): Promise<void> => {
  const current = await entry.get({ entryId })
  await entry.publish({ entryId }, { ...current, sys: { ...current.sys, version } })
}

/** Ids of the page's entries, those inside before those around them; what is only referred to comes first. */
const insideOut = ({ pageId, entries }: ComposeDocument): readonly string[] => {
  const order = new Set<string>()
  const open = new Set<string>()
  const visit = (id: string): void => {
    const entry = ownValue(entries, id)
    if (entry === undefined || open.has(id) || order.has(id)) return
    open.add(id)
    for (const { ids } of slotsOf(entry, entrySchemas.get(entry.sys.contentType.sys.id))) ids.forEach(visit)
    order.add(id)
  }
  visit(pageId)
  return [...Object.keys(entries).filter((id) => !order.has(id)), ...order]
}
