import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { ComposeFields } from '../../../schemas/api/compose.ts'
import { composeProgramSaves } from '../../database/schema/programs.ts'
import { Refusal } from '../refusal.ts'
import { propose, type Patch } from './patch/propose.ts'
import { writesOf } from './patch/writes-of.ts'
import type { Call } from './tools/tool.ts'

export interface SaveWish extends Patch {
  readonly idempotencyKey: string
}

export interface SavedDraft {
  /** Ids of the entries. */
  readonly saved: readonly string[]
  readonly isRepeated: boolean
}

/**
 * Saves a patch entry by entry, as the composer does. What is to be written is stored under its key before the first write: the same call
 * again goes on where one was cut off, and each write is carried out once, because the entry that is there is what was sent.
 */
export const saveDraft = async ({ request, program, deps }: Call, { idempotencyKey, ...wish }: SaveWish): Promise<SavedDraft> => {
  const { database, clock } = deps.runtime
  const { keyId } = program
  const digest = createHash('sha256')
    .update(JSON.stringify([wish.page, wish.revision, wish.operations]))
    .digest('hex')
  const isThisOne = and(eq(composeProgramSaves.keyId, keyId), eq(composeProgramSaves.idempotencyKey, idempotencyKey))
  const find = async () => (await database.select().from(composeProgramSaves).where(isThisOne))[0]
  const begin = async () => {
    const { before, document } = await propose(deps, wish)
    const row = { keyId, idempotencyKey, digest, writes: writesOf(before, document), begunAt: clock.now() }
    await database.insert(composeProgramSaves).values(row).onConflictDoNothing()
    return find()
  }
  const row = (await find()) ?? (await begin())
  if (row === undefined) throw new Error('The database gave no row for a save')
  if (row.digest !== digest)
    throw new Refusal(409, 'KEY_USED', { message: 'This idempotencyKey was used for another patch. Draw a new one. Nothing was changed.' })
  const saved = row.writes.map(({ entryId }) => entryId)
  if (row.savedAt !== null) return { saved, isRepeated: true }
  const done: string[] = []
  for (const { entryId, ...write } of row.writes) {
    try {
      await deps.save(request, entryId, { ...write, pageId: wish.page })
    } catch (cause) {
      if (!isThereAlready(cause, write.fields)) throw done.length > 0 ? halfDone(cause, done) : cause
    }
    done.push(entryId)
  }
  await database.update(composeProgramSaves).set({ savedAt: clock.now() }).where(isThisOne)
  return { saved, isRepeated: false }
}

/** A block that the same call has made before, or another one at the same time. */
const isThereAlready = (cause: unknown, fields: ComposeFields): boolean =>
  cause instanceof Refusal && cause.code === 'STALE' && isDeepStrictEqual(cause.current?.fields, fields)

/** The CMS saves entry by entry: whoever is refused on the way is told what is saved by then. */
const halfDone = (cause: unknown, done: readonly string[]): unknown =>
  cause instanceof Refusal
    ? new Refusal(
        cause.status,
        cause.code,
        { message: `${cause.message} These blocks are saved by now: ${done.join(', ')}. Read the page again.` },
        { cause },
      )
    : cause
