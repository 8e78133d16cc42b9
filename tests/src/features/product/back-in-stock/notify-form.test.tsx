// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AccountProvider } from '../../../../../src/clients/identity/account-context.tsx'
import { GUEST } from '../../../../../src/clients/identity/account-state.ts'
import { NO_ACCOUNT } from '../../../../../src/clients/identity/no-account.ts'
import { notifyFormIn } from '../../../../../src/features/product/back-in-stock/notify-form.tsx'
import { NotifyMe } from '../../../../../src/features/product/back-in-stock/notify-me.tsx'
import { catchReports } from '../../../../setup/reports.ts'
import { render } from '../../../../setup/render.tsx'
import { deferred } from '../../../../factories/deferred.ts'
import { site } from '../../../../factories/site.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface Shown {
  readonly email?: string
  readonly answer?: () => Promise<Response>
  readonly backInStock?: object
}

const show = async ({ email, answer = async () => new Response(null, { status: 202 }), backInStock }: Shown = {}) => {
  const request = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', request)
  const Form = await notifyFormIn({ locale: 'en-GB' })
  const state = email === undefined ? GUEST : { ...GUEST, isUserSignedIn: true, userEmail: email }
  const { integrations } = site()
  render(
    <AccountProvider value={{ ...NO_ACCOUNT, getState: () => state }}>
      <Form sku="A-1" />
    </AccountProvider>,
    backInStock === undefined ? {} : { changes: { integrations: { ...integrations, backInStock } as never } },
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your e-mail address' })
  const send = (value: string) => {
    fireEvent.change(field, { target: { value } })
    return fireEvent.submit(field.closest('form') ?? document.body)
  }
  return { request, field, send }
}
const button = () => screen.getByRole('button', { name: 'Notify me' })

describe('the form to be told of stock', () => {
  it('has the focus in its field, which says what the address is for', async () => {
    const { field } = await show()
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('We write to you about this item only.')
    expect(field).toHaveValue('')
    expect(field).toBeRequired()
    const looks = ['type', 'inputmode', 'autocomplete', 'autocapitalize', 'spellcheck', 'dir', 'maxlength']
    expect(looks.map((name) => field.getAttribute(name))).toEqual(['email', 'email', 'email', 'off', 'false', 'ltr', '254'])
    expect(field.closest('form')).toHaveAttribute('novalidate')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('knows the address of who is signed in', async () => {
    const { field } = await show({ email: 'jane@example.com' })
    expect(field).toHaveValue('jane@example.com')
  })

  it('waits for the answer, keeps its field, and is not sent twice meanwhile', async () => {
    const held = deferred<Response>()
    const { request, field, send } = await show({ answer: () => held.promise })
    expect(button()).not.toHaveAttribute('aria-busy')
    expect(send('ann@example.com')).toBe(false)
    expect(button()).toHaveAttribute('aria-busy', 'true')
    send('ann@example.com')
    expect(request).toHaveBeenCalledTimes(1)
    await act(async () => held.resolve(new Response(null, { status: 400 })))
    await waitFor(() => expect(field).toBeInvalid())
    expect(button()).not.toHaveAttribute('aria-busy')
    expect(field).toHaveAccessibleDescription('We write to you about this item only. This does not look like a valid e-mail address.')
    expect(field).toHaveFocus()
    send('ann@example.org')
    expect(request).toHaveBeenCalledTimes(2)
  })

  it('asks nobody about what is no address, nor about none', async () => {
    const { request, field, send } = await show()
    field.blur()
    for (const value of ['ann', '']) {
      send(value)
      await waitFor(() => expect(field).toBeInvalid())
    }
    expect(field).toHaveFocus()
    expect(request).not.toHaveBeenCalled()
  })

  it('is words to be read once the wish is stored, which have the focus', async () => {
    const { send } = await show()
    send('ann@example.com')
    const thanks = await screen.findByRole('status')
    expect(thanks).toHaveTextContent('We will e-mail you when it is back.')
    expect(thanks).toHaveAttribute('tabindex', '-1')
    await waitFor(() => expect(thanks).toHaveFocus())
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('asks the vendor of the site’s configuration, whose address may end in a stroke', async () => {
    const { request, send } = await show({ backInStock: { enabled: true, baseUrl: 'https://vendor.example/', publicKey: 'KEY' } })
    send('ann@example.com')
    await screen.findByRole('status')
    expect(request.mock.calls[0]?.[0]).toMatch(/^https:\/\/vendor\.example\/client\/.*company_id=KEY$/)
  })

  it('names the incident of a failure once, and no more after the next try', async () => {
    const reports: unknown[] = []
    catchReports(({ code, details }) => reports.push([code, details?.['sku'], details?.['cause'], details?.['incident']]))
    let status = 500
    const { send } = await show({ answer: async () => new Response(null, { status }) })
    send('ann@example.com')
    const alert = await screen.findByRole('alert')
    const [incident] = /E-[0-9A-F]{8}/.exec(alert.textContent ?? '') ?? []
    expect(alert).toHaveTextContent(`We could not save this. Please try again later.Reference: ${incident}`)
    expect(reports).toEqual([['backInStockFailed', 'A-1', 'The vendor answered 500', incident]])
    status = 400
    send('ann@example.com')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})

describe('the way to the form', () => {
  it('is a button for what is sold out, and the word to choose first where that is not clear', async () => {
    const { rerender } = render(<NotifyMe sku="A-1" className="notify" />)
    expect(button()).toHaveAttribute('type', 'button')
    expect(button()).toHaveClass('notify')
    rerender(<NotifyMe sku={undefined} className="notify" />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Choose the one you want, and we can tell you when it is back.')).toHaveClass('notify')
    rerender(<NotifyMe sku="A-1" className="notify" />)
    fireEvent.click(button())
    expect(await screen.findByRole('textbox', { name: 'Your e-mail address' })).toBeVisible()
  })
})
