// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ReactElement } from 'react'
import type { Product } from '../../../schemas/api/product.ts'
import { ProductDetails } from '../../../block-registry/product-details/product-details.tsx'
import { CartProvider } from '../../../src/features/cart/cart.provider.tsx'
import { publishPromotions } from '../../../src/features/campaigns/promotion-texts.ts'
import { cartApi } from '../../factories/cart-api.ts'
import { site as siteByKey } from '../../factories/site.ts'
import { errorAnswer } from '../../factories/commerce-wire.ts'
import { colorGroup, oneSize, product as exampleProduct, sizes, trouser } from '../../factories/product.ts'
import { render } from '../../setup/render.tsx'

interface Options {
  readonly product?: Product
  readonly query?: Record<string, string>
  readonly answer?: Parameters<typeof cartApi>[0] extends infer Deps ? (Deps extends { answer?: infer Answer } ? Answer : never) : never
  readonly language?: string
  readonly site?: string
  readonly details?: ReactElement
}

const show = ({ product = exampleProduct(), query = {}, answer, details, ...options }: Options = {}) => {
  const api = cartApi(answer === undefined ? {} : { answer })
  const view = {
    id: 'details',
    props: { layout: 'carousel' },
    slots: { details } as never,
    position: { index: 0, isAboveFold: true },
    meta: {},
    data: {},
  } as const
  render(
    <CartProvider store={api.store}>
      <ProductDetails {...view} />
    </CartProvider>,
    { ...options, context: { kind: 'product', product, query } },
  )
  return { ...api, user: userEvent.setup() }
}
/** The tee with so many pieces of its white sizes. */
const withStock = (pieces: Readonly<Record<string, number>>): Product => {
  const made = exampleProduct()
  const options = made.options.map((group) => ({
    ...group,
    options: group.options.map((option) => {
      const stockQty = pieces[option.size?.name ?? '']
      return stockQty === undefined ? option : { ...option, stockQty }
    }),
  }))
  return { ...made, options }
}
const button = () => screen.getByRole('button', { name: /bag|order|options|available|select/i })

beforeEach(() => {
  window.history.replaceState({ idx: 3 }, '', '/en/product/everyday-tee/900001?ref=mail')
  // Not in jsdom: here a picture can be painted as soon as it is asked for.
  HTMLImageElement.prototype.decode = () => Promise.resolve()
})
afterEach(cleanup)

