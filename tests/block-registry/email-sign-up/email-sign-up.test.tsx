// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixtureNode } from '../../../block-registry/fixture.ts'
import { EmailSignUp } from '../../../block-registry/email-sign-up/email-sign-up.tsx'
import type { EmailSignUpProps } from '../../../schemas/generated/types.ts'
import { CommerceProvider } from '../../../src/clients/commerce/commerce-context.tsx'
import { CommerceError, type CommerceClient, type CommerceCall } from '../../../src/clients/commerce/commerce-client.ts'
import { hydrateBlocks } from '../../setup/hydrate.tsx'
import { render } from '../../setup/render.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const PROPS: EmailSignUpProps = {
  variant: 'bar',
  mode: 'emailAndPhone',
  includeInterests: true,
  alwaysShow: false,
  heading: '',
  text: '',
}
const send = vi.fn<(call: CommerceCall) => Promise<unknown>>()
const show = (props: Partial<EmailSignUpProps> = {}, site = 'gb', status?: number) => {
  send.mockReset()
  if (status === undefined) send.mockResolvedValue({ success: 'subscribed' })
  else send.mockRejectedValue(new CommerceError(status, { code: 'x', message: 'x' }))
  // The form only sends; the answer's type is the caller's.
  const client = { send } as unknown as CommerceClient
  render(
    <CommerceProvider value={client}>
      <EmailSignUp id="x" props={{ ...PROPS, ...props }} slots={{}} position={{ index: 0, isAboveFold: false }} meta={{}} data={{}} />
    </CommerceProvider>,
    { site },
  )
}
const button = () => screen.getByRole('button', { name: 'Sign up' })
const agree = () => userEvent.click(screen.getByRole('checkbox', { name: /agree/ }))
const write = (text: string, label = 'E-mail or phone number') => userEvent.type(screen.getByLabelText(label), text)

it('nothing is shown where the site has no newsletter', () => {
  const { container } = render(
    <CommerceProvider value={{ send } as unknown as CommerceClient}>
      <EmailSignUp id="x" props={PROPS} slots={{}} position={{ index: 0, isAboveFold: false }} meta={{}} data={{}} />
    </CommerceProvider>,
    { changes: { emailSignup: { includeInterests: false } } },
  )
  expect(container.innerHTML).toBe('')
})

describe('the sign-up form', () => {
  it('says that it cannot be sent for consent alone, nor for blanks [EMAIL-08]', async () => {
    show()
    await agree()
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await write('   ')
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await write('jane')
    expect(button().getAttribute('aria-disabled')).toBeNull()
  })

  it('says that it cannot be sent until there is an input, consent and no error [EMAIL-08]', async () => {
    show({}, 'gb', 422)
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await write('jane')
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await agree()
    expect(button().getAttribute('aria-disabled')).toBeNull()
    await userEvent.click(button())
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await write('@example.com')
    expect(button().getAttribute('aria-disabled')).toBeNull()
  })

  it('says so in the HTML of the server too, and answers a click all the same with what is missing [EMAIL-08, EMAIL-05, EMAIL-06]', async () => {
    const { container, before, leave } = await hydrateBlocks([fixtureNode('email-sign-up', PROPS)])
    expect(before).toMatch(/<button[^>]*aria-disabled="true"[^>]*type="submit"/)
    expect(container.innerHTML).toBe(before)
    await userEvent.click(within(container).getByRole('button', { name: 'Sign up' }))
    for (const text of ['Please enter your e-mail address.', 'Please tick the box to agree.']) expect(screen.getByText(text)).toBeTruthy()
    await leave()
  })

  it('thanks whoever has signed up, and stores that [EMAIL-02, EMAIL-15, STORE-12]', async () => {
    show()
    await write('jane@example.org')
    await agree()
    await userEvent.click(button())
    expect(screen.getByText('Thank you for signing up.')).toBeTruthy()
    expect(localStorage.getItem('emailListMember')).toBe('true')
    expect(send.mock.calls[0]?.[0]).toEqual({
      method: 'GET',
      path: '/api/marketing/subscribe',
      query: { email: 'jane@example.org', language: 'en' },
      headers: {},
    })
  })

  it('names each thing that is missing beside its field, without asking the server [EMAIL-05, EMAIL-06, EMAIL-07]', async () => {
    show({}, 'us')
    await userEvent.click(button())
    for (const text of ['Please enter your e-mail address.', 'Please tick the box to agree.', 'Please choose at least one interest.'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByText(/valid e-mail/)).toBeNull()
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    [422, 'This does not look like a valid e-mail address.', null],
    [409, 'You are already on our list.', 'true'],
    [500, 'We could not sign you up just now. Please try again.', null],
  ])('says what a %i means, and keeps what was written [EMAIL-10]', async (status, text, member) => {
    show({}, 'gb', status)
    await write('jane@example.org')
    await agree()
    await userEvent.click(button())
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('E-mail or phone number').value).toBe('jane@example.org')
    expect(localStorage.getItem('emailListMember')).toBe(member)
  })

  it('takes a phone number too, or nothing else [EMAIL-04]', async () => {
    show()
    await write('+44 7400 123456')
    await agree()
    await userEvent.click(button())
    expect(send.mock.calls[0]?.[0].query).toEqual({ phone: '+44 7400 123456', language: 'en' })
    cleanup()
    show({ mode: 'phoneOnly' })
    await write('jane@example.org', 'Phone number')
    await agree()
    await userEvent.click(button())
    expect(send.mock.calls[0]?.[0].query).toEqual({ phone: 'jane@example.org', language: 'en' })
  })

  it('sends interests by the ids of the site’s vendor [EMAIL-14, DATA-99]', async () => {
    show({}, 'us')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Women' }))
    await write('jane@example.org')
    await agree()
    await userEvent.click(button())
    expect(send.mock.calls[0]?.[0].query).toMatchObject({ kInterests: 'kl-women' })
    cleanup()
    show({ includeInterests: false }, 'us')
    expect(screen.queryByRole('checkbox', { name: 'Women' })).toBeNull()
  })

  it('comes back empty seven seconds after a sign-up only where it is always shown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 })
    for (const alwaysShow of [false, true]) {
      localStorage.clear()
      show({ alwaysShow })
      await write('jane@example.org')
      await agree()
      await userEvent.click(button())
      expect(await screen.findByText('Thank you for signing up.')).toBeTruthy()
      await act(() => vi.advanceTimersByTimeAsync(7_000))
      expect(screen.queryAllByLabelText('E-mail or phone number').map((field) => (field as HTMLInputElement).value)).toEqual(
        alwaysShow ? [''] : [],
      )
      cleanup()
    }
    vi.useRealTimers()
  })
})
