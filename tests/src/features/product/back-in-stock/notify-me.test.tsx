// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Product } from '../../../../../schemas/api/product.ts'
import { CartProvider } from '../../../../../src/features/cart/cart.provider.tsx'
import { OptionForm } from '../../../../../src/features/product/options/option-form.tsx'
import { cartApi } from '../../../../factories/cart-api.ts'
import { product as exampleProduct } from '../../../../factories/product.ts'
import { render } from '../../../../setup/render.tsx'

const SUCCESS = 'We will e-mail you when it is back.'

interface Options {
  readonly sku?: string
  readonly site?: string
  readonly product?: Product
  readonly answer?: () => Promise<Response> | Response
}

const show = ({
  sku = '900001-NAVY-XL',
  site = 'gb',
  product = exampleProduct(),
  answer = () => new Response(null, { status: 202 }),
}: Options = {}) => {
  const request = vi.fn<typeof fetch>(async () => answer())
  vi.stubGlobal('fetch', request)
  render(
    <CartProvider store={cartApi().store}>
      <OptionForm colors={null} />
    </CartProvider>,
    { site, context: { kind: 'product', product, query: { sku } } },
  )
  return { request, user: userEvent.setup() }
}
const notifyButton = () => screen.queryByRole('button', { name: 'Notify me' })
const open = async (options?: Options) => {
  const shown = show(options)
  await shown.user.click(screen.getByRole('button', { name: 'Notify me' }))
  return { ...shown, field: await screen.findByRole('textbox', { name: 'Your e-mail address' }) }
}

// What comes late is there already: how long it takes to compile is no fact of the shop.
beforeAll(async () => {
  await import('../../../../../src/features/product/back-in-stock/notify-form.tsx')
})
beforeEach(() => window.history.replaceState(null, '', '/en/product/everyday-tee/900001'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('to be told that something is back', () => {
  it('is offered under the button of a sold-out variant, where the site has it [THIRD-08]', () => {
    show()
    expect(screen.getByRole('button', { name: 'Not available' })).toBeDisabled()
    expect(notifyButton()).toBeVisible()
    cleanup()
    show({ site: 'ae' })
    expect(notifyButton()).toBeNull()
  })

  it('is not offered of what can be had, what never comes back, and what is only given [THIRD-08]', () => {
    show({ sku: '900001-NAVY-M' })
    expect(notifyButton()).toBeNull()
    cleanup()
    show({ product: exampleProduct({ isDiscontinued: true }) })
    expect(notifyButton()).toBeNull()
    cleanup()
    const gift = exampleProduct()
    show({
      product: {
        ...gift,
        options: gift.options.map((group) => ({ ...group, options: group.options.map((one) => ({ ...one, availability: 'GIFTONLY' })) })),
      },
    })
    expect(notifyButton()).toBeNull()
  })

  it('asks for the size first, where only the color is chosen', () => {
    render(
      <CartProvider store={cartApi().store}>
        <OptionForm colors={null} />
      </CartProvider>,
      { context: { kind: 'product', product: exampleProduct(), query: { color: 'red' } } },
    )
    expect(notifyButton()).toBeNull()
    expect(screen.getByText('Choose the one you want, and we can tell you when it is back.')).toBeVisible()
  })

  it('sends address and variant to the vendor of the configuration, and thanks [THIRD-01]', async () => {
    const { user, field, request } = await open()
    const stored = JSON.stringify([localStorage, sessionStorage])
    await waitFor(() => expect(field).toHaveFocus())
    await user.type(field, ' Ann@Example.com {Enter}')
    const thanks = await screen.findByText(SUCCESS)
    await waitFor(() => expect(thanks).toHaveFocus())
    const [address, init] = request.mock.calls[0] ?? []
    expect(address).toBe('/klaviyo/client/back-in-stock-subscriptions/?company_id=DEMOKEY')
    expect(JSON.parse(String(init?.body))).toMatchObject({
      data: {
        attributes: { channels: ['EMAIL'], profile: { data: { attributes: { email: 'Ann@Example.com' } } } },
        relationships: { variant: { data: { id: '$custom:::$default:::900001-NAVY-XL' } } },
      },
    })
    expect(new Headers(init?.headers).has('revision')).toBe(true)
    expect(JSON.stringify([localStorage, sessionStorage])).toBe(stored)
  })

  it.each([
    ['an address that is none', 'ann', 202, 'This does not look like a valid e-mail address.', 0],
    ['an address the vendor refuses', 'invalid@example.com', 400, 'This does not look like a valid e-mail address.', 1],
    ['a vendor that has too much to do', 'ann@example.com', 429, 'We could not save this. Please try again later.', 1],
    ['a vendor that fails', 'ann@example.com', 500, 'We could not save this. Please try again later.', 1],
    ['an address that is on the list already', 'ann@example.com', 409, SUCCESS, 1],
  ])('says what came of %s [THIRD-08]', async (_, email, status, said, calls) => {
    const { user, field, request } = await open({ answer: () => new Response(null, { status }) })
    await user.type(field, `${email}{Enter}`)
    expect(await screen.findByText(said)).toBeVisible()
    expect(request).toHaveBeenCalledTimes(calls)
  })

  it('says so where no answer comes, and can be tried again', async () => {
    let isDown = true
    const answer = () => (isDown ? Promise.reject(new TypeError('fetch failed')) : new Response(null, { status: 202 }))
    const { user, field } = await open({ answer })
    await user.type(field, 'ann@example.com{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later.')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Notify me' }))
    expect(await screen.findByText(SUCCESS)).toBeVisible()
  })

  it('names the incident of its report where it fails, in words of the page', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user, field } = await open({ answer: () => new Response(null, { status: 503 }) })
    await user.type(field, 'ann@example.com{Enter}')
    const [, incident] = /Reference: (E-[0-9A-F]{8})$/.exec((await screen.findByRole('alert')).textContent) ?? []
    const details = { sku: '900001-NAVY-XL', cause: 'The vendor answered 503', incident }
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('[backInStockFailed]'), details)
    warn.mockRestore()
  })

  it('is sent once, however often it is submitted [THIRD-08]', async () => {
    let finish: (answer: Response) => void = () => undefined
    const { user, field, request } = await open({ answer: () => new Promise((resolve) => (finish = resolve)) })
    await user.type(field, 'ann@example.com')
    const form = field.closest('form')
    if (form === null) throw new Error('The field is in no form')
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    // Before the first one is rendered.
    fireEvent(form, submit)
    fireEvent(form, new Event('submit', { bubbles: true, cancelable: true }))
    finish(new Response(null, { status: 202 }))
    expect(await screen.findByText(SUCCESS)).toBeVisible()
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('begins anew for another variant [THIRD-08]', async () => {
    const { user, field } = await open()
    await user.type(field, 'ann@example.com{Enter}')
    await screen.findByText(SUCCESS)
    await user.click(screen.getByRole('radio', { name: 'Red, not available' }))
    await user.click(screen.getByRole('radio', { name: 'M, not available' }))
    await waitFor(() => expect(notifyButton()).toBeVisible())
    expect(screen.queryByText(SUCCESS)).toBeNull()
  })
})
