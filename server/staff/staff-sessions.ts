import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { staffSessions } from '../database/schema/staff.ts'
import { bindSecret, isSigned, sign } from '../lib/secret.ts'
import { UnreachableError } from '../lib/unreachable.ts'
import type { Runtime } from '../runtime.ts'
import type { Person, SignedInPerson, StaffProvider } from './ask-provider.ts'
import { sealToken, unsealToken } from './sealed-token.ts'

/** A working day; then she signs in again. */
export const SESSION_HOURS = 8
const SESSION_MS = SESSION_HOURS * 3_600_000
/** Who is taken out of a group, disabled or signed out everywhere is out after this long. */
const CHECK_MS = 60_000
/** How long the provider's last word counts while it does not answer: parcels leave during its outage, but not for ever. */
const TRUST_MS = 10 * 60_000
/** When it is asked again after no answer: not by every request. */
const AGAIN_MS = 5_000

/** The sign-ins at one door. */
export interface StaffSessions {
  /** The value of the cookie, good for a working day unless told otherwise. Throws `UnreachableError` where the provider gave nothing to ask again with. */
  readonly begin: (person: SignedInPerson, lastsMs?: number) => Promise<string>
  /** Whose cookie it is, by what the provider said a minute ago at most; undefined for nobody's. */
  readonly read: (cookie: string | undefined) => Promise<Person | undefined>
  /** Ends it, wherever a copy of the cookie is. */
  readonly end: (cookie: string | undefined) => Promise<void>
  /** The same by what the database has of it. */
  readonly endById: (id: string) => Promise<void>
}

type Row = typeof staffSessions.$inferSelect

interface Options {
  readonly runtime: Pick<Runtime, 'database' | 'clock' | 'ids' | 'config' | 'log'>
  readonly provider: Pick<StaffProvider, 'renew' | 'revoke'>
  readonly door: string
}

export const createStaffSessions = ({ runtime, provider, door }: Options): StaffSessions => {
  const { database, clock, ids, log } = runtime
  const { SESSION_SECRET: secret } = runtime.config
  const own = bindSecret(secret, 'staff', door)
  const rowOf = async (cookie: string | undefined): Promise<Row | undefined> => {
    const [, token, signature] = /^([A-Za-z0-9]{43})\.([0-9a-f]{64})$/.exec(cookie ?? '') ?? []
    if (token === undefined || signature === undefined || !isSigned(own, token, signature)) return undefined
    const isThisOne = and(eq(staffSessions.idHash, hashOf(token)), eq(staffSessions.door, door))
    const [row] = await database
      .select()
      .from(staffSessions)
      .where(and(isThisOne, gt(staffSessions.endsAt, clock.now())))
    return row
  }
  const remove = async ({ idHash }: Row): Promise<void> => {
    await database.delete(staffSessions).where(eq(staffSessions.idHash, idHash))
  }
  const change = (row: Row, values: Partial<Row>): Promise<readonly unknown[]> =>
    database
      .update(staffSessions)
      .set(values)
      .where(and(eq(staffSessions.idHash, row.idHash), eq(staffSessions.nextCheckAt, row.nextCheckAt)))
      .returning({ idHash: staffSessions.idHash })

  /** Asks the provider, by one of the requests that come at once. */
  const check = async (row: Row): Promise<Person | undefined> => {
    const now = clock.now()
    const claim = { ...row, nextCheckAt: now + CHECK_MS }
    if ((await change(row, { nextCheckAt: claim.nextCheckAt })).length === 0) return trusted(row, now)
    try {
      const token = await unsealToken(row.sealedToken, secret)
      const person = token === undefined ? undefined : await provider.renew(token)
      if (person === undefined || person.id !== row.personId) {
        await remove(row)
        log.info({ event: 'staffSessionEnded', door, userId: row.personId }, 'The identity provider no longer knows a sign-in')
        return undefined
      }
      const { groups, name: personName } = person
      const sealedToken = person.refreshToken === token ? row.sealedToken : await sealToken(String(person.refreshToken), secret)
      await change(claim, { groups, personName, sealedToken, checkedAt: now })
      return person
    } catch (cause) {
      await change(claim, { nextCheckAt: now + AGAIN_MS })
      log.warn({ event: 'staffCheckFailed', door, err: cause }, 'The identity provider did not say who is signed in')
      return trusted(row, now)
    }
  }

  const finish = async (row: Row | undefined): Promise<void> => {
    if (row === undefined) return
    await remove(row)
    const token = await unsealToken(row.sealedToken, secret)
    if (token === undefined) return
    await provider
      .revoke(token)
      .catch((err: unknown) => log.warn({ event: 'staffRevokeFailed', door, err }, 'The identity provider did not end a sign-in'))
  }

  return {
    begin: async ({ id, name, groups, refreshToken }, lastsMs = SESSION_MS) => {
      if (refreshToken === undefined) throw new UnreachableError('The identity provider gave no refresh token')
      const now = clock.now()
      const token = ids.token(43)
      await database.insert(staffSessions).values({
        idHash: hashOf(token),
        door,
        personId: id,
        personName: name,
        groups,
        sealedToken: await sealToken(refreshToken, secret),
        checkedAt: now,
        nextCheckAt: now + CHECK_MS,
        endsAt: now + lastsMs,
      })
      return `${token}.${sign(own, token)}`
    },
    read: async (cookie) => {
      const row = await rowOf(cookie)
      if (row === undefined) return undefined
      return row.nextCheckAt > clock.now() ? trusted(row, clock.now()) : check(row)
    },
    end: async (cookie) => finish(await rowOf(cookie)),
    endById: async (id) => {
      const isThisOne = and(eq(staffSessions.idHash, id), eq(staffSessions.door, door))
      const [row] = await database.select().from(staffSessions).where(isThisOne)
      await finish(row)
    },
  }
}

/** By what the provider said last, unless that is too long ago. */
const trusted = ({ personId: id, personName: name, groups, checkedAt }: Row, now: number): Person => {
  if (now - checkedAt > TRUST_MS) throw new UnreachableError('The identity provider has not said for too long who is signed in')
  return { id, name, groups }
}

/** What the database calls a sign-in, by the value of its cookie. */
export const idOfSession = (cookie: string): string => hashOf(cookie.split('.', 1)[0] ?? '')

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
