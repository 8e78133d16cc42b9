// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { MiniCart } from '../../../block-registry/mini-cart/mini-cart.tsx'
import { shouldOpen } from '../../../block-registry/mini-cart/use-open-on-add.ts'
import { CartProvider } from '../../../src/features/cart/cart.provider.tsx'
import { EMPTY_CART_STATE, type CartState } from '../../../src/features/cart/cart-store.ts'
import { cart, cartItem } from '../../factories/cart.ts'
import { cartApi } from '../../factories/cart-api.ts'
import { errorAnswer } from '../../factories/commerce-wire.ts'
import { expectSeen } from '../../setup/expect-seen.ts'
import { render, surround } from '../../setup/render.tsx'

const TEE = cartItem({ quantity: 2 })
const GONE = cartItem({ sku: '900003-SAND-OS', name: 'Canvas tote', color: 'Sand' })
const view = { id: 'mini', props: { label: '' }, slots: {} as never, position: { index: 0, isAboveFold: true }, meta: {}, data: {} }

// What comes late is there already: how long it takes to compile is no fact of the shop.
beforeAll(async () => {
  await import('../../../block-registry/mini-cart/cart-drawer.tsx')
})
afterEach(cleanup)

const show = async (options: Parameters<typeof cartApi>[0] = {}, path = '/women') => {
  const api = cartApi(options)
  const onAnalytics = vi.fn()
  render(
    <CartProvider store={api.store} onAnalytics={onAnalytics}>
      <MiniCart {...view} />
    </CartProvider>,
    { context: { path } },
  )
  await act(() => api.store.load())
  return { ...api, onAnalytics, user: userEvent.setup(), dialog: () => screen.queryByRole('dialog') }
}
const open = async (options?: Parameters<typeof cartApi>[0]) => {
  const shown = await show(options)
  await shown.user.click(screen.getByRole('link', { name: /^Bag/ }))
  return { ...shown, drawer: within(await screen.findByRole('dialog')) }
}

