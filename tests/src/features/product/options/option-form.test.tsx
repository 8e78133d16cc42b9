// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Product } from '../../../../../schemas/api/product.ts'
import { CartProvider } from '../../../../../src/features/cart/cart.provider.tsx'
import { OptionForm } from '../../../../../src/features/product/options/option-form.tsx'
import { ProductGallery } from '../../../../../src/features/product/options/product-gallery.tsx'
import { ProductPrice } from '../../../../../src/features/product/options/product-price.tsx'
import { publishPromotions } from '../../../../../src/features/campaigns/promotion-texts.ts'
import { cartApi } from '../../../../factories/cart-api.ts'
import { errorAnswer } from '../../../../factories/commerce-wire.ts'
import { colorGroup, product, sizes, trouser } from '../../../../factories/product.ts'
import { render } from '../../../../setup/render.tsx'

beforeEach(() => window.history.replaceState(null, '', '/en/product/everyday-tee/900001'))
afterEach(() => {
  cleanup()
  publishPromotions(undefined)
  vi.restoreAllMocks()
})

interface Shown {
  readonly of?: Product
  readonly query?: Readonly<Record<string, string>>
  readonly refusal?: Response
  readonly parts?: Partial<Parameters<typeof OptionForm>[0]>
}

const show = ({ of = product(), query = {}, refusal, parts = {} }: Shown = {}) => {
  const api = cartApi(
    refusal === undefined
      ? {}
      : { answer: ({ method, url }) => (method === 'POST' && url.pathname === '/api/cart' ? refusal.clone() : undefined) },
  )
  render(
    <CartProvider store={api.store}>
      <ProductPrice />
      <OptionForm colors={<p>Colors</p>} {...parts} />
    </CartProvider>,
    { context: { kind: 'product', product: of, query } },
  )
  const form = document.querySelector('form')
  return { ...api, form: form ?? document.createElement('form') }
}
const groups = () => screen.getAllByRole('radiogroup').map((group) => group.textContent?.replace(/[A-Z]+$/, ''))
const posted = ({ requests }: ReturnType<typeof show>) =>
  requests.filter(({ method, url }) => method === 'POST' && url.pathname === '/api/cart').map(({ body }) => body)

describe('the form to buy', () => {
  it('sends the product to the page’s own form for bags where no code runs', () => {
    const { form } = show({ query: { sku: '900001-WHITE-M' } })
    expect(form.method).toBe('post')
    expect(form.getAttribute('action')).toMatch(/bag/)
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ product: '900001', color: 'white', size: 'm', quantity: '1' })
  })

  it('puts as many in the bag as were chosen, and says so', async () => {
    const shown = show({ query: { sku: '900001-WHITE-M' } })
    fireEvent.change(screen.getByRole('combobox', { name: 'Quantity' }), { target: { value: '2' } })
    expect(fireEvent.submit(shown.form)).toBe(false)
    expect(await screen.findByText('Everyday tee is in your bag.')).toHaveAttribute('role', 'status')
    expect(posted(shown)).toMatchObject([{ setCode: '900001-WHITE-M', quantity: 2, productId: '900001' }])
    expect(screen.getByRole('button', { name: 'Added to bag' })).toBeEnabled()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says nothing before it was sent', () => {
    show()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([''])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('puts the focus on the first group without a choice, on what of it can be chosen', async () => {
    const soldOutFirst = product({ options: [colorGroup('white', sizes('white', { S: 'NOTAVAILABLE', M: 'AVAILABLE', L: 'AVAILABLE' }))] })
    const { form } = show({ of: soldOutFirst })
    fireEvent.submit(form)
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'radio'))
    expect(document.activeElement).toBeEnabled()
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toContainElement(document.activeElement as HTMLElement)
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeInvalid()
    expect(screen.getByRole('radiogroup', { name: 'Colour' })).toBeValid()
  })

  it('says why the bag refused it, with the incident where it failed', async () => {
    const { form } = show({ query: { sku: '900001-WHITE-M' }, refusal: errorAnswer(409, 'MAX_QUANTITY_EXCEEDED') })
    fireEvent.submit(form)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You can buy at most \d+ of this product\.$/)
    expect(screen.queryByText('Everyday tee is in your bag.')).toBeNull()
    expect(screen.getByRole('button', { name: 'Could not add to bag' })).toBeInTheDocument()
  })

  it('offers what can be had in place of what is sold out, and no number of pieces', async () => {
    show({ query: { sku: '900001-NAVY-XL' } })
    expect(screen.getByText('Sold out in Navy, XL. Still available:')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Quantity' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'White' }))
    await waitFor(() => expect(screen.getByRole('radio', { name: 'White' })).toBeChecked())
    expect(screen.queryByText(/^Sold out in/)).toBeNull()
    expect(screen.getByRole('combobox', { name: 'Quantity' })).toBeInTheDocument()
  })

  it('notes that few are left of what is chosen', () => {
    show({ query: { sku: '900001-NAVY-S' } })
    expect(screen.getByText('Only a few left')).toBeVisible()
    cleanup()
    show({ query: { sku: '900001-NAVY-M' } })
    expect(screen.queryByText('Only a few left')).toBeNull()
  })

  it('has its parts in order: colors, options, fits, what is made of it, the button, and the rest below', () => {
    const parts = { fits: <p>Fits</p>, customisation: <p>Engraving</p>, children: <p>Below</p>, sizeGuide: <a href="/guide">Guide</a> }
    show({ of: trouser(), parts })
    const inOrder = ['Colors', 'Fits', 'Engraving', 'Below'].map((words) => screen.getByText(words))
    inOrder.forEach((part, index) => {
      const next = inOrder[index + 1]
      if (next !== undefined) expect(part.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    })
    expect(screen.getAllByRole('link', { name: 'Guide' })).toHaveLength(1)
    expect(screen.queryByRole('radiogroup', { name: 'Fit' })).toBeNull()
    expect(screen.getByText('Below').closest('form')).toBeNull()
    cleanup()
    show({ of: trouser() })
    expect(screen.getByRole('radiogroup', { name: 'Fit' })).toBeInTheDocument()
    expect(screen.queryByRole('link')).toBeNull()
    expect(groups()).toHaveLength(3)
  })
})

