/** A signed-in user, as the identity provider's token says. */
export interface Identity {
  /** Never changes for a user. */
  readonly sub: string
  readonly email: string
}

/** Verifies a bearer token: signature, issuer, client and expiry. Undefined for any token that is not good. */
export type VerifyAccessToken = (token: string) => Promise<Identity | undefined>
