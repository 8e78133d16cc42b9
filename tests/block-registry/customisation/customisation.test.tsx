// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Customisation as Rules } from '../../../schemas/api/customisation.ts'
import { Customisation } from '../../../block-registry/customisation/customisation.tsx'
import { fixtures } from '../../../block-registry/customisation/customisation.fixture.ts'
import { ProductDetails } from '../../../block-registry/product-details/product-details.tsx'
import type { CommerceCall, CommerceClient } from '../../../src/clients/commerce/commerce-client.ts'
import { CommerceProvider } from '../../../src/clients/commerce/commerce-context.tsx'
import { CartProvider } from '../../../src/features/cart/cart.provider.tsx'
import { cartApi } from '../../factories/cart-api.ts'
import { product } from '../../factories/product.ts'
import { render } from '../../setup/render.tsx'

const RULES = fixtures[0]?.context?.product?.customisation
if (RULES === undefined) throw new Error('The first fixture is engraved.')
const ENGRAVING = { ...RULES, hasPreview: true }

const position = { index: 0, isAboveFold: true }
interface Shown {
  readonly rules?: Rules
  readonly sku?: string
  readonly heading?: string
  /** So many first previews do not come. */
  readonly failures?: number
}

/** The page of a product whose size is chosen. */
const show = ({ rules = ENGRAVING, sku = '900001-WHITE-M', heading = '', failures = 0 }: Shown = {}) => {
  const calls: CommerceCall[] = []
  const send = async (call: CommerceCall) => {
    calls.push(call)
    if (calls.length <= failures) throw new Error('down')
    return { preview: { texts: [], previewImage: { thumbnail: `/atmos/v1/previews/${calls.length}.svg` } } }
  }
  const cart = cartApi({})
  // The one call it makes.
  const commerce = { send } as unknown as CommerceClient
  const block = <Customisation id="customisation" props={{ heading }} slots={{}} position={position} meta={{}} data={{}} />
  render(
    <CommerceProvider value={commerce}>
      <CartProvider store={cart.store}>
        <ProductDetails
          id="details"
          props={{ layout: 'carousel' }}
          slots={{ customisation: block } as never}
          position={position}
          meta={{}}
          data={{}}
        />
      </CartProvider>
    </CommerceProvider>,
    { context: { kind: 'product', product: product({ customisation: rules }), query: { sku } } },
  )
  const added = () => cart.requests.find(({ method, url }) => method === 'POST' && url.pathname === '/api/cart')?.body
  return { added, calls, user: userEvent.setup() }
}
const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Engraving' })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /add/i })
const isReady = () => waitFor(() => expect(button().disabled).toBe(false))
const picture = () => screen.getByRole<HTMLImageElement>('img', { name: /as you have made it/ })

beforeEach(() => {
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  Element.prototype.scrollIntoView = vi.fn()
  window.localStorage.clear()
  // The page's copy of what is stored.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
})
afterEach(cleanup)