describe('a product page', () => {
  it('shows brand, name, price and a heart [PDP-05]', () => {
    show()
    expect(screen.getByRole('heading', { level: 1, name: 'Everyday tee' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Alder' }).getAttribute('href')).toBe('/en/brands/alder')
    expect(screen.getByText('£30.00')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Favourite: Everyday tee' })).toBeTruthy()
  })

  it('has a drawn place and no picture where the product has none', () => {
    show({ product: { ...exampleProduct(), media: { large: [], standard: [] } } })
    expect(document.querySelector('img')).toBeNull()
    expect(document.querySelectorAll('span[style*="aspect-ratio: 1"]')).toHaveLength(1)
  })

  it('calls an option what its file calls it', () => {
    show({ product: { ...trouser(), optionNames: { size: 'Capacity' } } })
    expect(screen.getByRole('radiogroup', { name: 'Capacity' })).toBeTruthy()
    expect(screen.queryByRole('radiogroup', { name: 'Size' })).toBeNull()
    expect(screen.getByRole('radiogroup', { name: 'Colour' })).toBeTruthy()
  })

  it('offers colors, sizes and size types as groups of radios [PROD-03, PDP-01, PDP-02, PDP-03]', () => {
    show({ product: trouser() })
    expect(within(screen.getByRole('radiogroup', { name: 'Colour' })).getByRole('radio', { name: 'Black' })).toBeTruthy()
    expect(within(screen.getByRole('radiogroup', { name: 'Size' })).getAllByRole('radio')).toHaveLength(2)
    expect(within(screen.getByRole('radiogroup', { name: 'Fit' })).getByRole('radio', { name: 'petite' })).toBeTruthy()
  })

  it('disables a size that is not to be had in the color [OPT-09]', async () => {
    const { user } = show({ site: 'ae' })
    await user.click(screen.getByRole('radio', { name: 'Navy' }))
    expect(await screen.findByRole('radio', { name: 'XL, not available' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('radio', { name: 'S' })).toHaveProperty('disabled', false)
  })

  it('gives a chip with a long name more room, from 41 characters on [OPT-12]', () => {
    const long = 'Extra long for those over one metre ninety'
    show({
      product: exampleProduct({
        options: [colorGroup('white', sizes('white', { S: 'AVAILABLE', [long]: 'AVAILABLE', [long.slice(0, 40)]: 'AVAILABLE' }))],
      }),
    })
    const isWide = (name: string) => screen.getByRole('radio', { name }).closest('label')?.hasAttribute('data-wide')
    expect([isWide('S'), isWide(long.slice(0, 40)), isWide(long)]).toEqual([false, false, true])
  })

  it('has no option section where there is nothing to choose [OPT-10]', () => {
    show({ product: oneSize('', { optionLevels: ['size'] }) })
    expect(screen.queryAllByRole('radiogroup')).toEqual([])
    expect(button().textContent).toContain('Add to bag')
  })

  it('preselects the variant of a sku, and the options of slugs [PDP-20, PDP-21]', () => {
    show({ query: { sku: '900001-NAVY-S' } })
    expect(screen.getByRole('radio', { name: 'Navy', checked: true })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'S', checked: true })).toBeTruthy()
    cleanup()
    show({ query: { color: 'navy' } })
    expect(screen.getByRole('radio', { name: 'Navy', checked: true })).toBeTruthy()
  })

  it('shows pictures of the chosen color first to last, with thumbnails [PDP-06]', async () => {
    const { user } = show()
    const gallery = screen.getByRole('group', { name: 'Pictures of Everyday tee' })
    expect(
      within(gallery)
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')),
    ).toEqual(['Everyday tee, view 1', 'Everyday tee, view 2', 'Everyday tee, view 4'])
    expect(within(gallery).getAllByRole('button', { name: /Show picture/ })).toHaveLength(3)
    await user.click(screen.getByRole('radio', { name: 'Navy' }))
    await waitFor(() =>
      expect(
        within(gallery)
          .getAllByRole('img')
          .map((image) => image.getAttribute('alt')),
      ).toEqual(['Everyday tee, view 3', 'Everyday tee, view 4']),
    )
  })

  it('puts what there is to know below two pictures, those that the site leaves out not counted [PDP-27]', () => {
    const isBesideThePictures = () =>
      screen.getByRole('heading', { level: 1 }).closest('[class*="info"]')?.contains(screen.getByText('More'))
    show({ details: <p>More</p>, site: 'jp', language: 'en' })
    expect(isBesideThePictures()).toBe(true)
    cleanup()
    const { product } = siteByKey('jp')
    const before = { ...product }
    Object.assign(product, { removeFromBeginningOfGallery: 1 })
    show({ details: <p>More</p>, site: 'jp', language: 'en' })
    expect(isBesideThePictures()).toBe(false)
    Object.assign(product, before)
  })

  it('says when a pre-order and a back-order ship, and how few are left [PDP-07, PDP-08]', () => {
    const only = (availability: 'PREORDER' | 'BACKORDER' | 'LOWSTOCK') => {
      const [group, ...others] = exampleProduct().options
      const options =
        group === undefined
          ? []
          : [
              {
                ...group,
                options: group.options.map((option) => ({
                  ...option,
                  availability,
                  stockQty: 2,
                  shipDateStart: Date.UTC(2099, 2, 4) / 1000,
                })),
              },
            ]
      show({ product: exampleProduct({ options: [...options, ...others] }), query: { sku: '900001-WHITE-S' } })
    }
    only('PREORDER')
    expect(screen.getByText('Pre-order: ships after 4 Mar 2099')).toBeTruthy()
    expect(button().textContent).toBe('Pre-order')
    cleanup()
    only('BACKORDER')
    expect(screen.getByText('Back-order: ships by 4 Mar 2099')).toBeTruthy()
    expect(button().textContent).toBe('Back-order')
    cleanup()
    only('LOWSTOCK')
    expect(screen.getByText('Only 2 left')).toBeTruthy()
  })

  it('shows the sku of the chosen variant [PDP-26]', async () => {
    const { user } = show()
    await user.click(screen.getByRole('radio', { name: 'M' }))
    expect(screen.getByText(/900001-WHITE-M/)).toBeTruthy()
  })

  it('keeps the address in step by replacing it, with what else it held', async () => {
    const { user } = show()
    const before = window.history.length
    await user.click(screen.getByRole('radio', { name: 'Navy' }))
    await waitFor(() => expect(window.location.search).toBe('?ref=mail&color=navy'))
    await user.click(screen.getByRole('radio', { name: 'M' }))
    await waitFor(() => expect(window.location.search).toBe('?ref=mail&sku=900001-NAVY-M'))
    expect(window.history.length).toBe(before)
    expect(window.history.state).toEqual({ idx: 3 })
  })
})

describe('the button', () => {
  it('asks for more, then complains, shakes and moves to what is missing, but only when clicked [CARTBTN-01, CARTBTN-08, CARTBTN-09, OPT-07, OPT-08, OPT-13]', async () => {
    const { user } = show()
    expect(screen.queryByText('please select size')).toBeNull()
    expect(document.querySelector('[data-shake]')).toBeNull()
    const button = screen.getByRole('button', { name: 'Select options: select size' })
    await user.click(button)
    const size = screen.getByRole('radiogroup', { name: 'Size', description: 'please select size' })
    expect(document.querySelector('[data-shake="odd"]')).not.toBeNull()
    expect(within(size).getAllByRole('radio')[0]).toBe(document.activeElement)
    await user.click(button)
    expect(document.querySelector('[data-shake="even"]')).not.toBeNull()
  })

  it('says what is missing once an option was chosen [CARTBTN-08]', async () => {
    const { user } = show()
    await user.click(screen.getByRole('radio', { name: 'Navy' }))
    expect(screen.getByText('please select size')).toBeTruthy()
    expect(document.querySelector('[data-shake]')).toBeNull()
  })

  it('adds the variant, says so, and ignores clicks meanwhile [PDP-04, CARTBTN-02, CARTBTN-03, CARTBTN-05, CARTBTN-07]', async () => {
    const { user, requests, paths } = show()
    await user.click(screen.getByRole('radio', { name: 'M' }))
    expect(button().textContent).toBe('Add to bag')
    fireEvent.click(button())
    expect(button().getAttribute('aria-busy')).toBe('true')
    fireEvent.click(button())
    await waitFor(() => expect(button().textContent).toBe('Added to bag'))
    expect(paths().filter((path) => path === 'POST /api/cart')).toHaveLength(1)
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      productId: '900001',
      setCode: '900001-WHITE-M',
      quantity: 1,
    })
    expect(screen.getByRole('status').textContent).toBe('Everyday tee is in your bag.')
  })

  it('shows the offer that fits the chosen variant, and none for one that is sold out [PDP-24, DATA-12]', async () => {
    publishPromotions(({ product }) => (product?.availability === 'LOWSTOCK' ? 'Last pieces -10%' : ''))
    const { user } = show({ query: { color: 'navy' } })
    expect(screen.queryByText('Last pieces -10%')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'S' }))
    expect(screen.getByText('Last pieces -10%')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'XL, not available' }))
    expect(screen.queryByText('Last pieces -10%')).toBeNull()
    act(() => publishPromotions(undefined))
  })

  it('shows its stars beside the title, and the way to its film, where it has them', async () => {
    const made = exampleProduct({ rating: { average: 4.6, count: 23 } })
    show({ product: { ...made, media: { ...made.media, video: '/videos/table.webm' } } })
    expect(screen.getByRole('img', { name: '4.6 of 5, 23 reviews' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Play: Everyday tee' }).getAttribute('href')).toBe('/videos/table.webm')
    cleanup()
    show()
    expect(screen.queryByRole('img', { name: /of 5/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /^Play/ })).toBeNull()
  })

  it('adds as many as are chosen: at most what a line of the bag may have, and what is there [DATA-12]', async () => {
    const { user, requests } = show({ product: withStock({ M: 4, XL: 1 }) })
    const numbers = () => within(screen.getByRole('combobox', { name: 'Quantity' })).getAllByRole('option')
    expect(numbers()).toHaveLength(10)
    await user.click(screen.getByRole('radio', { name: 'M' }))
    expect(numbers().map(({ textContent }) => textContent)).toEqual(['Quantity 1', 'Quantity 2', 'Quantity 3', 'Quantity 4'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quantity' }), '3')
    await user.click(button())
    await waitFor(() => expect(button().textContent).toBe('Added to bag'))
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ setCode: '900001-WHITE-M', quantity: 3 })
    // Nothing to choose of the last one, and of what cannot be had.
    await user.click(screen.getByRole('radio', { name: 'XL' }))
    expect(screen.queryByRole('combobox')).toBeNull()
    cleanup()
    show({ query: { sku: '900001-NAVY-XL' } })
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('says that adding failed, and why, until another option is chosen [CARTBTN-04, CART-08, PDP-25, DATA-12]', async () => {
    const { user } = show({
      query: { sku: '900001-WHITE-S' },
      answer: ({ url }) => (url.pathname === '/api/cart' ? errorAnswer(409, 'STOCK_QUANTITY_EXCEEDED', { count: 3 }) : undefined),
    })
    await user.click(button())
    await waitFor(() => expect(button().textContent).toBe('Could not add to bag'))
    expect(screen.getByRole('alert').textContent).toContain('Only 3 left in stock.')
    await user.click(screen.getByRole('radio', { name: 'M' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(button().textContent).toBe('Add to bag')
  })

  it('is inactive for what cannot be bought [CARTBTN-06]', () => {
    show({ query: { sku: '900001-NAVY-XL' } })
    expect(button()).toHaveProperty('disabled', true)
    expect(button().textContent).toBe('Not available')
  })
})

it('links to colors that are products of their own', () => {
  const [own, other] = exampleProduct().options
  const options =
    own === undefined || other === undefined
      ? []
      : [own, { ...other, productSlug: '900019.navy', path: '/product/trio-cardigan-navy/900019' }]
  show({ product: exampleProduct({ options }) })
  expect(screen.getByRole('link', { name: 'Navy' }).getAttribute('href')).toBe('/en/product/trio-cardigan-navy/900019?color=navy')
  expect(screen.queryByRole('radio', { name: 'Navy' })).toBeNull()
})
