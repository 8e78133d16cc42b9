// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { AccountData } from '../../../block-registry/account-data/account-data.tsx'
import { AccountProfile } from '../../../block-registry/account-profile/account-profile.tsx'
import { CommerceError, type CommerceCall, type CommerceClient } from '../../../src/clients/commerce/commerce-client.ts'
import { CommerceProvider } from '../../../src/clients/commerce/commerce-context.tsx'
import { AccountProvider } from '../../../src/clients/identity/account-context.tsx'
import { GUEST } from '../../../src/clients/identity/account-state.ts'
import type { IdentityClient } from '../../../src/clients/identity/identity-client.ts'
import { IdentityError } from '../../../src/clients/identity/identity-error.ts'
import { NO_ACCOUNT } from '../../../src/clients/identity/no-account.ts'
import { EMPTY_CART_STORE } from '../../../src/features/cart/cart-store.ts'
import { CartProvider } from '../../../src/features/cart/cart.provider.tsx'
import { BARE_PAGE } from '../../../src/gallery/bare-page.ts'
import { PageContextProvider } from '../../../src/page/use-page-context.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { expectSeen } from '../../setup/expect-seen.ts'
import { InRouter } from '../../setup/in-router.tsx'
import { render } from '../../setup/render.tsx'

beforeAll(() => {
  // jsdom has no addresses for files.
  Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: () => undefined })
})
afterEach(cleanup)

const block = { id: 'block', slots: {}, position: { index: 0, isAboveFold: true }, meta: {}, data: {} } as const
const SIGNED_IN = { ...GUEST, isUserSignedIn: true, userEmail: 'jane@example.com', userGivenName: 'Jane', userFamilyName: 'Alder' }
const PASSWORD = 'Passw0rd!'

type Answers = Readonly<Record<string, () => unknown>>

const refusal = (status: number, code: string): CommerceError => new CommerceError(status, { code, message: code })

const show = (
  view: React.ReactElement,
  answers: Answers = {},
  identity: Partial<IdentityClient> = {},
  changes: Partial<SiteConfig> = {},
) => {
  const calls: string[] = []
  const send = async (call: CommerceCall): Promise<unknown> => {
    const name = `${call.method} ${call.path}`
    calls.push(name)
    const answer: unknown = await answers[name]?.()
    if (answer instanceof Error) throw answer
    return answer
  }
  const rest = { restartSession: async () => 'session', forgetSession: () => undefined }
  // Answers are the test's own.
  const commerce = { send, sessionId: () => 'session', onSessionChange: () => () => undefined, ...rest } as unknown as CommerceClient
  const done = async (): Promise<undefined> => undefined
  const provider = { signIn: done, refresh: done, updateProfile: done, changeEmail: done, verifyAttribute: done, revoke: done, ...identity }
  const signOut = vi.fn()
  const account = {
    ...NO_ACCOUNT,
    auth: { ...NO_ACCOUNT.auth, signOut },
    getState: () => SIGNED_IN,
    // What a test does not name is not asked for.
    identity: async () => provider as unknown as IdentityClient,
  }
  const page = <PageContextProvider value={{ ...BARE_PAGE, path: '/account/data' }}>{view}</PageContextProvider>
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/account/data'] })
  render(
    <CommerceProvider value={commerce}>
      <AccountProvider value={account}>
        <CartProvider store={EMPTY_CART_STORE}>
          <InRouter router={router} />
        </CartProvider>
      </AccountProvider>
    </CommerceProvider>,
    { changes },
  )
  return { calls, router, signOut }
}

const profile = <AccountProfile {...block} props={{ heading: '' }} />
const data = <AccountData {...block} props={{ heading: '' }} />
const CONSENT = '/api/v1/account/marketing'
const CLOSE = 'POST /api/v1/account/close'