describe('a product that is made a shopper’s own', () => {
  it('offers words with the letters left, colors and places, and shows each preview once its picture is there [CUST-01, CUST-02, CUST-03, CUST-09, CUST-16]', async () => {
    let finish = (): void => undefined
    HTMLImageElement.prototype.decode = () => new Promise((resolve) => (finish = () => resolve()))
    const { calls } = show()
    expect(screen.getByText('16 characters left')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Gold' }).checked).toBe(true)
    expect(screen.getByRole('radiogroup', { name: 'Position' })).toBeTruthy()
    await waitFor(() => expect(calls).toHaveLength(1))
    const before = picture().src
    expect([before, button().disabled]).toEqual([expect.not.stringContaining('previews'), true])
    expect(button().getAttribute('aria-describedby')).toBe('customisation')
    finish()
    await waitFor(() => expect(picture().src).toContain('/atmos/v1/previews/1.svg'))
    await isReady()
  })

  it('says that its picture is being drawn, at first and after a choice, until it is there', async () => {
    const finishes: (() => void)[] = []
    HTMLImageElement.prototype.decode = () => new Promise((resolve) => void finishes.push(() => resolve()))
    const { user } = show()
    const isDrawn = () => picture().parentElement?.getAttribute('aria-busy') ?? null
    expect(isDrawn()).toBe('true')
    await waitFor(() => expect(finishes).toHaveLength(1))
    finishes[0]?.()
    await waitFor(() => expect(isDrawn()).toBeNull())
    await user.click(screen.getByRole('radio', { name: 'Silver' }))
    expect(isDrawn()).toBe('true')
    await waitFor(() => expect(finishes).toHaveLength(2))
    finishes[1]?.()
    await waitFor(() => expect(isDrawn()).toBeNull())
    expect(picture().src).toContain('/atmos/v1/previews/2.svg')
  })

  it('has fields and no picture where nothing draws it, and can be bought at once', async () => {
    const { calls } = show({ rules: { ...ENGRAVING, hasPreview: false } })
    expect(text()).toBeTruthy()
    await isReady()
    expect([screen.queryByRole('img', { name: /as you have made it/ }), calls]).toEqual([null, []])
  })

  it('has the heading of the shop, or the one that a merchandiser wrote', () => {
    show()
    expect(screen.getByRole('heading', { level: 2, name: 'Make it yours' })).toBeTruthy()
    cleanup()
    show({ heading: 'Your initials' })
    expect(screen.getByRole('heading', { level: 2, name: 'Your initials' })).toBeTruthy()
  })

  it('cannot be bought while its picture does not come, and a button asks for it again [CUST-19]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    // The first failure is repeated by itself.
    const { user, calls } = show({ failures: 2 })
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 4_000 })
    expect([button().disabled, calls.length]).toEqual([true, 2])
    await user.click(again)
    await isReady()
    expect(picture().src).toContain('/atmos/v1/previews/3.svg')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('is put in the bag with what was chosen and the defaults that count, and what was chosen is remembered [CUST-08, CUST-10]', async () => {
    const { user, added } = show()
    await user.type(text(), 'Ada 🎉')
    await user.click(screen.getByRole('radio', { name: 'Bottom' }))
    expect(screen.getByText('12 characters left')).toBeTruthy()
    await isReady()
    await user.click(button())
    await waitFor(() => expect(added()).toBeDefined())
    expect(added()).toMatchObject({
      setCode: '900001-WHITE-M',
      customisation: {
        inputs: [
          { key: 'text', value: 'Ada' },
          { key: 'ink', value: '#d9b45b' },
          { key: 'position', value: 'lower' },
        ],
      },
    })
    expect(JSON.parse(window.localStorage.getItem('customisationChoice') ?? '')['900001'].selectedOptions.text).toBe('Ada ')
  })

  it('is not bought without what is required: the first such option says so and has the focus [CUST-10, CUST-11, CUST-12]', async () => {
    const { user, added } = show()
    await isReady()
    expect(text().getAttribute('aria-invalid')).toBeNull()
    await user.click(button())
    expect([text().getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', text()])
    expect(screen.getByText('Please fill this in.')).toBeTruthy()
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
    expect(added()).toBeUndefined()
    await user.type(text(), 'A')
    expect(text().getAttribute('aria-invalid')).toBeNull()
  })

  it('is sold as it is where the sku is left out [CUST-13]', async () => {
    const { user, added, calls } = show({ rules: { ...ENGRAVING, excludeSkus: ['900001-WHITE-M'] } })
    await isReady()
    expect([screen.queryByRole('textbox', { name: 'Engraving' }), calls]).toEqual([null, []])
    await user.click(button())
    await waitFor(() => expect(added()).toBeDefined())
    expect(added()).not.toHaveProperty('customisation')
  })

  it('leaves an input method alone until it is done [CUST-05]', async () => {
    const { calls } = show()
    await isReady()
    const before = calls.length
    fireEvent.compositionStart(text())
    fireEvent.change(text(), { target: { value: 'に🎉' } })
    expect([text().value, calls.length]).toEqual(['に🎉', before])
    fireEvent.compositionEnd(text())
    await waitFor(() => expect(text().value).toBe('に'))
    expect(calls.length).toBe(before + 1)
  })
})
