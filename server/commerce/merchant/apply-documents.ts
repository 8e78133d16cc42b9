import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { merchantDocuments, merchantRevisions } from '../../database/schema/merchant.ts'
import type { Runtime } from '../../runtime.ts'
import { crossCheck } from './cross-check.ts'
import { type MerchantEntry, type MerchantKind, toMerchantData } from './merchant-data.ts'
import { MERCHANT_CHANNEL, readMerchantDocuments } from './merchant-store.ts'
import { type MerchantProblem, validateDocument } from './validate-document.ts'

/** Documents to write, as read from a merchant's files. */
export interface MerchantInput {
  readonly documents: readonly { readonly kind: MerchantKind; readonly document: unknown }[]
  /** Kinds whose documents are given completely; others of these kinds are removed where `isRemoving` says so. */
  readonly kinds?: readonly MerchantKind[]
  readonly isRemoving?: boolean
  /** The revision the files were exported at; another one in the database refuses them. */
  readonly basedOn?: number
}

export interface DocumentName {
  readonly kind: MerchantKind
  readonly key: string
}

export interface MerchantChange {
  readonly added: readonly DocumentName[]
  /** With the names of the fields that differ. */
  readonly changed: readonly (DocumentName & { readonly fields: readonly string[] })[]
  readonly removed: readonly DocumentName[]
  /** Stored, not given, and not removed. */
  readonly missing: readonly DocumentName[]
  readonly unchanged: number
}

export type ApplyOutcome =
  | { readonly kind: 'applied'; readonly revision: number; readonly change: MerchantChange }
  | { readonly kind: 'invalid'; readonly problems: readonly MerchantProblem[] }
  | { readonly kind: 'stale'; readonly revision: number }

interface Deps extends Pick<Runtime, 'database' | 'sites' | 'clock'> {
  /** Returns what would be done and writes nothing. */
  readonly isDryRun?: boolean
}

const ONLY_ROW = 1
/** PostgreSQL takes at most 65 535 parameters a statement. */
const ROWS_PER_STATEMENT = 1_000

/** Writes documents in one transaction, or none of them: what the shop would have afterwards must be right as a whole. */
export const applyMerchantDocuments = (deps: Deps, input: MerchantInput): Promise<ApplyOutcome> =>
  deps.database.transaction(async (transaction) => {
    const revision = await lockRevision(transaction, deps.clock.now())
    if (input.basedOn !== undefined && input.basedOn !== revision) return { kind: 'stale', revision }
    const given = readInput(input)
    const stored = await readMerchantDocuments(transaction)
    const names = new Set(given.entries.map(nameOf))
    const others = stored.filter((document) => !names.has(nameOf(document)))
    const missing = others.filter(({ kind }) => input.kinds?.includes(kind) === true)
    const removed = input.isRemoving === true ? missing : []
    const staying = others.filter((document) => !removed.includes(document))
    const next = [...staying.flatMap(({ entry }) => (entry === undefined ? [] : [entry])), ...given.entries]
    const problems = [
      ...given.problems,
      ...staying.flatMap(({ problems: found = [] }) => found),
      ...crossCheck(next, { data: toMerchantData(next), sites: deps.sites }),
    ]
    if (problems.length > 0) return { kind: 'invalid', problems }

    const before = new Map(stored.map((document) => [nameOf(document), document]))
    const different = given.entries.filter((entry) => !isDeepStrictEqual(before.get(nameOf(entry))?.document, entry.document))
    const change: MerchantChange = {
      added: different.filter((entry) => !before.has(nameOf(entry))),
      changed: different.flatMap((entry) => {
        const old = before.get(nameOf(entry))
        return old === undefined ? [] : [{ kind: entry.kind, key: entry.key, fields: differentFields(old.document, entry.document) }]
      }),
      removed,
      missing: missing.filter((document) => !removed.includes(document)),
      unchanged: given.entries.length - different.length,
    }
    if (deps.isDryRun === true || different.length + removed.length === 0) return { kind: 'applied', revision, change }

    await write(transaction, different, removed)
    await transaction.update(merchantRevisions).set({ revision: revision + 1, changedAt: deps.clock.now() })
    await transaction.execute(sql`select pg_notify(${MERCHANT_CHANNEL}, ${String(revision + 1)})`)
    return { kind: 'applied', revision: revision + 1, change }
  })

/** Serialises changes by a row lock: each sees what the one before has written. */
const lockRevision = async (transaction: Database, now: number): Promise<number> => {
  await transaction.insert(merchantRevisions).values({ id: ONLY_ROW, revision: 0, changedAt: now }).onConflictDoNothing()
  const [row] = await transaction.select().from(merchantRevisions).for('update')
  return row?.revision ?? 0
}

const readInput = ({ documents }: MerchantInput): { readonly entries: readonly MerchantEntry[]; readonly problems: MerchantProblem[] } => {
  const outcomes = documents.map(({ kind, document }) => validateDocument(kind, document))
  const entries = new Map<string, MerchantEntry>()
  const problems = outcomes.flatMap(({ problems: found = [] }) => found)
  for (const { entry } of outcomes) {
    if (entry === undefined) continue
    const { kind, key } = entry
    if (entries.has(nameOf(entry))) problems.push({ kind, key, path: '', message: 'is there twice; take one out' })
    entries.set(nameOf(entry), entry)
  }
  return { entries: [...entries.values()], problems }
}

const write = async (transaction: Database, different: readonly MerchantEntry[], removed: readonly DocumentName[]): Promise<void> => {
  for (const { kind, key } of removed)
    await transaction.delete(merchantDocuments).where(and(eq(merchantDocuments.kind, kind), eq(merchantDocuments.key, key)))
  for (let start = 0; start < different.length; start += ROWS_PER_STATEMENT)
    await transaction
      .insert(merchantDocuments)
      .values(different.slice(start, start + ROWS_PER_STATEMENT).map(({ kind, key, document }) => ({ kind, key, document })))
      .onConflictDoUpdate({ target: [merchantDocuments.kind, merchantDocuments.key], set: { document: sql`excluded.document` } })
}

const differentFields = (old: unknown, document: object): readonly string[] => {
  const before: object = typeof old === 'object' && old !== null ? old : {}
  const names = [...new Set([...Object.keys(before), ...Object.keys(document)])]
  return names.filter((name) => !isDeepStrictEqual(Reflect.get(before, name), Reflect.get(document, name)))
}

const nameOf = ({ kind, key }: DocumentName): string => `${kind} ${key}`

/** Every document and their revision, as files to edit. */
export const readForExport = (database: Database): Promise<{ readonly revision: number; readonly documents: MerchantInput['documents'] }> =>
  database.transaction(async (transaction) => {
    const revision = await lockRevision(transaction, 0)
    const stored = await readMerchantDocuments(transaction)
    const sorted = stored.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    return { revision, documents: sorted.map(({ kind, document }) => ({ kind, document })) }
  })

/** Whether documents were ever written to this database; a merchant may have removed them all since. */
export const hasMerchantDocuments = async (database: Database): Promise<boolean> =>
  (await database.select({ revision: merchantRevisions.revision }).from(merchantRevisions)).some(({ revision }) => revision > 0)
