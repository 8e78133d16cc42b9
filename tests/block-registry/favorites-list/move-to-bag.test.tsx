// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { FavoritesList } from '../../../block-registry/favorites-list/favorites-list.tsx'
import type { SearchClient } from '../../../src/clients/search/create-search-client.ts'
import { loadSearch } from '../../../src/clients/search/load-search.ts'
import { CartProvider } from '../../../src/features/cart/cart.provider.tsx'
import { cartApi } from '../../factories/cart-api.ts'
import { errorAnswer } from '../../factories/commerce-wire.ts'
import { hit } from '../../factories/hit.ts'
import { product } from '../../factories/product.ts'
import { render } from '../../setup/render.tsx'

vi.mock('../../../src/clients/search/load-search.ts')

const view = { id: 'favorites', slots: {} as never, position: { index: 0, isAboveFold: true }, meta: {}, data: {} }
const MOVED = 'Everyday tee is now in your bag and no longer among your favourites.'
const stored = () => JSON.parse(localStorage.getItem('favorites') ?? '[]')

interface Options {
  readonly refuses?: boolean
  /** The bag answers when this is settled. */
  readonly until?: Promise<void>
}

const show = async ({ refuses = false, until = Promise.resolve() }: Options = {}) => {
  localStorage.setItem('favorites', JSON.stringify(['900001', '900002']))
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'favorites' }))
  const productsById = vi.fn(async (ids: readonly string[]) =>
    ids.map((id) => hit(id, { name: id === '900001' ? 'Everyday tee' : 'Linen trouser' })),
  )
  // The rest of the client is not used here.
  vi.mocked(loadSearch).mockResolvedValue({ productsById } as unknown as SearchClient)
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(product())),
  )
  const api = cartApi({
    answer: async ({ method, url }) => {
      if (method !== 'POST' || url.pathname !== '/api/cart') return undefined
      await until
      return refuses ? errorAnswer(409, 'STOCK_QUANTITY_EXCEEDED') : undefined
    },
  })
  render(
    <CartProvider store={api.store}>
      <FavoritesList {...view} props={{ heading: '', emptyText: '' }} />
    </CartProvider>,
  )
  const user = userEvent.setup()
  return { user, ...api }
}

const buy = async (user: ReturnType<typeof userEvent.setup>, label = 'Move to bag Everyday tee') => {
  await user.click(await screen.findByRole('button', { name: label }))
  const dialog = await screen.findByRole('dialog', { name: 'Everyday tee' })
  await user.click(await within(dialog).findByRole('radio', { name: 'S' }))
  await user.click(await within(dialog).findByRole('button', { name: 'Add to bag' }))
  return dialog
}

beforeAll(async () => {
  await import('../../../src/features/product/quick-buy/quick-buy-dialog.tsx')
})
beforeEach(() => window.history.replaceState(null, '', '/en/my-favorites'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a favourite that is moved to the bag', () => {
  it('leaves the list once the bag has it, with a message that says so', async () => {
    const { user, server } = await show()
    await buy(user)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Everyday tee' })).toBeNull())
    expect(screen.getByRole('link', { name: 'Linen trouser' })).toBeInTheDocument()
    expect(stored()).toEqual(['900002'])
    expect(server.cart.items.map(({ sku }) => sku)).toContain('900001-WHITE-S')
    const message = screen.getByRole('link', { name: 'Go to your bag' }).closest('[role="status"]')
    expect(message?.textContent?.replaceAll(/[\u2066\u2069]/g, '')).toContain(MOVED)
  })

  it('stays where the bag refuses it', async () => {
    const { user } = await show({ refuses: true })
    const dialog = await buy(user)
    expect(await within(dialog).findByRole('alert')).toBeInTheDocument()
    expect(stored()).toEqual(['900001', '900002'])
    expect(screen.queryByRole('link', { name: 'Go to your bag' })).toBeNull()
  })

  it('leaves it not before the bag has answered, and also when its window was closed meanwhile', async () => {
    let answer = (): void => undefined
    const { user } = await show({ until: new Promise((resolve) => (answer = resolve)) })
    const dialog = await buy(user)
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).toBeEmptyDOMElement())
    expect(stored()).toEqual(['900001', '900002'])
    answer()
    await waitFor(() => expect(stored()).toEqual(['900002']))
  })

  it('stays in the list of another shopper, which is bought from like any other', async () => {
    window.history.replaceState(null, '', '/en/my-favorites?products=900001')
    const { user, server } = await show()
    await buy(user, 'Quick buy: Everyday tee')
    await waitFor(() => expect(server.cart.items.map(({ sku }) => sku)).toContain('900001-WHITE-S'))
    expect(screen.getByRole('link', { name: 'Everyday tee' })).toBeInTheDocument()
    expect(stored()).toEqual(['900001', '900002'])
  })
})
