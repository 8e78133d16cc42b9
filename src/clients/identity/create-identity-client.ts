import { createIdentityCall } from './identity-call.ts'
import type { IdentityClient } from './identity-client.ts'
import { IdentityError } from './identity-error.ts'
import type { IdentitySettings } from './identity-settings.ts'
import type { OperationDeps } from './operation-deps.ts'
import { refresh } from './operations/refresh.ts'
import { signIn } from './operations/sign-in.ts'
import { signUp } from './operations/sign-up.ts'
import type { TokenStore } from './token-store.ts'

interface Deps {
  readonly settings: IdentitySettings
  readonly fetch: typeof fetch
  readonly tokens: TokenStore
  readonly clock: { readonly now: () => number }
  readonly metadata: Readonly<Record<string, string>>
}

/** The identity provider over its wire, with nothing in between. */
export const createIdentityClient = (deps: Deps): IdentityClient => {
  const { settings, tokens, metadata: ClientMetadata } = deps
  const call = createIdentityCall(deps)
  const ClientId = settings.clientId
  const operation: OperationDeps = { ...deps, call }
  const named = (username: string) => ({ ClientId, Username: username.trim().toLowerCase(), ClientMetadata })
  const signedIn = () => ({ AccessToken: accessTokenOf(tokens) })
  return {
    signIn: signIn(operation),
    signUp: signUp(operation),
    refresh: shared(refresh(operation)),
    confirmSignUp: async ({ username, code }) => void (await call('ConfirmSignUp', { ...named(username), ConfirmationCode: code })),
    resendCode: async (username) => void (await call('ResendConfirmationCode', named(username))),
    forgotPassword: async (username) => void (await call('ForgotPassword', named(username))),
    setForgottenPassword: async ({ username, code, password }) =>
      void (await call('ConfirmForgotPassword', { ...named(username), ConfirmationCode: code, Password: password })),
    changePassword: async (PreviousPassword, ProposedPassword) =>
      void (await call('ChangePassword', { ...signedIn(), PreviousPassword, ProposedPassword })),
    updateProfile: async ({ givenName, familyName, phoneNumber }) =>
      void (await call('UpdateUserAttributes', {
        ...signedIn(),
        UserAttributes: attributesOf({ given_name: givenName, family_name: familyName, phone_number: phoneNumber }),
      })),
    changeEmail: async (email) => {
      const UserAttributes = attributesOf({ email: email.trim().toLowerCase() })
      // A pool that refuses a taken address at once would tell that it is taken: the code then simply never comes.
      await call('UpdateUserAttributes', { ...signedIn(), UserAttributes, ClientMetadata }).catch(unlessTaken)
    },
    sendAttributeCode: async (AttributeName) =>
      void (await call('GetUserAttributeVerificationCode', { ...signedIn(), AttributeName, ClientMetadata })),
    verifyAttribute: async (AttributeName, Code) => void (await call('VerifyUserAttribute', { ...signedIn(), AttributeName, Code })),
    revoke: async () => void (await call('RevokeToken', { ClientId, Token: tokens.read()?.refreshToken ?? '' })),
  }
}

const attributesOf = (values: Readonly<Record<string, string>>) => Object.entries(values).map(([Name, Value]) => ({ Name, Value }))

const unlessTaken = (cause: unknown): void => {
  if (!(cause instanceof IdentityError) || cause.type !== 'AliasExistsException') throw cause
}

const accessTokenOf = (tokens: TokenStore): string => {
  const token = tokens.read()?.accessToken
  if (token === undefined) throw new IdentityError('NotAuthorizedException', 'Nobody is signed in.')
  return token
}

/** One run for all who ask while it is under way. */
const shared = (run: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  return () => {
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
}
