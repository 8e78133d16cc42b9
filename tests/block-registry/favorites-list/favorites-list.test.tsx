// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FavoritesLink } from '../../../block-registry/favorites-link/favorites-link.tsx'
import { FavoritesList } from '../../../block-registry/favorites-list/favorites-list.tsx'
import { render } from '../../setup/render.tsx'

const productsById = vi.hoisted(() => vi.fn())
vi.mock('../../../src/clients/search/create-search-client.ts', () => ({ createSearchClient: () => ({ productsById }) }))

const view = { id: 'favorites', slots: {} as never, position: { index: 0, isAboveFold: true }, meta: {}, data: [] }
const favorites = () => JSON.parse(localStorage.getItem('favorites') ?? '[]')
const hit = (productId: string, name: string) => ({
  objectID: productId,
  productId,
  slug: productId,
  name,
  brand: 'Alder',
  availabilityFlag: 1,
  colors: [],
  sizes: [],
  price: { list: 10, sale: 10, onSale: false },
  priceRange: { saleMin: 10, saleMax: 10, listMin: 10, listMax: 10 },
  isFinalSale: false,
})
const keep = (ids: readonly string[]) => {
  localStorage.setItem('favorites', JSON.stringify(ids))
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'favorites' }))
}
const show = () =>
  render(
    <>
      <FavoritesLink {...view} props={{ label: '' }} />
      <FavoritesList {...view} props={{ heading: '', emptyText: '' }} />
    </>,
  )

beforeEach(() => {
  productsById.mockReset()
})
afterEach(cleanup)

it('shows what the browser keeps, and a heart that takes it off [PROD-05, BLOCK-36, ROUTE-14]', async () => {
  keep(['900002', '900001'])
  productsById.mockImplementation(async (ids: readonly string[]) => ids.map((id) => hit(id, `Product ${id}`)))
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'My favorites' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Favorites, 2 products' }).getAttribute('href')).toBe('/en/my-favorites')
  await screen.findByRole('link', { name: 'Product 900002' })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Favorite: Product 900001' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Product 900001' })).toBeNull())
  expect(favorites()).toEqual(['900002'])
})

it('leaves out what is not sold here and keeps it all the same', async () => {
  keep(['900002', '900404'])
  productsById.mockResolvedValue([hit('900002', 'Linen trouser')])
  show()
  await screen.findByRole('link', { name: 'Linen trouser' })
  expect(favorites()).toEqual(['900002', '900404'])
})

it('says what to do while there is nothing, and asks nobody', async () => {
  keep([])
  show()
  expect(await screen.findByText(/Nothing here yet/)).toBeTruthy()
  expect(productsById).not.toHaveBeenCalled()
})

it('offers another try when the products cannot be had', async () => {
  keep(['900002'])
  productsById.mockRejectedValueOnce(new Error('down'))
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  productsById.mockResolvedValue([hit('900002', 'Linen trouser')])
  await userEvent.setup().click(retry)
  await screen.findByRole('link', { name: 'Linen trouser' })
  warn.mockRestore()
})
