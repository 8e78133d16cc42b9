// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { CreateAccount } from '../../../block-registry/create-account/create-account.tsx'
import { ForgotPassword } from '../../../block-registry/forgot-password/forgot-password.tsx'
import { VerifyAccount } from '../../../block-registry/verify-account/verify-account.tsx'
import { GUEST } from '../../../src/clients/identity/account-state.ts'
import { IdentityError } from '../../../src/clients/identity/identity-error.ts'
import { renderAccountForm } from '../../setup/account-form.tsx'
import { expectSeen } from '../../setup/expect-seen.ts'
import { defined } from '../../../src/lib/defined.ts'

afterEach(cleanup)

const block = { id: 'block', slots: { beside: undefined }, position: { index: 0, isAboveFold: true }, meta: {}, data: {} } as const
const props = { heading: '', text: '' }
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const refusing =
  (type: string, message = '') =>
  async () => {
    throw new IdentityError(type, message)
  }
/** The provider has refused, and the form can be sent again. */
const refused = async (): Promise<void> => {
  expect(await screen.findByRole('alert')).toBeVisible()
  await waitFor(() => expect(document.querySelector('[aria-busy="true"], [aria-disabled="true"]')).toBeNull())
}
const typeCode = async (code: string): Promise<void> => {
  for (const [index, digit] of [...code].entries()) await userEvent.type(screen.getByLabelText(`Digit ${index + 1} of 6`), digit)
}

describe('a new account', () => {
  const form = <CreateAccount {...block} props={props} />
  const fill = async (changes: Readonly<Record<string, string>> = {}): Promise<void> => {
    const values = { 'First name': 'Ada', 'Last name': 'King', 'E-mail': 'Ada@Example.com', Password: 'Passw0rds', ...changes }
    for (const [label, value] of Object.entries(values)) {
      await userEvent.clear(screen.getByLabelText(label))
      if (value !== '') await userEvent.type(screen.getByLabelText(label), value)
    }
    await press('Create an account')
  }

  it('is asked of the provider, and waits for its code on the next page, with the password in memory [AUTH-08, ROUTE-33]', async () => {
    const { asked, router, stored } = renderAccountForm(form)
    await fill()
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/verify'))
    expect(asked).toEqual([
      ['signUp', { givenName: 'Ada', familyName: 'King', email: 'Ada@Example.com', phoneNumber: '', password: 'Passw0rds' }],
    ])
    expect(router.state.location.state).toEqual({ accountNote: { username: 'ada@example.com' } })
    expect(stored.pending).toEqual({ username: 'ada@example.com', password: 'Passw0rds' })
  })

  it('has its phone number as the country writes it, and is not asked for with one that is none', async () => {
    const { asked } = renderAccountForm(form)
    await fill({ 'Phone (optional)': '12' })
    expect(await screen.findByText('This does not look like a phone number.')).toBeVisible()
    expect(asked).toEqual([])
    await fill({ 'Phone (optional)': '020 7946 0958' })
    await waitFor(() => expect(asked).toMatchObject([['signUp', { phoneNumber: '+442079460958' }]]))
  })

  it.each(['First name', 'Last name', 'E-mail', 'Password'])('is not asked for without %s, whose field gets the focus', async (label) => {
    const { asked } = renderAccountForm(form)
    await fill({ [label]: '' })
    expect(screen.getByLabelText(label)).toBeInvalid()
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus())
    expect(asked).toEqual([])
  })

  it('says beside each field what is missing, as its page of seen/in-use says', async () => {
    renderAccountForm(form)
    await press('Create an account')
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
    await expectSeen('new-account-empty')
  })

  it('that exists already is said to be so, and nobody goes on [AUTH-08]', async () => {
    const { router, stored } = renderAccountForm(form, { identity: { signUp: refusing('UsernameExistsException') } })
    await fill()
    await refused()
    await expectSeen('new-account-refused')
    expect(router.state.location.pathname).toBe('/start')
    expect(stored.pending).toBeUndefined()
  })
})

describe('a forgotten password', () => {
  const form = <ForgotPassword {...block} props={props} />

  it('gets a code by mail, and the next page knows the address as accounts are written [AUTH-08]', async () => {
    const { asked, router } = renderAccountForm(form)
    await userEvent.type(screen.getByLabelText('E-mail'), 'Ada@Example.com')
    await press('Send the code')
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/set-password'))
    expect(asked).toEqual([['forgotPassword', 'Ada@Example.com']])
    expect(router.state.location.state).toEqual({ accountNote: { username: 'ada@example.com', code: 'newCode' } })
  })

  it('knows the address of who is signed in, or of the page before, and what that page says', async () => {
    renderAccountForm(form, { state: { ...GUEST, isUserSignedIn: true, userEmail: 'own@example.com' } })
    expect(screen.getByLabelText('E-mail')).toHaveValue('own@example.com')
    cleanup()
    renderAccountForm(form, { note: { accountNote: { username: 'ada@example.com', code: 'needsReset' } } })
    expect(screen.getByLabelText('E-mail')).toHaveValue('ada@example.com')
    await expectSeen('forgot-password')
  })

  it('is not asked for without an address, and says why there is no code', async () => {
    const { asked, router } = renderAccountForm(form, { identity: { forgotPassword: refusing('LimitExceededException') } })
    await press('Send the code')
    expect(screen.getByLabelText('E-mail')).toBeInvalid()
    expect(asked).toEqual([])
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com')
    await press('Send the code')
    await refused()
    await expectSeen('forgot-password-refused')
    expect(router.state.location.pathname).toBe('/start')
  })
})

