import type { PlainClientAPI } from 'contentful-management'
import type { ComposeDocument, PublishOutcome } from '../../schemas/api/compose.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { slotsOf } from '../../src/content/cms-entry.ts'
import { entrySchemas } from '../../src/content/block-schemas.ts'
import { checkDocument } from './check-document.ts'

interface Deps {
  readonly management: Pick<PlainClientAPI, 'entry' | 'asset'>
  readonly sites: readonly SiteConfig[]
}

/**
 * Publishes a page with all that it is made of, in the versions that were seen, or nothing: where another version is there, or the gate
 * has an error. Pictures go first, then blocks, those inside before those around them, the page last: a failure on the way leaves the page
 * as it was, and doing it again completes it. `document` is read anew.
 */
export const publishPage = async (
  { management, sites }: Deps,
  document: ComposeDocument,
  versions: Readonly<Record<string, number>>,
): Promise<PublishOutcome> => {
  const changed = changedOf(document)
  const ids = [...new Set([...changed.keys(), ...Object.keys(versions)])].filter((id) => changed.get(id) !== versions[id])
  if (ids.length > 0) return { status: 'stale', ids }
  const problems = checkDocument(document, sites)
  if (problems.some(({ severity }) => severity === 'error')) return { status: 'refused', problems }
  for (const { sys } of Object.values(document.assets))
    if (changed.has(sys.id)) await management.asset.publish({ assetId: sys.id }, await management.asset.get({ assetId: sys.id }))
  for (const id of insideOut(document)) {
    const version = changed.get(id)
    if (version !== undefined) await publishEntry(management, id, version)
  }
  return { status: 'published' }
}

/** In the version that was seen: the CMS refuses another one. */
const publishEntry = async ({ entry }: Deps['management'], entryId: string, version: number): Promise<void> => {
  const current = await entry.get({ entryId })
  await entry.publish({ entryId }, { ...current, sys: { ...current.sys, version } })
}

/** What is newer than what is live, with its version; not other pages, which are only linked to. */
const changedOf = ({ pageId, entries, assets }: ComposeDocument): ReadonlyMap<string, number> => {
  const own = Object.values(entries).filter(({ sys }) => sys.id === pageId || sys.contentType.sys.id !== 'page')
  return new Map(
    [...own, ...Object.values(assets)]
      .filter(({ sys: { version, publishedVersion } }) => publishedVersion === undefined || version > publishedVersion + 1)
      .map(({ sys }) => [sys.id, sys.version]),
  )
}

/** Ids of the page's entries, those inside before those around them; what is only referred to comes first. */
const insideOut = ({ pageId, entries }: ComposeDocument): readonly string[] => {
  const order = new Set<string>()
  const open = new Set<string>()
  const visit = (id: string): void => {
    const entry = entries[id]
    if (entry === undefined || open.has(id) || order.has(id)) return
    open.add(id)
    for (const { ids } of slotsOf(entry, entrySchemas.get(entry.sys.contentType.sys.id))) ids.forEach(visit)
    order.add(id)
  }
  visit(pageId)
  return [...Object.keys(entries).filter((id) => !order.has(id)), ...order]
}
