/** A signed-in user, as in the identity provider's token. */
export interface Identity {
  /** Never changes for a user. */
  readonly sub: string
  readonly email: string
  /** When the password was last given, epoch milliseconds; absent where the token is not one that acts at the provider. */
  readonly authenticatedAt?: number
}

/** Verifies a bearer token: signature, issuer, client and expiry. Undefined for an invalid token. */
export type VerifyAccessToken = (token: string) => Promise<Identity | undefined>
