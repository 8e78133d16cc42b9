import { errors } from '../errors.ts'

const MIN_LENGTH = 8
const MAX_LENGTH = 256
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\p{Ll}/u, 'Password must have lowercase characters'],
  [/\p{Lu}/u, 'Password must have uppercase characters'],
  [/\p{Nd}/u, 'Password must have numeric characters'],
]

/** Throws the vendor's refusal of a password that is not 8 to 256 characters with small letter, capital and digit (AUTH-09). */
export const checkPolicy = (password: string): void => {
  if (password.length > MAX_LENGTH || password.trim() !== password)
    throw errors.invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    )
  if (password.length < MIN_LENGTH) throw errors.weakPassword('Password not long enough')
  const broken = RULES.find(([rule]) => !rule.test(password))
  if (broken !== undefined) throw errors.weakPassword(broken[1])
}
