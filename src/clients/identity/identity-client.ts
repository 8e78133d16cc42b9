/** What signing up takes. */
export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly givenName: string
  readonly familyName: string
  /** E.164; left out where not given. */
  readonly phoneNumber?: string
}

/** A code and what it is for. */
export interface CodeFor {
  readonly username: string
  readonly code: string
}

/** What a shopper may change of an account without proving anything. */
export interface Profile {
  readonly givenName: string
  readonly familyName: string
  /** E.164; empty removes it. */
  readonly phoneNumber: string
}

export type VerifiedAttribute = 'phone_number' | 'email'

/** The identity provider, as the shop uses it (AUTH-08). Every call throws `IdentityError` where it is refused. */
export interface IdentityClient {
  /** Signs in and stores the tokens. The password itself does not travel where the browser can prove it. */
  readonly signIn: (username: string, password: string) => Promise<void>
  readonly signUp: (account: NewAccount) => Promise<void>
  readonly confirmSignUp: (given: CodeFor) => Promise<void>
  readonly resendCode: (username: string) => Promise<void>
  readonly forgotPassword: (username: string) => Promise<void>
  readonly setForgottenPassword: (given: CodeFor & { readonly password: string }) => Promise<void>
  readonly changePassword: (present: string, next: string) => Promise<void>
  readonly updateProfile: (profile: Profile) => Promise<void>
  /** Sends a code to another address. The present one stays until `verifyAttribute('email', code)`; whether the other has an account is told to nobody. */
  readonly changeEmail: (email: string) => Promise<void>
  readonly sendAttributeCode: (attribute: VerifiedAttribute) => Promise<void>
  readonly verifyAttribute: (attribute: VerifiedAttribute, code: string) => Promise<void>
  /** Gets fresh tokens; calls at the same time share it. */
  readonly refresh: () => Promise<void>
  /** Makes the tokens of this device worthless at the provider. What it answers does not matter to the shopper. */
  readonly revoke: () => Promise<void>
}