describe('the price beside it', () => {
  const price = () => document.querySelector('[aria-live="polite"]')?.textContent
  const DEARER = product({
    priceRange: { saleMin: 30, saleMax: 50, listMin: 30, listMax: 50 },
    options: [
      colorGroup('white', [
        ...sizes('white', { S: 'AVAILABLE' }),
        ...sizes('white', { M: 'AVAILABLE' }).map((size) => ({ ...size, price: { list: 50, sale: 50 } })),
      ]),
    ],
  })

  it('is a range until one thing is meant, and says that what is final sale is', () => {
    show({ of: DEARER })
    expect(price()).toBe('£30.00 - £50.00')
    fireEvent.click(screen.getByRole('radio', { name: 'M' }))
    return waitFor(() => expect(price()).toBe('£50.00'))
  })

  it('names an offer for what is chosen, of which it says brand, collections, sale and stock', () => {
    const asked = vi.fn(() => 'Three for two')
    publishPromotions(asked)
    const collections = [{ name: 'Summer', tag: 'summer' }] as never
    show({ of: product({ collections, isFinalSale: true }), query: { sku: '900001-NAVY-XL' } })
    expect(price()).toMatch(/^£30\.00.*[Ff]inal sale.*Three for two$/)
    expect(asked).toHaveBeenCalledWith({
      location: 'badge',
      product: {
        brand: 'alder',
        categories: ['women > clothing > tops'],
        collections: ['summer'],
        sale: 'NOSALE',
        availability: 'NOTAVAILABLE',
      },
    })
    cleanup()
    publishPromotions(() => '')
    show()
    expect(document.querySelector('.promotion')).toBeNull()
  })
})

describe('the pictures of a product', () => {
  it('are of the chosen color, and an empty place where there are none', () => {
    const query = { sku: '900001-NAVY-M' }
    render(<ProductGallery layout="carousel" />, { context: { kind: 'product', product: product(), query } })
    const gallery = screen.getByRole('group', { name: 'Pictures of Everyday tee' })
    const shown = new Set(
      within(gallery)
        .getAllByRole('img')
        .map((image) => image.getAttribute('src')),
    )
    expect([...shown].some((src) => src?.includes('everyday-tee-3'))).toBe(true)
    expect([...shown].some((src) => src?.includes('everyday-tee-1.jpg'))).toBe(false)
    cleanup()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    render(<ProductGallery layout="carousel" />, { context: { kind: 'product', product: product({ media: { large: [], standard: [] } }) } })
    expect(screen.queryByRole('group')).toBeNull()
    expect(document.querySelector('.picture')).toBeInTheDocument()
  })
})
