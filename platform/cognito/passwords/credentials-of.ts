import type { Pool } from '../deps.ts'
import { createVerifier, type SrpVerifier } from '../srp/create-verifier.ts'
import { hashPassword } from './password-hash.ts'

interface Credentials extends SrpVerifier {
  readonly passwordHash: string
}

/** All that is stored of a password: enough to check one on either flow, nothing to read it from. */
export const credentialsOf = async (pool: Pick<Pool, 'name'>, username: string, password: string): Promise<Credentials> => ({
  passwordHash: await hashPassword(password),
  ...createVerifier({ poolName: pool.name, username, password }),
})
