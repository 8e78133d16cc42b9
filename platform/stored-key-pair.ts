import { and, eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import { identityKeys } from '../server/database/schema/identity.ts'
import { hasOthers, withoutOthers } from '../server/lib/secret.ts'
import type { Runtime } from '../server/runtime.ts'
import { seal, unseal } from './seal.ts'

export interface StoredKeyPair {
  readonly kid: string
  readonly privateKey: CryptoKey | Uint8Array
  readonly publicKey: CryptoKey | Uint8Array
  readonly publicJwk: JWK
}

/** Which pair it is. */
export interface KeyPairOptions {
  /** What the pair is for; each slot has one. */
  readonly slot: 'current' | 'cards'
  readonly algorithm: 'RS256' | 'RSA-OAEP'
  /** What its private half is sealed for. */
  readonly purpose: string
}

type Deps = Pick<Runtime, 'database' | 'ids' | 'config'>

/** A key pair, made on first use; every process of a database has the same, after a restart too. */
export const createStoredKeyPair = (deps: Deps, options: KeyPairOptions): (() => Promise<StoredKeyPair>) => {
  let loading: Promise<StoredKeyPair> | undefined
  return () => {
    loading ??= loadPair(deps, options).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/**
 * Seals a stored pair anew that another value of SESSION_SECRET has sealed, so that this one can go. At the start of a process, not with the
 * first use: of several that are restarted the last one decides, and it has the value that stays.
 */
export const resealKeyPair = async (deps: Deps, options: KeyPairOptions): Promise<void> => {
  const key = sealKey(deps, options)
  const row = hasOthers(key.secret) ? await readRow(deps, options) : undefined
  if (row === undefined || unseal(row.sealedPrivateJwk, { ...key, secret: withoutOthers(key.secret) }) !== undefined) return
  const privateJwk = unseal(row.sealedPrivateJwk, key)
  if (privateJwk === undefined) return
  await deps.database
    .update(identityKeys)
    .set({ sealedPrivateJwk: seal(privateJwk, key) })
    .where(and(eq(identityKeys.kid, row.kid), eq(identityKeys.sealedPrivateJwk, row.sealedPrivateJwk)))
}

/** The stored pair; a new one where there is none or where it was sealed with another SESSION_SECRET. */
const loadPair = async (deps: Deps, options: KeyPairOptions): Promise<StoredKeyPair> => {
  const stored = await readPair(deps, options)
  if (stored !== undefined) return stored
  await storePair(deps, options, (await readRow(deps, options))?.kid)
  const made = await readPair(deps, options)
  if (made === undefined) throw new Error(`The key pair "${options.slot}" could not be read back.`)
  return made
}

const readRow = async ({ database }: Deps, { slot }: KeyPairOptions): Promise<typeof identityKeys.$inferSelect | undefined> =>
  (await database.select().from(identityKeys).where(eq(identityKeys.slot, slot)))[0]

const readPair = async (deps: Deps, options: KeyPairOptions): Promise<StoredKeyPair | undefined> => {
  const row = await readRow(deps, options)
  const privateJwk = row === undefined ? undefined : unseal(row.sealedPrivateJwk, sealKey(deps, options))
  if (row === undefined || typeof privateJwk !== 'object' || privateJwk === null) return undefined
  return {
    kid: row.kid,
    privateKey: await importJWK(privateJwk, options.algorithm),
    publicKey: await importJWK(row.publicJwk, options.algorithm),
    publicJwk: row.publicJwk,
  }
}

/** Replaces only the pair that could not be read: of two processes starting at once, one wins and both read its pair. */
const storePair = async (deps: Deps, options: KeyPairOptions, unreadable: string | undefined): Promise<void> => {
  const pair = await generateKeyPair(options.algorithm, { modulusLength: 2048, extractable: true })
  const row = {
    kid: deps.ids.uuid(),
    publicJwk: { ...(await exportJWK(pair.publicKey)) },
    sealedPrivateJwk: seal(await exportJWK(pair.privateKey), sealKey(deps, options)),
  }
  if (unreadable !== undefined) await deps.database.update(identityKeys).set(row).where(eq(identityKeys.kid, unreadable))
  else
    await deps.database
      .insert(identityKeys)
      .values({ slot: options.slot, ...row })
      .onConflictDoNothing()
}

const sealKey = ({ config }: Deps, { purpose }: KeyPairOptions): Parameters<typeof seal>[1] => ({ secret: config.SESSION_SECRET, purpose })
