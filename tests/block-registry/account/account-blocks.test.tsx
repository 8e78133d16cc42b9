// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountLink } from '../../../block-registry/account-link/account-link.tsx'
import { AccountMenu } from '../../../block-registry/account-menu/account-menu.tsx'
import { CreateAccount } from '../../../block-registry/create-account/create-account.tsx'
import { SetPassword } from '../../../block-registry/set-password/set-password.tsx'
import { SignIn } from '../../../block-registry/sign-in/sign-in.tsx'
import { CommerceProvider } from '../../../src/clients/commerce/commerce-context.tsx'
import type { CommerceClient } from '../../../src/clients/commerce/commerce-client.ts'
import type { Account } from '../../../src/clients/identity/account.ts'
import { AccountProvider } from '../../../src/clients/identity/account-context.tsx'
import { GUEST, type AccountState } from '../../../src/clients/identity/account-state.ts'
import type { IdentityClient } from '../../../src/clients/identity/identity-client.ts'
import { IdentityError } from '../../../src/clients/identity/identity-error.ts'
import { CartProvider } from '../../../src/features/cart/cart.provider.tsx'
import { EMPTY_CART_STORE } from '../../../src/features/cart/cart-store.ts'
import { InRouter } from '../../setup/in-router.tsx'
import { render } from '../../setup/render.tsx'

afterEach(cleanup)

const scrollIntoView = vi.fn()
beforeEach(() => {
  // Newer browsers answer with a promise.
  scrollIntoView.mockReset().mockResolvedValue(undefined)
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = scrollIntoView
})

const block = { id: 'block', slots: {}, position: { index: 0, isAboveFold: true }, meta: {}, data: {} } as const
const signedIn: AccountState = { ...GUEST, isUserSignedIn: true, userGivenName: 'Jane', userEmail: 'jane@example.com' }

const show = (
  view: React.ReactElement,
  {
    state = GUEST,
    note = {},
    path = '/account',
    language = 'en',
    site = 'gb',
    signIn = vi.fn<IdentityClient['signIn']>(async () => undefined),
  } = {},
) => {
  const calls: string[] = []
  const done = (name: string) => async () => void calls.push(name)
  const identity: IdentityClient = {
    signIn: async (...credentials) => {
      calls.push('signIn')
      await signIn(...credentials)
    },
    signUp: done('signUp'),
    confirmSignUp: done('confirmSignUp'),
    resendCode: done('resendCode'),
    forgotPassword: done('forgotPassword'),
    setForgottenPassword: done('setForgottenPassword'),
    changePassword: done('changePassword'),
    updateProfile: done('updateProfile'),
    changeEmail: done('changeEmail'),
    sendAttributeCode: done('sendAttributeCode'),
    verifyAttribute: done('verifyAttribute'),
    refresh: done('refresh'),
    revoke: done('revoke'),
  }
  const account: Account = {
    auth: { accessToken: () => 'token', refresh: async () => undefined, signOut: () => void calls.push('signOutHere') },
    getState: () => state,
    subscribe: () => () => undefined,
    identity: async () => identity,
    getPending: () => undefined,
    setPending: () => undefined,
  }
  const commerce: CommerceClient = {
    send: async <Answer,>() => undefined as Answer,
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
  const router = createMemoryRouter([{ path: '*', element: view }], { initialEntries: [{ pathname: '/account/sign-in', state: note }] })
  render(
    <CommerceProvider value={commerce}>
      <AccountProvider value={account}>
        <CartProvider store={cart}>
          <InRouter router={router} />
        </CartProvider>
      </AccountProvider>
    </CommerceProvider>,
    { context: { path }, language, site },
  )
  return { calls, router }
}

const link = <AccountLink {...block} props={{ label: '' }} />

describe('the account menu', () => {
  it('welcomes who is signed in and has its entries in order [ACCT-01, ACCT-02, ACCT-03, ACCT-04, ACCT-05, ACCT-07]', () => {
    show(<AccountMenu />, { state: signedIn })
    expect(screen.getByText('Hello Jane')).toBeDefined()
    const entries = [...screen.getAllByRole('listitem')].map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')])
    expect(entries).toEqual([
      ['Change password', '/en/account/set-password'],
      ['Order history', '/en/tracking'],
      ['Addresses', '/en/account/addresses'],
      ['Payment methods', '/en/account/payment-methods'],
      ['Sign out', undefined],
    ])
  })

  it('is a way to sign in for everybody else [ACCT-08]', () => {
    show(<AccountMenu />)
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/en/account/sign-in')
    expect(screen.queryByText('Sign out')).toBeNull()
  })

  it('drops down from the header, 280 px wide, for who is signed in, and is a link for a guest [ACCT-08, ACCT-09]', () => {
    show(link, { state: signedIn })
    expect(screen.getByText('Hello Jane').closest('details')).not.toBeNull()
    expect(screen.getByText('Hello Jane').closest('nav')?.getAttribute('style')).toContain('280px')
    cleanup()
    show(link)
    expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/en/account')
  })

  it('signs out: home, account cleared, a new session, its cart [ACCT-06, AUTH-04, AUTH-05, AUTH-06]', async () => {
    const { calls, router } = show(<AccountMenu />, { state: signedIn })
    // Every page loads its cart once the browser is idle.
    await waitFor(() => expect(calls).toEqual(['loadCart']))
    calls.length = 0
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(calls.at(-1)).toBe('loadCart'))
    expect(calls).toEqual(['revoke', 'signOutHere', 'forgetSession', 'restartSession', 'loadCart'])
    expect(router.state.location.pathname).toBe('/')
  })
})

