import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const COST = 2 ** 14
const HASH_BYTES = 32
const SALT_BYTES = 16

/** `scrypt$cost$salt$hash`, salt and hash as base64. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt, COST)
  return `scrypt$${COST}$${salt.toString('base64')}$${hash.toString('base64')}`
}

/** Whether a password is the one hashed. Against `undefined` it takes as long and is never right. */
export const isPasswordRight = async (password: string, stored: string | undefined): Promise<boolean> => {
  const [, cost = '', salt = '', hash = ''] = (stored ?? DECOY).split('$')
  const expected = Buffer.from(hash, 'base64')
  const given = await derive(password, Buffer.from(salt, 'base64'), Number(cost))
  return given.length === expected.length && timingSafeEqual(given, expected) && stored !== undefined
}

const DECOY = `scrypt$${COST}$${Buffer.alloc(SALT_BYTES).toString('base64')}$${Buffer.alloc(HASH_BYTES).toString('base64')}`

const derive = (password: string, salt: Buffer, N: number): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password, salt, HASH_BYTES, { N }, (error, hash) => (error === null ? resolve(hash) : reject(error))),
  )
