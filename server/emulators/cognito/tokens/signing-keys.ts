import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import { identityKeys } from '../../../database/schema/identity.ts'
import type { Platform } from '../../../platform.ts'
import { seal, unseal } from '../seal.ts'

/** What tokens are signed with and verified by. */
export interface SigningKey {
  readonly kid: string
  readonly privateKey: CryptoKey | Uint8Array
  readonly publicKey: CryptoKey | Uint8Array
  readonly publicJwk: JWK
}

/** The key, made on first use; every process of a database has the same. */
export type SigningKeys = () => Promise<SigningKey>

const ALGORITHM = 'RS256'
const SLOT = 'current'

type Needs = Pick<Platform, 'database' | 'ids' | 'config'>

export const createSigningKeys = (needs: Needs): SigningKeys => {
  let loading: Promise<SigningKey> | undefined
  return () => {
    loading ??= loadKey(needs).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** The stored key; a new one where there is none or where it was sealed with another SESSION_SECRET. */
const loadKey = async (needs: Needs): Promise<SigningKey> => {
  const stored = await readKey(needs)
  if (stored !== undefined) return stored
  await storeKey(needs, (await readRow(needs))?.kid)
  const made = await readKey(needs)
  if (made === undefined) throw new Error('The key that signs tokens could not be read back.')
  return made
}

const readRow = async ({ database }: Needs): Promise<typeof identityKeys.$inferSelect | undefined> =>
  (await database.select().from(identityKeys).where(eq(identityKeys.slot, SLOT)))[0]

const readKey = async (needs: Needs): Promise<SigningKey | undefined> => {
  const row = await readRow(needs)
  const privateJwk = row === undefined ? undefined : unseal(row.sealedPrivateJwk, sealKey(needs))
  if (row === undefined || typeof privateJwk !== 'object' || privateJwk === null) return undefined
  return {
    kid: row.kid,
    privateKey: await importJWK(privateJwk, ALGORITHM),
    publicKey: await importJWK(row.publicJwk, ALGORITHM),
    publicJwk: { ...row.publicJwk, kid: row.kid, alg: ALGORITHM, use: 'sig' },
  }
}

/** Replaces only the key that could not be read: of two processes starting at once, one wins and both read its key. */
const storeKey = async (needs: Needs, unreadable: string | undefined): Promise<void> => {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true })
  const row = {
    kid: needs.ids.uuid(),
    publicJwk: { ...(await exportJWK(pair.publicKey)) },
    sealedPrivateJwk: seal(await exportJWK(pair.privateKey), sealKey(needs)),
  }
  if (unreadable !== undefined) await needs.database.update(identityKeys).set(row).where(eq(identityKeys.kid, unreadable))
  else
    await needs.database
      .insert(identityKeys)
      .values({ slot: SLOT, ...row })
      .onConflictDoNothing()
}

const sealKey = ({ config }: Needs): Parameters<typeof seal>[1] => ({ secret: config.SESSION_SECRET, purpose: 'signing-key' })
