import type { ReactElement } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { CommerceProvider } from '../../src/clients/commerce/commerce-context.tsx'
import type { CommerceCall, CommerceClient } from '../../src/clients/commerce/commerce-client.ts'
import type { Account, PendingSignIn } from '../../src/clients/identity/account.ts'
import { AccountProvider } from '../../src/clients/identity/account-context.tsx'
import { GUEST, type AccountState } from '../../src/clients/identity/account-state.ts'
import type { IdentityClient } from '../../src/clients/identity/identity-client.ts'
import { CartProvider } from '../../src/features/cart/cart.provider.tsx'
import { EMPTY_CART_STORE } from '../../src/features/cart/cart-store.ts'
import { InRouter } from './in-router.tsx'
import { render } from './render.tsx'

interface Options {
  readonly state?: AccountState
  /** What the page before passed on. */
  readonly note?: object
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  readonly site?: string
  readonly language?: string
  /** From a sign-up in the same tab. */
  readonly pending?: PendingSignIn
  /** Answers of the shop API, whose calls are recorded then. */
  readonly send?: (call: CommerceCall) => Promise<unknown>
  /** Answers of the provider; whatever else it is asked it does. */
  readonly identity?: Partial<Pick<IdentityClient, Asked>>
}

/** Where nothing leads to. */
const START = '/start'

type Asked = (typeof ASKED)[number]
const ASKED = [
  ...(['signIn', 'signUp', 'confirmSignUp', 'resendCode', 'forgotPassword', 'setForgottenPassword', 'changePassword'] as const),
  ...(['updateProfile', 'changeEmail', 'sendAttributeCode', 'verifyAttribute', 'refresh', 'revoke'] as const),
] as const

/**
 * A page of the account, or a part of it, with everything it talks to. Answers what was called, in order, with what the provider was
 * asked with, and where the shopper is.
 */
export const renderAccountForm = (
  view: ReactElement,
  { state = GUEST, note = {}, path = '/account', query = {}, language = 'en', site = 'gb', pending, send, identity = {} }: Options = {},
) => {
  const calls: string[] = []
  const asked: (readonly [Asked, ...unknown[]])[] = []
  const operation =
    (name: Asked) =>
    async (...args: unknown[]) => {
      calls.push(name)
      asked.push([name, ...args])
      // Each is called with its own arguments.
      await (identity[name] as ((...own: unknown[]) => Promise<void>) | undefined)?.(...args)
    }
  // One function for each of the names.
  const client = Object.fromEntries(ASKED.map((name) => [name, operation(name)])) as unknown as IdentityClient
  const stored = { pending }
  const account: Account = {
    auth: { accessToken: () => 'token', refresh: async () => undefined, signOut: () => void calls.push('signOutHere') },
    getState: () => state,
    subscribe: () => () => undefined,
    identity: async () => client,
    getPending: () => stored.pending,
    setPending: (next) => {
      stored.pending = next
    },
  }
  const commerce: CommerceClient = {
    send: async <Answer,>(call: CommerceCall, ..._example: readonly unknown[]) => {
      if (send === undefined) return undefined as Answer
      calls.push(`calls ${call.method} ${call.path}${call.body === undefined ? '' : ` ${JSON.stringify(call.body)}`}`)
      return (await send(call)) as Answer
    },
    sessionId: () => 'session',
    restartSession: async () => {
      calls.push('restartSession')
      return 'session'
    },
    forgetSession: () => void calls.push('forgetSession'),
    onSessionChange: () => () => undefined,
    takeRebuilt: () => false,
  }
  const cart = {
    ...EMPTY_CART_STORE,
    load: async () => {
      calls.push('loadCart')
      return { outcome: 'fulfilled', cart: undefined } as const
    },
  }
  // Other pages are not there: what goes to one has left this one.
  const routes = [
    { path: START, element: view },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: START, state: note }] })
  render(
    <CommerceProvider value={commerce}>
      <AccountProvider value={account}>
        <CartProvider store={cart}>
          <InRouter router={router} />
        </CartProvider>
      </AccountProvider>
    </CommerceProvider>,
    { context: { path, query }, language, site },
  )
  return { calls, asked, router, stored }
}