describe('the code of a new account', () => {
  const form = <VerifyAccount {...block} slots={{}} props={props} />
  const note = { accountNote: { username: 'ada@example.com' } }

  it('confirms it with the last digit, and signs in with the password that is still in memory [AUTH-08, ROUTE-33]', async () => {
    const { asked, router, stored } = renderAccountForm(form, { note, pending: { username: 'ada@example.com', password: 'Passw0rds' } })
    await expectSeen('verify-account')
    await typeCode('123456')
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
    expect(asked).toEqual([
      ['confirmSignUp', { username: 'ada@example.com', code: '123456' }],
      ['signIn', 'ada@example.com', 'Passw0rds'],
    ])
    expect(router.state.location.state).toEqual({ accountNote: { code: 'successCreated' } })
    expect(stored.pending).toBeUndefined()
  })

  it.each([
    ['without a password in memory', undefined],
    ['with the password of somebody else', { username: 'eve@example.com', password: 'Passw0rds' }],
  ])('%s leads to the page to sign in, which says that the account is there [ROUTE-33]', async (_words, pending) => {
    const { asked, router } = renderAccountForm(form, { note, ...defined({ pending }) })
    await typeCode('123456')
    await waitFor(() =>
      expect(router.state.location.state).toEqual({ accountNote: { username: 'ada@example.com', code: 'successCreated' } }),
    )
    expect(router.state.location.pathname).toBe('/account/sign-in')
    expect(asked.map(([name]) => name)).toEqual(['confirmSignUp'])
  })

  it('that is wrong is said to be, and its fields are empty again', async () => {
    renderAccountForm(form, { note, identity: { confirmSignUp: refusing('CodeMismatchException') } })
    await typeCode('123456')
    await refused()
    await expectSeen('verify-account-refused')
  })

  it('is worth nothing for an account that is confirmed already: that signs in', async () => {
    const confirmSignUp = refusing('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED')
    const { router } = renderAccountForm(form, { note, identity: { confirmSignUp } })
    await typeCode('123456')
    await waitFor(() => expect(router.state.location.state).toEqual({ accountNote: { username: 'ada@example.com' } }))
  })

  it('is not sent by the button before it has six digits', async () => {
    const { asked } = renderAccountForm(form, { note })
    await typeCode('12345')
    await press('Confirm')
    expect(asked).toEqual([])
  })

  it('is sent anew once a minute, and that is said', async () => {
    const { asked } = renderAccountForm(form, { note })
    await press('Send a new code')
    expect(await screen.findByRole('button', { name: /^New code in 60 s$/ })).toBeDisabled()
    expect(asked).toEqual([['resendCode', 'ada@example.com']])
    await expectSeen('verify-account-sent')
  })

  it('from a link in a mail is sent at once, and both are gone from the address [ROUTE-33]', async () => {
    const { asked, router } = renderAccountForm(form, { path: '/account/verify', query: { username: 'ada@example.com', code: '123456' } })
    await waitFor(() => expect(asked).toEqual([['confirmSignUp', { username: 'ada@example.com', code: '123456' }]]))
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/sign-in'))
    expect(router.state.location.search).toBe('')
  })

  it.each([
    [{ username: 'ada@example.com', code: '12345x' }, '/account/verify'],
    [{ email: 'ada@example.com' }, '/account/verify'],
    [{ email: 'ada@example.com', attribute: 'phone_number' }, '/account/verify?attribute=phone_number'],
  ])('that is none is not sent from an address like %o, which is emptied all the same', async (query, address) => {
    const { asked, router } = renderAccountForm(form, { path: '/account/verify', query })
    await waitFor(() => expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(address))
    expect(asked).toEqual([])
  })

  it('asks for the address that nobody has named, and sends the code for that one', async () => {
    const { asked } = renderAccountForm(form)
    await expectSeen('verify-account-unknown')
    await userEvent.type(screen.getByLabelText('E-mail'), 'eve@example.com')
    await typeCode('654321')
    await waitFor(() => expect(asked).toEqual([['confirmSignUp', { username: 'eve@example.com', code: '654321' }]]))
  })

  it('of a phone number verifies that, and the account knows it [ROUTE-33]', async () => {
    const { asked, router } = renderAccountForm(form, { path: '/account/verify', query: { attribute: 'phone_number' } })
    expect(screen.queryByLabelText('E-mail')).toBeNull()
    await press('Send a new code')
    await typeCode('123456')
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
    expect(asked).toEqual([['sendAttributeCode', 'phone_number'], ['verifyAttribute', 'phone_number', '123456'], ['refresh']])
  })
})
