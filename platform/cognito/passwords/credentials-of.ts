import type { Pool } from '../deps.ts'
import { createVerifier, type SrpVerifier } from '../srp/create-verifier.ts'
import { hashPassword } from './password-hash.ts'

interface Credentials extends SrpVerifier {
  readonly passwordHash: string
  readonly srpName: string
}

/**
 * All that is stored of a password: enough to check one on either flow, nothing to read it from. `srpName` becomes part of the verifier and is
 * told to whoever begins a sign-in: the user's sub, which stays when the address changes.
 */
export const credentialsOf = async (pool: Pick<Pool, 'name'>, srpName: string, password: string): Promise<Credentials> => ({
  passwordHash: await hashPassword(password),
  srpName,
  ...createVerifier({ poolName: pool.name, username: srpName, password }),
})
