import type { AccountCode } from '../../clients/identity/account-code.ts'

/** What is wrong with an address, before the provider is asked. */
export const emailProblem = (email: string): AccountCode | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()) ? undefined : 'invalidEmail'