describe('a new password', () => {
  const form = <SetPassword {...block} props={{ heading: '', text: '' }} />

  it('is set by the code from the mail, without the old one, also by who is signed in [AUTH-09]', async () => {
    const { calls, router } = show(form, { state: signedIn, note: { accountNote: { username: 'jane@example.com' } } })
    expect(screen.queryByLabelText('Current password')).toBeNull()
    for (const [index, digit] of [...'123456'].entries()) await userEvent.type(screen.getByLabelText(`Digit ${index + 1} of 6`), digit)
    await userEvent.type(screen.getByLabelText('New password'), 'Another1word')
    await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }))
    await waitFor(() => expect(calls).toContain('setForgottenPassword'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
  })

  it('stands below what a merchandiser wrote, with her heading', () => {
    show(<SetPassword {...block} props={{ heading: 'A fresh start', text: 'The code is in your mail.' }} />, { state: signedIn })
    expect(screen.getByRole('heading', { level: 1, name: 'A fresh start' })).toBeDefined()
    expect(screen.getByText('The code is in your mail.')).toBeDefined()
  })

  it('takes the current one where who is signed in has not asked for a code [AUTH-09]', () => {
    show(form, { state: signedIn })
    expect(screen.getByLabelText('Current password')).toBeDefined()
  })

  it('is changed beside the menu of the account, which shows where it is [AUTH-09, ACCT-02]', () => {
    show(form, { state: signedIn, path: '/account/set-password' })
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Change password')
    expect(scrollIntoView).toHaveBeenCalledOnce()
    cleanup()
    show(<AccountMenu />, { state: signedIn, path: '/orders/GB10000001' })
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Order history')
  })

  it('is asked for by a code first where nobody is signed in [AUTH-09]', async () => {
    const { router } = show(form)
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/forgot-password'))
  })
})

describe('the names of an account', () => {
  it.each([
    ['jp', 'ja', ['familyName', 'givenName']],
    ['gb', 'en', ['givenName', 'familyName']],
  ])('are asked for in %s in the order of %s', (site, language, names) => {
    show(<CreateAccount {...block} slots={{ beside: undefined }} props={{ heading: '', text: '' }} />, { site, language })
    expect([...document.querySelectorAll<HTMLInputElement>('[name$="Name"]')].map(({ name }) => name)).toEqual(names)
  })
})

describe('the sign-in form', () => {
  const form = <SignIn {...block} slots={{ beside: undefined }} props={{ heading: '', text: '' }} />
  const fill = async (): Promise<void> => {
    await userEvent.type(screen.getByLabelText('E-mail'), 'jane@example.com')
    await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd!')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  }

  it('signs in and goes to the account [AUTH-01]', async () => {
    const { calls, router } = show(form)
    await fill()
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
    expect(calls.filter((call) => call !== 'loadCart').concat('loadCart')).toEqual(['signOutHere', 'signIn', 'restartSession', 'loadCart'])
  })

  it('says what was refused, empties the password and keeps the address [AUTH-02, DATA-98]', async () => {
    const signIn = vi.fn<IdentityClient['signIn']>(async () => {
      throw new IdentityError('NotAuthorizedException', 'Incorrect username or password.')
    })
    show(form, { signIn })
    await fill()
    expect((await screen.findByRole('alert')).textContent).toBe('E-mail address or password is not right.')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('jane@example.com')
  })

  it.each([
    ['NetworkError', 'You seem to be offline. Please check your connection.'],
    ['Timeout', 'This takes too long. Please try again.'],
  ])('says at %s that no answer came, and blames no password [CODE-06]', async (type, words) => {
    const signIn = vi.fn<IdentityClient['signIn']>(async () => {
      throw new IdentityError(type, '')
    })
    show(form, { signIn })
    await fill()
    expect((await screen.findByRole('alert')).textContent).toBe(words)
  })

  it.each([
    ['UserNotConfirmedException', '/account/verify', 'resendCode'],
    ['PasswordResetRequiredException', '/account/forgot-password', undefined],
  ])('goes on for %s to %s', async (type, path, call) => {
    const signIn = vi.fn<IdentityClient['signIn']>(async () => {
      throw new IdentityError(type, '')
    })
    const { router, calls } = show(form, { signIn })
    await fill()
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
    if (call !== undefined) expect(calls).toContain(call)
  })

  it('asks for nothing while something is missing', async () => {
    const { calls } = show(form)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByText('Please enter a valid e-mail address.')).toBeDefined()
    expect(calls).not.toContain('signIn')
  })
})
