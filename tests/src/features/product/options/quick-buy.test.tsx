// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CartProvider } from '../../../../../src/features/cart/cart.provider.tsx'
import { askedProduct } from '../../../../../src/features/product/quick-buy/asked-product.ts'
import { HEART_AND_QUICK_BUY } from '../../../../../src/features/product/quick-buy/quick-buy-action.tsx'
import { QuickBuy } from '../../../../../src/features/product/quick-buy/quick-buy.tsx'
import { CARD_DEFAULTS } from '../../../../../src/features/product/card/card-config.ts'
import { columnsOr, ProductGrid } from '../../../../../src/features/product/card/product-grid.tsx'
import { cartApi } from '../../../../factories/cart-api.ts'
import { errorAnswer } from '../../../../factories/commerce-wire.ts'
import { hit } from '../../../../factories/hit.ts'
import { product } from '../../../../factories/product.ts'
import { render, surround } from '../../../../setup/render.tsx'

const NAVY = { slug: 'navy', name: 'Navy', availabilityFlag: 1 }
const LISTED = hit('900001', {
  name: 'Everyday tee',
  image: { src: '/images/white.jpg', width: 1200, height: 1500 },
  colors: [{ ...NAVY, slug: 'white', name: 'White' }, NAVY],
})

interface Options {
  /** What the shop answers when asked for the product. */
  readonly answer?: () => Response | Promise<Response>
  readonly refuses?: boolean
  readonly quickBuy?: boolean
}

const show = ({ answer = () => Response.json(product()), refuses = false, quickBuy = true }: Options = {}) => {
  const request = vi.fn<typeof fetch>(async () => answer())
  vi.stubGlobal('fetch', request)
  const api = cartApi(
    refuses
      ? {
          answer: ({ method, url }) =>
            method === 'POST' && url.pathname === '/api/cart' ? errorAnswer(409, 'STOCK_QUANTITY_EXCEEDED') : undefined,
        }
      : {},
  )
  render(
    <CartProvider store={api.store}>
      <QuickBuy>
        <ProductGrid hits={[LISTED]} columns={columnsOr(4, 4)} config={{ ...CARD_DEFAULTS, quickBuy }} action={HEART_AND_QUICK_BUY} />
      </QuickBuy>
    </CartProvider>,
  )
  return { ...api, request, user: userEvent.setup() }
}

const open = async (options?: Options) => {
  const shown = show(options)
  await shown.user.click(screen.getByRole('button', { name: 'Quick buy: Everyday tee' }))
  return { ...shown, dialog: await screen.findByRole('dialog', { name: 'Everyday tee' }) }
}

// What comes late is there already: how long it takes to compile is no fact of the shop.
beforeAll(async () => {
  await import('../../../../../src/features/product/quick-buy/quick-buy-dialog.tsx')
})
beforeEach(() => window.history.replaceState(null, '', '/en/women/clothing?color=navy'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('quick buy', () => {
  it('opens from the card with the product’s pictures, price and options, asked for only then [CARD-07]', async () => {
    const { user, request } = show()
    expect(request).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Quick buy: Everyday tee' }))
    const dialog = await screen.findByRole('dialog', { name: 'Everyday tee' })
    expect(await within(dialog).findByRole('group', { name: 'Pictures of Everyday tee' })).toBeInTheDocument()
    expect(within(dialog).getByText('£30.00')).toBeInTheDocument()
    expect(within(within(dialog).getByRole('radiogroup', { name: 'Size' })).getAllByRole('radio').length).toBeGreaterThan(1)
    expect(within(dialog).getByRole('link', { name: 'See all details' })).toHaveAttribute(
      'href',
      '/en/product/product-900001/900001?color=white',
    )
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('begins with the color the card shows, and leaves the address to the list', async () => {
    const { user } = show()
    await userEvent.hover(screen.getByRole('article'))
    await user.click(screen.getByRole('button', { name: 'Navy' }))
    await user.click(screen.getByRole('button', { name: 'Quick buy: Everyday tee' }))
    const dialog = await screen.findByRole('dialog', { name: 'Everyday tee' })
    expect(await within(dialog).findByRole('radio', { name: 'Navy' })).toBeChecked()
    await user.click(within(dialog).getByRole('radio', { name: 'S' }))
    expect(window.location.search).toBe('?color=navy')
  })

  it('asks for the product that a color is by itself', () => {
    const picture = { src: '/images/navy.jpg', width: 1200, height: 1500 }
    const own = { slug: 'navy', productId: '900002', mainImage: picture }
    expect(askedProduct(LISTED, own, '/product/other/900002?color=navy')).toEqual({
      cardProductId: '900001',
      productId: '900002',
      name: 'Everyday tee',
      color: 'navy',
      path: '/product/other/900002?color=navy',
      picture,
    })
  })

  it('shows the picture of the card until the product is there', async () => {
    const { dialog } = await open({ answer: () => new Promise<Response>(() => undefined) })
    const shown = LISTED.image?.src
    expect(shown).toBeDefined()
    expect([...dialog.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([shown])
  })

  it('says what is missing instead of buying, and stays', async () => {
    const { user, dialog, requests } = await open()
    await user.click(await within(dialog).findByRole('button', { name: /^Select options/ }))
    expect(within(dialog).getByText('please select size')).toBeInTheDocument()
    expect(requests.filter(({ method, url }) => method === 'POST' && url.pathname === '/api/cart')).toEqual([])
    expect(dialog).toHaveAttribute('open')
  })

  it('puts the choice in the bag and closes [CARD-08]', async () => {
    const { user, dialog, server } = await open()
    await user.click(await within(dialog).findByRole('radio', { name: 'S' }))
    await user.click(within(dialog).getByRole('button', { name: 'Add to bag' }))
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    expect(server.cart.items.map(({ sku }) => sku)).toContain('900001-WHITE-S')
  })

  it('stays open with the reason where the bag refuses it', async () => {
    const { user, dialog } = await open({ refuses: true })
    await user.click(await within(dialog).findByRole('radio', { name: 'S' }))
    await user.click(within(dialog).getByRole('button', { name: 'Add to bag' }))
    expect(await within(dialog).findByRole('alert')).toBeInTheDocument()
    expect(dialog).toHaveAttribute('open')
  })

  it('closes by its control, and begins anew the next time [CARD-09]', async () => {
    const { user, dialog } = await open()
    await user.click(await within(dialog).findByRole('radio', { name: 'S' }))
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).toBeEmptyDOMElement())
    await user.click(screen.getByRole('button', { name: 'Quick buy: Everyday tee' }))
    expect(await within(dialog).findByRole('radio', { name: 'S' })).not.toBeChecked()
  })

  it.each([
    ['Error loading product.', () => new Response('', { status: 503 })],
    ['Product not found.', () => Response.json(null)],
    ['Product not found.', () => new Response('', { status: 404 })],
  ])('says: %s [CARD-10]', async (words, answer) => {
    const { dialog } = await open({ answer })
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(words)
  })

  it('is not in the server’s HTML, where nothing could answer it', () => {
    const cards = (
      <QuickBuy>
        <ProductGrid hits={[LISTED]} columns={columnsOr(4, 4)} config={CARD_DEFAULTS} action={HEART_AND_QUICK_BUY} />
      </QuickBuy>
    )
    const html = renderToString(surround(cards))
    expect(html).toContain('Everyday tee')
    expect(html).not.toContain('Quick buy')
  })

  it('is not offered where the cards’ settings say so', () => {
    show({ quickBuy: false })
    expect(screen.queryByRole('button', { name: /^Quick buy/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Favourite: Everyday tee' })).toBeInTheDocument()
  })
})
