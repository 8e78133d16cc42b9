import { and, desc, eq, gte, isNull, notExists } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { isDeepStrictEqual } from 'node:util'
import type { ComposeEntry, ComposeFields, ComposeUser } from '../../../schemas/api/compose.ts'
import type { Database } from '../../database/database.ts'
import { composeActions, composeEdits } from '../../database/schema/compose.ts'
import type { Runtime } from '../../runtime.ts'

/** What a save made of an entry. */
export interface WrittenEntry {
  /** As the CMS has it now. */
  readonly entry: ComposeEntry
  /** What it was before; undefined for one that the save made. */
  readonly before: { readonly version: number; readonly fields: ComposeFields } | undefined
  /** The page that was open. */
  readonly pageId: string | undefined
}

/** Writes down what people make of entries, so that it can be read and put back. */
export interface EditLog {
  readonly note: (request: FastifyRequest, written: WrittenEntry) => Promise<void>
}

interface Deps extends Pick<Runtime, 'database' | 'clock'> {
  readonly userOf: (request: FastifyRequest) => ComposeUser
}

/** Who goes on after that begins another piece of work. */
const PAUSE_MS = 10 * 60_000

export const createEditLog = ({ database, clock, userOf }: Deps): EditLog => ({
  note: async (request, written) => {
    const { id: userId, name: userName } = userOf(request)
    const now = clock.now()
    const { entry, before, pageId = null } = written
    const made = { version: entry.sys.version, after: entry.fields, endedAt: now }
    try {
      if (
        before !== undefined &&
        (await goesOn(database, { userId, userName, pageId, entryId: entry.sys.id, since: now - PAUSE_MS, before, made }))
      )
        return
      await database.insert(composeEdits).values({
        ...{ pageId, userId, userName, ...made },
        ...{ entryId: entry.sys.id, contentType: entry.sys.contentType.sys.id, begunAt: now, before: before?.fields ?? null },
      })
    } catch (err) {
      // It is saved by now: a database that fails does not undo it, and fails nobody's request.
      const where = { user: userName, pageId, entry: entry.sys.id, version: entry.sys.version }
      request.log.error({ event: 'composeEditLost', err, ...where }, 'A change in the composer will be missing in the history')
    }
  },
})

interface Saved {
  readonly userId: string
  /** A program that works for her has another one. */
  readonly userName: string
  readonly pageId: string | null
  readonly entryId: string
  /** Epoch milliseconds. */
  readonly since: number
  readonly before: { readonly version: number }
  readonly made: { readonly version: number; readonly after: ComposeFields; readonly endedAt: number }
}

/**
 * Whether the save goes on with what she did last, which is one edit then: on the same entry, in the version that she left it in, soon after,
 * and not across a publish. What comes back to where it began was no edit.
 */
const goesOn = async (database: Database, { userId, userName, pageId, entryId, since, before, made }: Saved): Promise<boolean> => {
  const published = database
    .select({ id: composeActions.id })
    .from(composeActions)
    .where(
      and(
        eq(composeActions.pageId, composeEdits.pageId),
        eq(composeActions.action, 'publish'),
        gte(composeActions.at, composeEdits.endedAt),
      ),
    )
  const [last] = await database
    .select({ id: composeEdits.id, entryId: composeEdits.entryId, userName: composeEdits.userName, before: composeEdits.before })
    .from(composeEdits)
    .where(and(ofPage(pageId), eq(composeEdits.userId, userId), gte(composeEdits.endedAt, since), notExists(published)))
    .orderBy(desc(composeEdits.id))
    .limit(1)
  if (last?.entryId !== entryId || last.userName !== userName) return false
  const where = and(eq(composeEdits.id, last.id), eq(composeEdits.version, before.version))
  const isBack = last.before !== null && isDeepStrictEqual(last.before, made.after)
  const done = isBack
    ? await database.delete(composeEdits).where(where).returning({ id: composeEdits.id })
    : await database.update(composeEdits).set(made).where(where).returning({ id: composeEdits.id })
  return done.length > 0
}

const ofPage = (pageId: string | null) => (pageId === null ? isNull(composeEdits.pageId) : eq(composeEdits.pageId, pageId))
