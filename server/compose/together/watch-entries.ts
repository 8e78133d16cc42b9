import type { FastifyBaseLogger } from 'fastify'
import type { PlainClientAPI } from 'contentful-management'
import { LRUCache } from 'lru-cache'
import type { ComposeEntry } from '../../../schemas/api/compose.ts'
import { elapsed } from '../../../src/lib/clock.ts'
import { withPatience } from '../../../src/lib/with-patience.ts'
import { limitedFor } from '../../publishing/cms-management.ts'
import { IDS_PER_REQUEST, inBatches } from '../../publishing/cms.ts'
import type { Clock } from '../../runtime.ts'
import { toComposeEntry } from '../read-document.ts'
import type { KnownEntries, SavedBy } from './known-entries.ts'

/** How often the CMS is asked for the versions of a page's entries: what is saved here is known without it. */
export const ASKED_MS = 15_000
/** How long a call waits for the CMS; what the CMS answers later is in the answer of the next call. */
const PATIENCE_MS = 1_000
/** The pause after a failure of the CMS, doubled with each further failure up to the longest. */
const REST_MS = 30_000
const LONGEST_REST_MS = 300_000
/** Entries in one answer. */
const MOST_CHANGES = 50
const MOST_PAGES = 500

interface Deps {
  readonly management: Pick<PlainClientAPI, 'entry'>
  readonly known: KnownEntries
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

interface Change {
  readonly entry: ComposeEntry
  readonly by: SavedBy | undefined
}

/**
 * What of a page is newer in the CMS than a window has it. Asks the CMS once for all windows of this process, one call at a time, and not
 * at all for a while after it refused: the calls that the CMS allows belong to those who save.
 */
export const watchEntries = ({ management, known, clock, log }: Deps) => {
  const askedAt = new LRUCache<string, number>({ max: MOST_PAGES })
  const underWay = new Map<string, Promise<void>>()
  let turn: Promise<void> = Promise.resolve()
  let failures = 0
  let restsUntil = 0

  /** Callers with the same key share one request while it is under way. Never rejects. */
  const ask = (key: string, work: () => Promise<void>): Promise<void> => {
    const same = underWay.get(key)
    if (same !== undefined) return same
    const asked = turn
      .then(async () => {
        if (clock.now() < restsUntil) return
        await work()
        failures = 0
      })
      .catch((err: unknown) => {
        failures += 1
        const rest = Math.min(REST_MS * 2 ** (failures - 1), LONGEST_REST_MS)
        restsUntil = clock.now() + Math.max(rest, (limitedFor(err) ?? 0) * 1_000)
        log.warn({ event: 'composeTogether', err }, 'What others changed in the CMS is not known at the moment')
      })
      .finally(() => underWay.delete(key))
    turn = asked
    underWay.set(key, asked)
    return asked
  }
  const readVersions = (pageId: string, ids: readonly string[]): Promise<void> =>
    ask(`versions ${pageId}`, async () => {
      await inBatches(ids, async (batch) => {
        const askedSince = elapsed()
        const query = { 'sys.id[in]': batch.join(','), select: 'sys', limit: IDS_PER_REQUEST }
        const { items } = await management.entry.getMany({ query })
        const versions = new Map(items.map(({ sys }) => [sys.id, sys.version]))
        for (const id of batch) known.correct(id, versions.get(id), askedSince)
        return items
      })
    })
  const readEntries = (pageId: string, ids: readonly string[]): Promise<void> =>
    ask(`entries ${pageId}`, async () => {
      const askedSince = elapsed()
      const { items } = await management.entry.getMany({ query: { 'sys.id[in]': ids.join(','), limit: IDS_PER_REQUEST } })
      const read = new Map(items.map((item) => [item.sys.id, item]))
      for (const id of ids) {
        const item = read.get(id)
        known.correct(id, item?.sys.version, askedSince)
        if (item !== undefined) known.note(id, { version: item.sys.version, entry: toComposeEntry(item) })
      }
    })

  return async (pageId: string, versions: Readonly<Record<string, number>>): Promise<readonly Change[]> => {
    const ids = Object.keys(versions)
    const newer = (): readonly string[] => ids.filter((id) => (known.get(id)?.version ?? 0) > (versions[id] ?? 0))
    const lacking = (): readonly string[] =>
      newer()
        .filter((id) => known.get(id)?.entry === undefined)
        .slice(0, MOST_CHANGES)
    const read = async (): Promise<void> => {
      const isDue = ids.length > 0 && clock.now() - (askedAt.get(pageId) ?? -Infinity) >= ASKED_MS
      if (isDue) {
        askedAt.set(pageId, clock.now())
        await readVersions(pageId, ids)
      }
      const missing = lacking()
      if (missing.length > 0) await readEntries(pageId, missing)
    }
    // After this time the caller is answered with what is known; the reading goes on.
    await withPatience(read(), PATIENCE_MS).catch(() => undefined)
    return newer()
      .flatMap((id) => {
        const { entry, by } = known.get(id) ?? {}
        return entry === undefined ? [] : [{ entry, by }]
      })
      .slice(0, MOST_CHANGES)
  }
}
