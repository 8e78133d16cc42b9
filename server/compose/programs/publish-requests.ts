import { and, count, desc, eq, gt } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { ComposeUser, PublishOutcome, PublishPage } from '../../../schemas/api/compose.ts'
import type { ConfirmRequest, PublishRequest, PublishRequestState } from '../../../schemas/api/compose-programs.ts'
import { composePublishRequests } from '../../database/schema/programs.ts'
import type { Runtime } from '../../runtime.ts'
import { Refusal } from '../refusal.ts'
import { say } from '../sentence.ts'
import { defined } from '../../../src/lib/defined.ts'

/** She answers within a working day, or the program asks again. */
const LASTS_MS = 24 * 3_600_000
/** More would be noise, in which she confirms without looking. */
const MOST_WAITING = 20

type Row = typeof composePublishRequests.$inferSelect

interface Asked {
  readonly pageId: string
  readonly pageTitle: string
  readonly versions: PublishPage['versions']
  readonly keyId: string
  readonly program: string
  readonly note: string
}

/** What became of a request; `over`: nobody answered it in time. */
export type RequestState = PublishRequestState | 'over'

/** What programs ask somebody to publish. It is hers to confirm, and nobody else's. */
export interface PublishRequests {
  /** The same asked again is the same request; something newer of the page takes its place. */
  readonly ask: (user: ComposeUser, asked: Asked) => Promise<PublishRequest>
  readonly waiting: (user: ComposeUser) => Promise<readonly PublishRequest[]>
  /** Of a request of this key. */
  readonly stateOf: (keyId: string, id: number) => Promise<RequestState>
  /** Publishes what was asked, as she saw it. `publish` decides as for every other publish. */
  readonly confirm: (
    user: ComposeUser,
    id: number,
    seen: ConfirmRequest,
    publish: (pageId: string, wish: PublishPage) => Promise<PublishOutcome>,
  ) => Promise<PublishOutcome>
  readonly refuse: (user: ComposeUser, id: number) => Promise<PublishRequest>
}

export const createPublishRequests = ({ database, clock }: Pick<Runtime, 'database' | 'clock'>): PublishRequests => {
  const isOpen = () => and(eq(composePublishRequests.state, 'waiting'), gt(composePublishRequests.endsAt, clock.now()))
  const isHers = (user: ComposeUser) => eq(composePublishRequests.personId, user.id)
  const waitingOf = (user: ComposeUser) =>
    database
      .select()
      .from(composePublishRequests)
      .where(and(isHers(user), isOpen()))
  /** Of two at once, in whatever process, one gets the row. */
  const decide = async (user: ComposeUser, id: number, state: PublishRequestState): Promise<Row> => {
    const isThisOne = and(eq(composePublishRequests.id, id), isHers(user))
    const [row] = await database
      .update(composePublishRequests)
      .set({ state, decidedAt: clock.now() })
      .where(and(isThisOne, isOpen()))
      .returning()
    if (row !== undefined) return row
    const [known] = await database.select().from(composePublishRequests).where(isThisOne)
    throw known === undefined ? new Refusal(404, 'NOT_FOUND', say('noRequest')) : new Refusal(409, 'DECIDED', say('requestOver'))
  }
  const become = async (id: number, state: PublishRequestState): Promise<void> => {
    await database.update(composePublishRequests).set({ state }).where(eq(composePublishRequests.id, id))
  }
  return {
    ask: (user, { pageId, versions, keyId, ...asked }) =>
      database.transaction(async (transaction) => {
        const isOfPage = and(isHers(user), eq(composePublishRequests.pageId, pageId), eq(composePublishRequests.keyId, keyId), isOpen())
        const before = await transaction.select().from(composePublishRequests).where(isOfPage)
        const same = before.find((row) => isDeepStrictEqual(row.versions, versions))
        if (same !== undefined) return toRequest(same)
        await transaction.update(composePublishRequests).set({ state: 'stale', decidedAt: clock.now() }).where(isOfPage)
        const [held] = await transaction
          .select({ waiting: count() })
          .from(composePublishRequests)
          .where(and(isHers(user), isOpen()))
        if ((held?.waiting ?? 0) >= MOST_WAITING) throw new Refusal(422, 'REFUSED', say('mostRequests', { most: MOST_WAITING }))
        const now = clock.now()
        const [row] = await transaction
          .insert(composePublishRequests)
          .values({ ...asked, pageId, versions, keyId, personId: user.id, state: 'waiting', askedAt: now, endsAt: now + LASTS_MS })
          .returning()
        if (row === undefined) throw new Error('The database gave no row for a request')
        return toRequest(row)
      }),
    waiting: async (user) => (await waitingOf(user).orderBy(desc(composePublishRequests.id))).map(toRequest),
    stateOf: async (keyId, id) => {
      const isThisOne = and(eq(composePublishRequests.id, id), eq(composePublishRequests.keyId, keyId))
      const [row] = await database.select().from(composePublishRequests).where(isThisOne)
      if (row === undefined) throw new Refusal(404, 'NOT_FOUND', say('noRequest'))
      return row.state === 'waiting' && row.endsAt <= clock.now() ? 'over' : row.state
    },
    confirm: async (user, id, { versions, redirect }, publish) => {
      const row = await decide(user, id, 'confirmed')
      try {
        if (!isDeepStrictEqual(row.versions, versions)) throw new Refusal(409, 'STALE', say('otherState'))
        const outcome = await publish(row.pageId, { versions: row.versions, ...defined({ redirect }) })
        if (outcome.status !== 'published') await become(id, outcome.status === 'stale' ? 'stale' : 'waiting')
        return outcome
      } catch (cause) {
        // It was not published, or not all of it: she can confirm it again.
        await become(id, 'waiting')
        throw cause
      }
    },
    refuse: async (user, id) => toRequest(await decide(user, id, 'refused')),
  }
}

const toRequest = ({ id, pageId, pageTitle, versions, program, note, askedAt, endsAt }: Row): PublishRequest => ({
  id,
  pageId,
  title: pageTitle,
  versions,
  program,
  note,
  askedAt: new Date(askedAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
})