describe('consent to marketing mail', () => {
  it('is neither asked for nor read where the site has no newsletter', async () => {
    const { calls } = show(profile, {}, {}, { emailSignup: { includeInterests: false } })
    expect(await screen.findByRole('heading', { name: 'Your data' })).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(calls).not.toContain(`GET ${CONSENT}`)
  })

  it('is shown as it was where it could not be changed, and that is said with the incident', async () => {
    show(profile, { [`GET ${CONSENT}`]: () => ({ subscribed: true }), [`PUT ${CONSENT}`]: () => refusal(503, 'MARKETING_UNAVAILABLE') })
    await userEvent.click(await screen.findByRole('checkbox'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/It is what it was.*Reference: E-[0-9A-F]{8}/)
    expect(screen.getByRole('checkbox')).toBeChecked()
  })

  it('is not shown as anything where it could not be read, which has an incident, and asked for again on demand', async () => {
    let tries = 0
    show(profile, {
      [`GET ${CONSENT}`]: () => {
        tries += 1
        return tries === 1 ? refusal(503, 'MARKETING_UNAVAILABLE') : { subscribed: true }
      },
    })
    expect(await screen.findByText(/^E-[0-9A-F]{8}$/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('checkbox')).toBeChecked()
  })
})

describe('another e-mail address', () => {
  const type = async (email: string, password = PASSWORD): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change the e-mail address' }))
    await userEvent.type(screen.getByLabelText(/New e-mail address/), email)
    await userEvent.type(screen.getByLabelText(/Current password/), password)
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
  }
  const answers = { [`GET ${CONSENT}`]: () => ({ subscribed: false }) }

  it('is asked for by a form that stands in the profile, as their pages of seen/in-use say', async () => {
    show(profile, answers)
    await screen.findByRole('checkbox')
    await expectSeen('account-profile')
    await userEvent.click(screen.getByRole('button', { name: 'Change the e-mail address' }))
    await expectSeen('new-email')
  })

  it('is sent its code without the blanks and capitals it was typed with', async () => {
    const changeEmail = vi.fn<IdentityClient['changeEmail']>(async () => undefined)
    const signIn = vi.fn<IdentityClient['signIn']>(async () => undefined)
    show(profile, answers, { changeEmail, signIn })
    // The wide blank of a Japanese keyboard, which a browser leaves in an address.
    await type('Next@Example.com\u3000')
    await waitFor(() => expect(changeEmail.mock.calls).toEqual([['next@example.com']]))
    expect(signIn.mock.calls).toEqual([['jane@example.com', PASSWORD]])
    expect(await screen.findByText(/next@example\.com/)).toBeVisible()
  })

  it('is not asked for where it is no address, and the field says so', async () => {
    const signIn = vi.fn<IdentityClient['signIn']>(async () => undefined)
    show(profile, answers, { signIn })
    await type('next@')
    expect(screen.getByLabelText(/New e-mail address/)).toHaveAccessibleDescription(/Please enter a valid e-mail address/)
    expect(signIn).not.toHaveBeenCalled()
  })

  it('is not asked for with a wrong password, nor where it is the present one', async () => {
    const changeEmail = vi.fn<IdentityClient['changeEmail']>(async () => undefined)
    const signIn = vi.fn<IdentityClient['signIn']>(async () => {
      throw new IdentityError('NotAuthorizedException', 'Incorrect username or password.')
    })
    show(profile, answers, { changeEmail, signIn })
    await type('Jane@Example.com')
    expect(screen.getByText('This is your present address.')).toBeDefined()
    expect(signIn).not.toHaveBeenCalled()
    await userEvent.clear(screen.getByLabelText(/New e-mail address/))
    await userEvent.type(screen.getByLabelText(/New e-mail address/), 'next@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Your current password is not right.')
    expect(changeEmail).not.toHaveBeenCalled()
  })

  it('is the account’s once its code was right, also where what follows fails', async () => {
    const { calls } = show(
      profile,
      { ...answers, 'POST /api/v1/account/moved': () => refusal(503, 'UNAVAILABLE') },
      { refresh: async () => Promise.reject(new Error('offline')) },
    )
    await type('next@example.com')
    await userEvent.click(await screen.findByLabelText('Digit 1 of 6'))
    await userEvent.paste('654321')
    expect(await screen.findByText(/Your new e-mail address is set/)).toBeDefined()
    expect(calls).toContain('POST /api/v1/account/moved')
  })
})

describe('the code that proves another e-mail address', () => {
  const answers = { [`GET ${CONSENT}`]: () => ({ subscribed: false }) }
  const box = (digit: number) => screen.getByLabelText(`Digit ${digit} of 6`)
  /** The form that asks for the code, after a new address was given. */
  const ask = async (identity: Partial<IdentityClient> = {}): Promise<void> => {
    show(profile, answers, identity)
    await userEvent.click(await screen.findByRole('button', { name: 'Change the e-mail address' }))
    await userEvent.type(screen.getByLabelText(/New e-mail address/), 'next@example.com')
    await userEvent.type(screen.getByLabelText(/Current password/), PASSWORD)
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    await screen.findByText('The code goes to next@example.com.')
  }
  const type = async (code: string): Promise<void> => {
    await userEvent.click(box(1))
    await userEvent.paste(code)
  }

  it('is asked for in a group of six boxes, beside the word that the present address counts until then', async () => {
    await ask()
    expect(within(screen.getByRole('group', { name: 'Code of six digits' })).getAllByRole('textbox')).toHaveLength(6)
    expect(box(1)).toBeValid()
    expect(screen.getByText('Until the code is right you sign in with your present address.')).toBeVisible()
  })

  it('is typed again in the first box where it was wrong: the boxes are empty and said to be wrong', async () => {
    const typed: string[] = []
    const verifyAttribute: IdentityClient['verifyAttribute'] = async (_, code) => {
      typed.push(code)
      if (typed.length === 1) throw new IdentityError('CodeMismatchException', 'Invalid code provided')
    }
    await ask({ verifyAttribute })
    await type('111111')
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.')
    await waitFor(() => expect(box(1)).toHaveFocus())
    expect(box(1)).toBeInvalid()
    expect(box(6)).toHaveValue('')
    await type('654321')
    expect(await screen.findByText(/Your new e-mail address is set/)).toBeVisible()
    expect(typed).toEqual(['111111', '654321'])
  })

  it('is not said to be wrong where it could not be looked at', async () => {
    await ask({ verifyAttribute: async () => Promise.reject(new IdentityError('LimitExceededException', 'Attempt limit exceeded')) })
    await type('654321')
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries.')
    expect(box(1)).toBeValid()
    expect(box(1)).toHaveValue('')
  })

  it('is not sent before all of it is there', async () => {
    const verifyAttribute = vi.fn<IdentityClient['verifyAttribute']>(async () => undefined)
    await ask({ verifyAttribute })
    await type('12345')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(verifyAttribute).not.toHaveBeenCalled()
    await userEvent.type(box(6), '6')
    await waitFor(() => expect(verifyAttribute.mock.calls).toEqual([['email', '123456']]))
  })

  it('is sent once more on demand, which is said, and then not again for a minute', async () => {
    const changeEmail = vi.fn<IdentityClient['changeEmail']>(async () => undefined)
    await ask({ changeEmail })
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }))
    expect(await screen.findByText('We have sent you a new code.')).toBeVisible()
    expect(changeEmail.mock.calls).toEqual([['next@example.com'], ['next@example.com']])
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull()
  })

  it('is not said to be sent where it was not, and can be asked for again', async () => {
    let sent = 0
    const changeEmail: IdentityClient['changeEmail'] = async () => {
      sent += 1
      if (sent > 1) throw new IdentityError('LimitExceededException', 'Attempt limit exceeded')
    }
    await ask({ changeEmail })
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('We have sent several codes already.')
    expect(screen.queryByText('We have sent you a new code.')).toBeNull()
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled()
  })

  it('is not needed by who keeps the present address', async () => {
    const verifyAttribute = vi.fn<IdentityClient['verifyAttribute']>(async () => undefined)
    await ask({ verifyAttribute })
    await userEvent.click(screen.getByRole('button', { name: 'Keep the present address' }))
    expect(screen.queryByRole('group', { name: 'Code of six digits' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Change the e-mail address' })).toBeVisible()
    expect(verifyAttribute).not.toHaveBeenCalled()
  })
})

describe('the download', () => {
  it('is a file with everything the shop holds, which can be read', async () => {
    const held = { profile: { email: 'jane@example.com' }, orders: [{ orderReference: 'GB1' }] }
    let file: Blob | undefined
    const saved: unknown[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) file = blob
      return 'blob:data'
    })
    const forgotten = vi.spyOn(URL, 'revokeObjectURL')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push([this.href, this.download])
      // The browser reads it a moment later, and has to find it.
      queueMicrotask(() => saved.push(`gone: ${forgotten.mock.calls.length > 0}`))
    })
    const { calls } = show(data, { 'GET /api/v1/account/export': () => held })
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(await screen.findByText('Your data is in the file my-data.json.')).toBeVisible()
    expect(saved).toEqual([['blob:data', 'my-data.json'], 'gone: false'])
    expect(file?.type).toBe('application/json')
    const reader = new FileReader()
    if (file !== undefined) reader.readAsText(file)
    await waitFor(() => expect(reader.result).toBe(JSON.stringify(held, undefined, 2)))
    await waitFor(() => expect(forgotten.mock.calls).toEqual([['blob:data']]))
    expect(calls).toEqual(['GET /api/v1/account/export'])
    expect(screen.queryByRole('alert')).toBeNull()
    vi.restoreAllMocks()
  })

  it('is asked for once, however often the button is clicked meanwhile', async () => {
    let arrive = (): void => undefined
    const { calls } = show(data, { 'GET /api/v1/account/export': () => new Promise((resolve) => (arrive = () => resolve({}))) })
    await userEvent.dblClick(screen.getByRole('button', { name: 'Download' }))
    expect(screen.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-busy', 'true')
    arrive()
    expect(await screen.findByText('Your data is in the file my-data.json.')).toBeVisible()
    expect(calls).toEqual(['GET /api/v1/account/export'])
  })

  it('that failed for another reason can be tried again', async () => {
    let tries = 0
    show(data, { 'GET /api/v1/account/export': () => (++tries === 1 ? refusal(503, 'UNAVAILABLE') : {}) })
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/Reference: E-[0-9A-F]{8}/)
    expect(screen.queryByText(/try again in an hour/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(await screen.findByText('Your data is in the file my-data.json.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says why there is none for now', async () => {
    show(data, { 'GET /api/v1/account/export': () => refusal(429, 'TOO_MANY_EXPORTS') })
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('try again in an hour')
  })
})

describe('deleting the account', () => {
  const confirm = async (password = PASSWORD): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
    if (password !== '') await userEvent.type(screen.getByLabelText(/Current password/), password)
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }))
  }

  it('is not asked for without a password', async () => {
    const { calls } = show(data)
    await confirm('')
    expect(screen.getByLabelText(/Current password/)).toBeInvalid()
    expect(calls).not.toContain(CLOSE)
  })

  it.each([
    ['PAYMENT_UNDER_WAY', 409, 'Nothing was deleted'],
    ['TOO_MANY_TRIES', 429, 'Too many tries'],
    ['UNAVAILABLE', 500, 'We could not delete your account'],
  ])('says what stopped it at %s, and stays signed in', async (code, status, said) => {
    const { signOut } = show(data, { [CLOSE]: () => refusal(status, code) })
    await confirm()
    expect(await screen.findByRole('alert')).toHaveTextContent(said)
    expect(signOut).not.toHaveBeenCalled()
  })

  it('that stopped half-way is finished by trying again, without the password, and signs out', async () => {
    let tries = 0
    const signIn = vi.fn<IdentityClient['signIn']>(async () => undefined)
    const { router, signOut } = show(
      data,
      {
        [CLOSE]: () => {
          tries += 1
          return tries === 1 ? refusal(503, 'CLOSING_UNFINISHED') : undefined
        },
      },
      { signIn },
    )
    await confirm()
    expect(await screen.findByRole('alert')).toHaveTextContent('could not yet remove your sign-in')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
    expect(router.state.location.state).toEqual({ accountNote: { code: 'accountClosed' } })
    await waitFor(() => expect(signOut).toHaveBeenCalled())
    expect(signIn).toHaveBeenCalledTimes(1)
  })

  it('whose answer was lost is done where its token is worth nothing any more', async () => {
    const { router } = show(data, { [CLOSE]: () => refusal(401, 'UNAUTHORIZED') })
    await confirm()
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
  })

  it('asks for the password again where it was given too long ago', async () => {
    show(data, { [CLOSE]: () => refusal(403, 'SIGN_IN_AGAIN') })
    await confirm()
    await screen.findByRole('alert')
    expect(screen.getByLabelText(/Current password/)).toBeDefined()
  })
})