describe('the drawer of a bag that was added to before this block had its code', () => {
  const late = async (path: string) => {
    const api = cartApi({ stored: cart({ items: [] }) })
    await api.store.add({ sku: TEE.sku, productId: TEE.productId, quantity: 1 })
    await api.store.load()
    const block = (
      <CartProvider store={api.store} onAnalytics={vi.fn()}>
        <MiniCart {...view} />
      </CartProvider>
    )
    return { block, shown: render(block, { context: { path } }) }
  }

  it('opens once, and not again on the next page [MINI-01]', async () => {
    const { block, shown } = await late('/women')
    expect(await screen.findByRole('dialog')).toBeTruthy()
    shown.unmount()
    render(block, { context: { path: '/women' } })
    await act(async () => undefined)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays closed in checkout [MINI-02]', async () => {
    await late('/checkout/basket')
    await act(async () => undefined)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the link in the header', () => {
  it('says how many things are in the bag, and is an empty bag in server HTML', async () => {
    await show({ stored: cart({ items: [TEE] }) })
    expect(screen.getByRole('link', { name: 'Bag, 2 items' })).toBeTruthy()
    expect(renderToString(surround(<MiniCart {...view} />))).toContain('Bag, empty')
  })

  it('leads to the basket without JavaScript [MINI-06]', async () => {
    await show()
    expect(screen.getByRole('link', { name: 'Bag, empty' }).getAttribute('href')).toBe('/en/checkout/basket')
  })
})

describe('the drawer', () => {
  it('is 380 px wide and leads to the bag and to the checkout, closing [MINI-03, MINI-06, MINI-08]', async () => {
    const { drawer, user, dialog, onAnalytics } = await open({ stored: cart({ items: [TEE] }) })
    expect(screen.getByRole('dialog').style.inlineSize || screen.getByRole('dialog').getAttribute('style')).toContain('380px')
    const proceed = drawer.getByRole('link', { name: 'Check out' })
    expect(proceed.getAttribute('href')).toBe('/en/checkout/shipping')
    expect(drawer.getByRole('link', { name: 'Go to your bag' }).getAttribute('href')).toBe('/en/checkout/basket')
    proceed.addEventListener('click', (event) => event.preventDefault())
    await user.click(proceed)
    expect(dialog()).toBeNull()
    expect(onAnalytics.mock.calls.map(([{ event }]) => event)).toEqual(['clickCart', 'continueFromMiniCart'])
  })

  it('shows lines with options, quantity and price', async () => {
    const { drawer } = await open({ stored: cart({ items: [TEE] }) })
    expect(drawer.getByRole('link', { name: 'Everyday tee' })).toBeTruthy()
    expect(drawer.getByText('White · S')).toBeTruthy()
    expect(drawer.getByRole('group', { name: 'Quantity of Everyday tee' }).textContent).toContain('2')
    expect(drawer.getAllByText('£60.00')).toHaveLength(2)
  })

  it('is what its pages of seen/in-use say: with lines, with one that cannot be had, and empty', async () => {
    await open({ stored: cart({ items: [TEE], unavailableItems: [GONE] }) })
    await expectSeen('bag-drawer')
    cleanup()
    await open()
    await expectSeen('bag-drawer-empty')
  })

  it('removes a line by setting its quantity to 0 [MINI-04]', async () => {
    const { drawer, user, requests } = await open({ stored: cart({ items: [TEE] }) })
    await user.click(drawer.getByRole('button', { name: 'Remove Everyday tee' }))
    await waitFor(() => expect(drawer.getByText('Your bag is empty')).toBeTruthy())
    // The page may read its bag once more when it rests.
    expect(requests.findLast(({ method }) => method === 'PUT')).toMatchObject({ body: { quantity: 0 } })
  })

  it('shows what can no longer be had with no details and nothing to remove [MINI-05]', async () => {
    const { drawer } = await open({ stored: cart({ items: [TEE], unavailableItems: [GONE] }) })
    expect(drawer.getByText('Canvas tote')).toBeTruthy()
    expect(drawer.queryByText(/Sand/)).toBeNull()
    expect(drawer.queryByRole('button', { name: 'Remove Canvas tote' })).toBeNull()
    expect(drawer.getAllByRole('button', { name: /Remove/ })).toHaveLength(1)
  })

  it('has a way back to the shop when it is empty [MINI-07]', async () => {
    const { drawer } = await open()
    expect(drawer.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/en/')
  })

  it('says at the line why a quantity was refused, and shows the one that is stored', async () => {
    const { drawer, user } = await open({
      stored: cart({ items: [TEE] }),
      answer: ({ method }) => (method === 'PUT' ? errorAnswer(409, 'MAX_QUANTITY_PER_ITEM_EXCEEDED', { count: 2 }) : undefined),
    })
    await user.click(drawer.getByRole('button', { name: /one more/ }))
    await waitFor(() => expect(drawer.getByRole('alert').textContent).toBe('You can add at most 2 of this item.'))
    expect(drawer.getByRole('group', { name: 'Quantity of Everyday tee' }).textContent).toContain('2')
  })
})

describe('opening by itself', () => {
  const addition = { productId: '900001', sku: '900001-NAVY-S', quantity: 1 }

  it('happens when something was added [MINI-01]', async () => {
    const { store, dialog } = await show()
    await act(() => store.add(addition))
    await waitFor(() => expect(dialog()).not.toBeNull())
  })

  it('does not happen on checkout pages [MINI-02]', async () => {
    const { store, dialog } = await show({}, '/checkout/basket')
    await act(() => store.add(addition))
    expect(dialog()).toBeNull()
  })

  it('does not happen by loading, by a refusal, or without a change of the count [MINI-01]', () => {
    const holding = (count: number, type: 'load' | 'add' | 'update'): CartState => ({
      ...EMPTY_CART_STATE,
      cart: cart({ items: [cartItem({ quantity: count })] }),
      lastAction: { type, time: 0 },
    })
    expect(shouldOpen(EMPTY_CART_STATE, holding(2, 'load'), '/')).toBe(false)
    expect(shouldOpen(holding(2, 'load'), holding(2, 'add'), '/')).toBe(false)
    expect(shouldOpen(holding(2, 'load'), holding(3, 'update'), '/')).toBe(true)
  })
})
