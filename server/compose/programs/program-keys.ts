import { and, count, desc, eq, exists, gt } from 'drizzle-orm'
import type { ComposeRight, ComposeUser } from '../../../schemas/api/compose.ts'
import type { MadeKey, MakeKey, ProgramKey } from '../../../schemas/api/compose-programs.ts'
import { composeKeys, composePublishRequests } from '../../database/schema/programs.ts'
import { staffSessions } from '../../database/schema/staff.ts'
import type { Runtime } from '../../runtime.ts'
import { createProvider, type SignedInPerson } from '../../staff/ask-provider.ts'
import { createStaffSessions, idOfSession } from '../../staff/staff-sessions.ts'
import { DEVELOPER } from '../compose-access.ts'
import { Refusal } from '../refusal.ts'
import { rightsOf } from '../rights/group-rights.ts'
import { say } from '../sentence.ts'

/** Who asks by a key. */
export interface Program {
  readonly keyId: string
  readonly name: string
  /** The person as far as the key goes. It never has the right to publish. */
  readonly user: ComposeUser
  /** With her right to publish, where the key may ask her to. */
  readonly asks: ComposeUser | undefined
}

/** Keys of programs: made by somebody for herself, with rights of hers at most, and looked up anew with each call. */
export interface ProgramKeys {
  /** `person`: who has just said who she is; undefined where nobody signs in. */
  readonly make: (user: ComposeUser, wish: MakeKey, person: SignedInPerson | undefined) => Promise<MadeKey>
  readonly list: (user: ComposeUser) => Promise<readonly ProgramKey[]>
  /** Ends a key of hers, and what it asked her and she has not answered. Throws where she has none with the id. */
  readonly end: (user: ComposeUser, id: string) => Promise<ProgramKey>
  /** Whose program it is; undefined for a key that is wrong, over or ended, and for somebody who may no longer compose. */
  readonly read: (authorization: string | undefined) => Promise<Program | undefined>
}

/** Found by whoever searches code and logs for secrets. */
const PREFIX = 'vitrine_'
const DOOR = 'compose-key'
const DAY_MS = 86_400_000
const MOST_KEYS = 20
/** That it was used is written at most so often. */
const USED_MS = 60_000
const SHOWN = /^Bearer vitrine_([A-Za-z0-9]{43}(?:\.[0-9a-f]{64})?)$/i

type Row = typeof composeKeys.$inferSelect

export const createProgramKeys = (runtime: Runtime, isOpen: boolean): ProgramKeys => {
  const { database, clock, ids, config } = runtime
  const sessions = createStaffSessions({ runtime, provider: createProvider(runtime), door: DOOR })
  /** The provider may have ended the sign-in behind a key before the key is over. */
  const isSignedIn = () =>
    isOpen ? undefined : exists(database.select().from(staffSessions).where(eq(staffSessions.idHash, composeKeys.idHash)))
  const isHers = (user: ComposeUser) => and(eq(composeKeys.personId, user.id), gt(composeKeys.endsAt, clock.now()), isSignedIn())
  const noteUse = async ({ idHash, lastUsedAt }: Row): Promise<void> => {
    const now = clock.now()
    if (lastUsedAt !== null && now - lastUsedAt < USED_MS) return
    await database.update(composeKeys).set({ lastUsedAt: now }).where(eq(composeKeys.idHash, idHash))
  }
  /** As she is now, not as she was when she made the key. */
  const personNow = async (secret: string): Promise<ComposeUser | undefined> => {
    if (isOpen) return DEVELOPER
    const person = await sessions.read(secret)
    return person === undefined ? undefined : { id: person.id, name: person.name, ...rightsOf(person.groups, config) }
  }
  return {
    make: async (user, { name, days, rights }, person) => {
      const beyond = rights.find((right) => !user.rights.includes(right))
      if (beyond !== undefined) throw new Refusal(403, 'FORBIDDEN', say(beyond === 'publish' ? 'mayNotPublish' : 'mayNotEdit'))
      const [held] = await database.select({ keys: count() }).from(composeKeys).where(isHers(user))
      if ((held?.keys ?? 0) >= MOST_KEYS) throw new Refusal(422, 'REFUSED', say('mostKeys', { most: MOST_KEYS }))
      const token = person === undefined ? ids.token(43) : await sessions.begin(person, days * DAY_MS)
      const now = clock.now()
      const row = { idHash: idOfSession(token), personId: user.id, personName: user.name, name, rights: [...rights] }
      const [made] = await database
        .insert(composeKeys)
        .values({ ...row, madeAt: now, endsAt: now + days * DAY_MS })
        .returning()
      if (made === undefined) throw new Error('The database gave no row for a key')
      return { key: toKey(made), secret: `${PREFIX}${token}` }
    },
    list: async (user) => {
      const rows = await database.select().from(composeKeys).where(isHers(user)).orderBy(desc(composeKeys.madeAt), composeKeys.idHash)
      return rows.map(toKey)
    },
    end: async (user, id) => {
      const [ended] = await database
        .delete(composeKeys)
        .where(and(eq(composeKeys.idHash, id), eq(composeKeys.personId, user.id)))
        .returning()
      if (ended === undefined) throw new Refusal(404, 'NOT_FOUND', say('noKey'))
      await sessions.endById(id)
      await database
        .update(composePublishRequests)
        .set({ state: 'refused', decidedAt: clock.now() })
        .where(and(eq(composePublishRequests.keyId, id), eq(composePublishRequests.state, 'waiting')))
      return toKey(ended)
    },
    read: async (authorization) => {
      const [, secret] = SHOWN.exec(authorization ?? '') ?? []
      if (secret === undefined) return undefined
      const person = await personNow(secret)
      const isThisOne = and(eq(composeKeys.idHash, idOfSession(secret)), gt(composeKeys.endsAt, clock.now()))
      const [row] = person === undefined ? [] : await database.select().from(composeKeys).where(isThisOne)
      if (person === undefined || row === undefined || row.personId !== person.id || person.rights.length === 0) return undefined
      await noteUse(row)
      return programOf(row, person)
    },
  }
}

const programOf = ({ idHash, name, rights }: Row, person: ComposeUser): Program => {
  const held = person.rights.filter((right) => rights.includes(right))
  // Whatever tells who did something says by which program.
  const user = { ...person, name: `${person.name} (${name})` }
  return {
    keyId: idHash,
    name,
    user: { ...user, rights: held.filter((right) => right !== 'publish') },
    asks: held.includes('publish') ? { ...user, rights: NEEDED_TO_PUBLISH } : undefined,
  }
}

const NEEDED_TO_PUBLISH: readonly ComposeRight[] = ['edit', 'publish']

const toKey = ({ idHash, name, rights, madeAt, endsAt, lastUsedAt }: Row): ProgramKey => ({
  id: idHash,
  name,
  rights,
  madeAt: new Date(madeAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
  ...(lastUsedAt === null ? {} : { lastUsedAt: new Date(lastUsedAt).toISOString() }),
})
