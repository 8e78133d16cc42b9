import type { Database, DatabaseHandle } from '../../database/database.ts'
import type { FastifyBaseLogger } from 'fastify'
import { createCache, type CacheRead } from '../../../src/lib/cache.ts'
import { merchantDocuments } from '../../database/schema/merchant.ts'
import { isMerchantKind, type MerchantData, type MerchantKind, toMerchantData } from './merchant-data.ts'
import { type DocumentOutcome, validateDocument } from './validate-document.ts'
import { defined } from '../../../src/lib/defined.ts'

/** NOTIFY channel on which the command that changes merchants' documents reports it to running processes. */
export const MERCHANT_CHANNEL = 'merchant_documents'

/** What merchants decide, as this process has it in memory. */
export interface MerchantStore {
  readonly current: () => Promise<MerchantData>
  /** Called when documents changed, by this process or another; answers how to stop listening. */
  readonly onChange: (listener: () => void) => () => void
  readonly close: () => Promise<void>
}

/** How long the copy is used without reading it again, should the message about a change be lost with its connection. */
const TTL_MS = 30_000

interface Deps {
  readonly database: Database
  readonly listen: DatabaseHandle['listen']
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** Monotonic milliseconds: the copy's age is independent of the shop's clock, which tests move. */
  readonly now?: () => number
  readonly onRead?: (read: CacheRead) => void
}

export const createMerchantStore = async ({ database, listen, log, now, onRead }: Deps): Promise<MerchantStore> => {
  const listeners = new Set<() => void>()
  const copy = createCache<MerchantData>({ ttl: TTL_MS, onRead, ...defined({ now }) })
  const stop = await listen(MERCHANT_CHANNEL, () => {
    copy.purge(() => true)
    for (const listener of listeners) listener()
  })
  return {
    current: () => copy.get('all', () => readMerchantData(database, log)),
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: stop,
  }
}

/** Reads what is stored now. A document of another release that this one cannot read is left out and logged; the others are used. */
export const readMerchantData = async (database: Database, log: Deps['log']): Promise<MerchantData> => {
  const documents = await readMerchantDocuments(database)
  for (const { kind, key, problems } of documents)
    if (problems !== undefined) log.error({ kind, key, problems }, 'A merchant document does not fit its schema and is left out')
  return toMerchantData(documents.flatMap(({ entry }) => (entry === undefined ? [] : [entry])))
}

/** A stored document: its entry where it fits its schema, else what is wrong with it. */
type StoredDocument = { readonly kind: MerchantKind; readonly key: string; readonly document: unknown } & DocumentOutcome

/** All stored documents. Kinds that only another release has are passed over. */
export const readMerchantDocuments = async (database: Database): Promise<readonly StoredDocument[]> => {
  const rows = await database.select().from(merchantDocuments)
  return rows.flatMap(({ kind, key, document }) =>
    isMerchantKind(kind) ? [{ kind, key, document, ...validateDocument(kind, document) }] : [],
  )
}
