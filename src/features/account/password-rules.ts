import type { AccountCode } from '../../clients/identity/account-code.ts'

const MIN_LENGTH = 8
const MAX_LENGTH = 256

/** What is wrong with a new password, before the provider is asked (AUTH-09). */
export const passwordProblem = (password: string): AccountCode | undefined => {
  if (password.length < MIN_LENGTH || password.length > MAX_LENGTH || password.trim() !== password) return 'invalidPassword'
  const isComplex = /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /\p{Nd}/u.test(password)
  return isComplex ? undefined : 'invalidPasswordComplexity'
}

/** Whether a password is easily guessed: a hint, no refusal. */
export const isWeakPassword = (password: string, email: string): boolean => {
  const local = email.trim().toLowerCase().split('@')[0] ?? ''
  const plain = password.toLowerCase()
  return (local.length >= 3 && plain.includes(local)) || COMMON.some((word) => plain.replace(/[^a-z0-9]/g, '').startsWith(word))
}

/** What guessing programs try first. */
const COMMON = ['password', 'passw0rd', '12345678', 'qwerty', 'letmein', 'welcome', 'iloveyou', 'abcd1234', 'admin123'] as const
