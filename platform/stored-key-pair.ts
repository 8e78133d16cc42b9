import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import { identityKeys } from '../server/database/schema/identity.ts'
import type { Platform } from '../server/platform.ts'
import { seal, unseal } from './seal.ts'

export interface StoredKeyPair {
  readonly kid: string
  readonly privateKey: CryptoKey | Uint8Array
  readonly publicKey: CryptoKey | Uint8Array
  readonly publicJwk: JWK
}

interface Options {
  /** What the pair is for; each slot has one. */
  readonly slot: 'current' | 'cards'
  readonly algorithm: 'RS256' | 'RSA-OAEP'
  /** What its private half is sealed for. */
  readonly purpose: string
}

type Needs = Pick<Platform, 'database' | 'ids' | 'config'>

/** A key pair, made on first use; every process of a database has the same, after a restart too. */
export const createStoredKeyPair = (needs: Needs, options: Options): (() => Promise<StoredKeyPair>) => {
  let loading: Promise<StoredKeyPair> | undefined
  return () => {
    loading ??= loadPair(needs, options).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** The stored pair; a new one where there is none or where it was sealed with another SESSION_SECRET. */
const loadPair = async (needs: Needs, options: Options): Promise<StoredKeyPair> => {
  const stored = await readPair(needs, options)
  if (stored !== undefined) return stored
  await storePair(needs, options, (await readRow(needs, options))?.kid)
  const made = await readPair(needs, options)
  if (made === undefined) throw new Error(`The key pair "${options.slot}" could not be read back.`)
  return made
}

const readRow = async ({ database }: Needs, { slot }: Options): Promise<typeof identityKeys.$inferSelect | undefined> =>
  (await database.select().from(identityKeys).where(eq(identityKeys.slot, slot)))[0]

const readPair = async (needs: Needs, options: Options): Promise<StoredKeyPair | undefined> => {
  const row = await readRow(needs, options)
  const privateJwk = row === undefined ? undefined : unseal(row.sealedPrivateJwk, sealKey(needs, options))
  if (row === undefined || typeof privateJwk !== 'object' || privateJwk === null) return undefined
  return {
    kid: row.kid,
    privateKey: await importJWK(privateJwk, options.algorithm),
    publicKey: await importJWK(row.publicJwk, options.algorithm),
    publicJwk: row.publicJwk,
  }
}

/** Replaces only the pair that could not be read: of two processes starting at once, one wins and both read its pair. */
const storePair = async (needs: Needs, options: Options, unreadable: string | undefined): Promise<void> => {
  const pair = await generateKeyPair(options.algorithm, { modulusLength: 2048, extractable: true })
  const row = {
    kid: needs.ids.uuid(),
    publicJwk: { ...(await exportJWK(pair.publicKey)) },
    sealedPrivateJwk: seal(await exportJWK(pair.privateKey), sealKey(needs, options)),
  }
  if (unreadable !== undefined) await needs.database.update(identityKeys).set(row).where(eq(identityKeys.kid, unreadable))
  else
    await needs.database
      .insert(identityKeys)
      .values({ slot: options.slot, ...row })
      .onConflictDoNothing()
}

const sealKey = ({ config }: Needs, { purpose }: Options): Parameters<typeof seal>[1] => ({ secret: config.SESSION_SECRET, purpose })
