// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CartDrawer } from '../../../block-registry/mini-cart/cart-drawer.tsx'
import { CartProvider } from '../../../src/features/cart/cart.provider.tsx'
import { browserFavorites } from '../../../src/features/favorites/use-favorites.ts'
import { cart, cartItem } from '../../factories/cart.ts'
import { cartApi } from '../../factories/cart-api.ts'
import { errorAnswer } from '../../factories/commerce-wire.ts'
import { render } from '../../setup/render.tsx'

const TEE = cartItem({ quantity: 2 })
const TOTE = cartItem({ sku: '900003-SAND-OS', productId: '900003', name: 'Canvas tote' })
const ENGRAVED = cartItem({
  sku: '900010-A',
  productId: '900010',
  name: 'Ring',
  customisation: { display: { texts: [] }, inputs: [{ key: 'text', value: 'Ada' }] },
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  browserFavorites().replace([])
})

const openBag = async (options: Parameters<typeof cartApi>[0] = { stored: cart({ items: [TOTE, TEE] }) }) => {
  const api = cartApi(options)
  render(
    <CartProvider store={api.store}>
      <CartDrawer isOpen onClose={vi.fn()} />
    </CartProvider>,
  )
  await act(() => api.store.load())
  return { ...api, user: userEvent.setup(), drawer: within(screen.getByRole('dialog')) }
}

const undo = () => screen.findByRole('button', { name: 'Undo' })
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => /Everyday tee|Canvas tote|Ring/.exec(textContent)?.[0])

describe('a line taken out of the bag', () => {
  it('leaves a sentence in its place with the focus on the way back, which puts the same thing in again', async () => {
    const { user, requests } = await openBag()
    expect(names()).toEqual(['Everyday tee', 'Canvas tote'])
    await user.click(screen.getByRole('button', { name: 'Remove Everyday tee' }))
    expect(await undo()).toHaveFocus()
    expect(await undo()).toHaveAccessibleDescription(/Everyday tee.* was removed\./)
    expect(names()).toEqual(['Everyday tee', 'Canvas tote'])
    await user.click(await undo())
    await waitFor(() => expect(screen.getByRole('link', { name: 'Everyday tee' })).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ setCode: TEE.sku, productId: '900001', quantity: 2 })
  })

  it('comes back with what it was made to be', async () => {
    const { user, requests } = await openBag({
      stored: cart({ items: [ENGRAVED] }),
      answer: ({ method, url }) =>
        method === 'POST' && url.pathname === '/api/cart' ? Response.json(cart({ items: [ENGRAVED], revision: 9 })) : undefined,
    })
    await user.click(screen.getByRole('button', { name: 'Remove Ring' }))
    await user.click(await undo())
    await waitFor(() => expect(screen.getByRole('link', { name: 'Ring' })).toBeVisible())
    expect(requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      customisation: { inputs: [{ key: 'text', value: 'Ada' }] },
    })
  })

  it('says why it cannot come back, and can be brought back once that is over', async () => {
    let isRefused = true
    const { user } = await openBag({
      stored: cart({ items: [TOTE, TEE] }),
      answer: ({ method }) => (method === 'POST' && isRefused ? errorAnswer(409, 'STOCK_QUANTITY_EXCEEDED', { count: 1 }) : undefined),
    })
    await user.click(screen.getByRole('button', { name: 'Remove Everyday tee' }))
    await user.click(await undo())
    expect(await screen.findByText('Only 1 left in stock.')).toBeVisible()
    isRefused = false
    await user.click(await undo())
    await waitFor(() => expect(screen.getByRole('link', { name: 'Everyday tee' })).toBeVisible())
  })

  it('stays where it is when taking it out is refused', async () => {
    const { user } = await openBag({
      stored: cart({ items: [TOTE, TEE] }),
      answer: ({ method }) => (method === 'PUT' ? errorAnswer(500, 'ERROR') : undefined),
    })
    await user.click(screen.getByRole('button', { name: 'Remove Everyday tee' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Everyday tee' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

describe('a line moved to the favourites', () => {
  it('leaves the bag once it is a favourite, and both are undone together', async () => {
    const { user } = await openBag()
    await user.click(screen.getByRole('button', { name: 'Move to favourites: Everyday tee' }))
    expect(browserFavorites().getIds()).toEqual(['900001'])
    expect(await undo()).toHaveAccessibleDescription(/was moved to your favourites/)
    await user.click(await undo())
    await waitFor(() => expect(screen.getByRole('link', { name: 'Everyday tee' })).toBeVisible())
    expect(browserFavorites().getIds()).toEqual([])
  })

  it('stays in the bag where the browser does not store favourites', async () => {
    const { user, requests } = await openBag()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(screen.getByRole('button', { name: 'Move to favourites: Everyday tee' }))
    expect(await screen.findByText(/Your browser does not store favourites/)).toBeVisible()
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false)
  })

  it('is not offered for what was made for the shopper, since a favourite does not know it', async () => {
    const { drawer } = await openBag({ stored: cart({ items: [ENGRAVED] }) })
    expect(drawer.queryByRole('button', { name: /favourites/ })).toBeNull()
  })
})

describe('a line whose quantity could not be changed', () => {
  const openWith = async (status: number, detail: object) => {
    const { user } = await openBag({
      stored: cart({ items: [TEE] }),
      answer: ({ method }) => (method === 'PUT' ? errorAnswer(status, 'STOCK_QUANTITY_EXCEEDED', detail) : undefined),
    })
    await user.click(screen.getByRole('button', { name: /one more$/ }))
    return screen.findByRole('alert')
  }

  it('shows the incident that the log has, once, as a text of its own to select', async () => {
    const alert = await openWith(503, { incident: 'E-0123ABCD' })
    expect(alert).toHaveTextContent('Reference: E-0123ABCD')
    expect(screen.getAllByText('E-0123ABCD')).toHaveLength(1)
  })

  it('shows none where the stock is less than that', async () => {
    const alert = await openWith(409, { count: 3 })
    expect(alert).not.toHaveTextContent(/E-[0-9A-F]{8}/)
  })
})
