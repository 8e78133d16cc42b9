import { readClaims } from './read-claims.ts'
import type { StoredSignIn } from './token-store.ts'

/** Who the shopper is, as the shop shows it. The server believes only the token. */
export interface AccountState {
  readonly isUserSignedIn: boolean
  readonly userConfirmed: boolean
  readonly userId: string
  readonly userName: string
  readonly userEmail: string
  readonly userGivenName: string
  readonly userFamilyName: string
  readonly userPhoneNumber: string
  readonly userPhoneNumberVerified: boolean
  /** Of the identity provider: what a site's segments name. */
  readonly userGroups: readonly string[]
  readonly userJwt: string
}

export const GUEST: AccountState = {
  isUserSignedIn: false,
  userConfirmed: false,
  userId: '',
  userName: '',
  userEmail: '',
  userGivenName: '',
  userFamilyName: '',
  userPhoneNumber: '',
  userPhoneNumberVerified: false,
  userGroups: [],
  userJwt: '',
}

export const accountStateOf = (signIn: StoredSignIn | undefined): AccountState => {
  if (signIn === undefined) return GUEST
  const claims = readClaims(signIn.idToken)
  const text = (name: string): string => (typeof claims[name] === 'string' ? claims[name] : '')
  return {
    isUserSignedIn: true,
    userConfirmed: claims['email_verified'] === true,
    userId: text('sub'),
    userName: signIn.username,
    userEmail: text('email'),
    userGivenName: text('given_name'),
    userFamilyName: text('family_name'),
    userPhoneNumber: text('phone_number'),
    userPhoneNumberVerified: claims['phone_number_verified'] === true,
    userGroups: groupsIn(claims['cognito:groups']),
    userJwt: signIn.accessToken,
  }
}

const groupsIn = (claim: unknown): readonly string[] =>
  Array.isArray(claim) ? claim.filter((group): group is string => typeof group === 'string') : []
