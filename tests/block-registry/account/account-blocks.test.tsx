// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountLink } from '../../../block-registry/account-link/account-link.tsx'
import { AccountMenu } from '../../../block-registry/account-menu/account-menu.tsx'
import { CreateAccount } from '../../../block-registry/create-account/create-account.tsx'
import { SetPassword } from '../../../block-registry/set-password/set-password.tsx'
import { SignIn } from '../../../block-registry/sign-in/sign-in.tsx'
import { GUEST, type AccountState } from '../../../src/clients/identity/account-state.ts'
import type { IdentityClient } from '../../../src/clients/identity/identity-client.ts'
import { IdentityError } from '../../../src/clients/identity/identity-error.ts'
import { renderAccountForm } from '../../setup/account-form.tsx'

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

const link = <AccountLink {...block} props={{ label: '' }} />

describe('the account menu', () => {
  it('welcomes who is signed in and has its entries in order [ACCT-01, ACCT-02, ACCT-03, ACCT-04, ACCT-05, ACCT-07]', () => {
    renderAccountForm(<AccountMenu />, { state: signedIn })
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
    renderAccountForm(<AccountMenu />)
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/en/account/sign-in')
    expect(screen.queryByText('Sign out')).toBeNull()
  })

  it('drops down from the header, 280 px wide, for who is signed in, and is a link for a guest [ACCT-08, ACCT-09]', () => {
    renderAccountForm(link, { state: signedIn })
    expect(screen.getByText('Hello Jane').closest('details')).not.toBeNull()
    expect(screen.getByText('Hello Jane').closest('nav')?.getAttribute('style')).toContain('280px')
    cleanup()
    renderAccountForm(link)
    expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/en/account')
  })

  it('signs out: home, account cleared, a new session, its cart [ACCT-06, AUTH-04, AUTH-05, AUTH-06]', async () => {
    const { calls, router } = renderAccountForm(<AccountMenu />, { state: signedIn })
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
    const { calls, router } = renderAccountForm(form, { state: signedIn, note: { accountNote: { username: 'jane@example.com' } } })
    expect(screen.queryByLabelText('Current password')).toBeNull()
    for (const [index, digit] of [...'123456'].entries()) await userEvent.type(screen.getByLabelText(`Digit ${index + 1} of 6`), digit)
    await userEvent.type(screen.getByLabelText('New password'), 'Another1word')
    await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }))
    await waitFor(() => expect(calls).toContain('setForgottenPassword'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
  })

  it('stands below what a merchandiser wrote, with her heading', () => {
    renderAccountForm(<SetPassword {...block} props={{ heading: 'A fresh start', text: 'The code is in your mail.' }} />, {
      state: signedIn,
    })
    expect(screen.getByRole('heading', { level: 1, name: 'A fresh start' })).toBeDefined()
    expect(screen.getByText('The code is in your mail.')).toBeDefined()
  })

  it('takes the current one where who is signed in has not asked for a code [AUTH-09]', () => {
    renderAccountForm(form, { state: signedIn })
    expect(screen.getByLabelText('Current password')).toBeDefined()
  })

  it('is changed beside the menu of the account, which shows where it is [AUTH-09, ACCT-02]', () => {
    renderAccountForm(form, { state: signedIn, path: '/account/set-password' })
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Change password')
    expect(scrollIntoView).toHaveBeenCalledOnce()
    cleanup()
    renderAccountForm(<AccountMenu />, { state: signedIn, path: '/orders/GB10000001' })
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Order history')
  })

  it('is asked for by a code first where nobody is signed in [AUTH-09]', async () => {
    const { router } = renderAccountForm(form)
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/forgot-password'))
  })
})

describe('the names of an account', () => {
  it.each([
    ['jp', 'ja', ['familyName', 'givenName']],
    ['gb', 'en', ['givenName', 'familyName']],
  ])('are asked for in %s in the order of %s', (site, language, names) => {
    renderAccountForm(<CreateAccount {...block} slots={{ beside: undefined }} props={{ heading: '', text: '' }} />, { site, language })
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
    const { calls, router } = renderAccountForm(form)
    await fill()
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
    expect(calls.filter((call) => call !== 'loadCart').concat('loadCart')).toEqual(['signOutHere', 'signIn', 'restartSession', 'loadCart'])
  })

  it('says what was refused, empties the password and keeps the address [AUTH-02, DATA-98]', async () => {
    const signIn = vi.fn<IdentityClient['signIn']>(async () => {
      throw new IdentityError('NotAuthorizedException', 'Incorrect username or password.')
    })
    renderAccountForm(form, { identity: { signIn } })
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
    renderAccountForm(form, { identity: { signIn } })
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
    const { router, calls } = renderAccountForm(form, { identity: { signIn } })
    await fill()
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
    if (call !== undefined) expect(calls).toContain(call)
  })

  it('asks for nothing while something is missing', async () => {
    const { calls } = renderAccountForm(form)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByText('Please enter a valid e-mail address.')).toBeDefined()
    expect(calls).not.toContain('signIn')
  })
})
