// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FavoritesLink } from '../../../block-registry/favorites-link/favorites-link.tsx'
import { FavoritesList } from '../../../block-registry/favorites-list/favorites-list.tsx'
import type { SearchClient } from '../../../src/clients/search/create-search-client.ts'
import { loadSearch } from '../../../src/clients/search/load-search.ts'
import { hit } from '../../factories/hit.ts'
import { expectSeen } from '../../setup/expect-seen.ts'
import { render } from '../../setup/render.tsx'

vi.mock('../../../src/clients/search/load-search.ts')

const productsById = vi.fn<SearchClient['productsById']>()

const view = { id: 'favorites', slots: {} as never, position: { index: 0, isAboveFold: true }, meta: {}, data: {} }
const favorites = () => JSON.parse(localStorage.getItem('favorites') ?? '[]')
const keep = (ids: readonly string[]) => {
  localStorage.setItem('favorites', JSON.stringify(ids))
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'favorites' }))
}
const show = (emptyText = '') =>
  render(
    <>
      <FavoritesLink {...view} props={{ label: '' }} />
      <FavoritesList {...view} props={{ heading: '', emptyText }} />
    </>,
  )

beforeEach(() => {
  productsById.mockReset()
  // The rest of the client is not used here.
  vi.mocked(loadSearch)
    .mockReset()
    .mockResolvedValue({ productsById } as unknown as SearchClient)
})
afterEach(cleanup)

it('lists the products of the stored ids, each with a heart that removes it; the header link counts them [BLOCK-36]', async () => {
  keep(['900002', '900001'])
  productsById.mockImplementation(async (ids: readonly string[]) => ids.map((id) => hit(id, { name: `Product ${id}` })))
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'My favourites' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Favourites, 2 products' }).getAttribute('href')).toBe('/en/my-favorites')
  await screen.findByRole('link', { name: 'Product 900002' })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Favourite: Product 900001' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Product 900001' })).toBeNull())
  expect(favorites()).toEqual(['900002'])
})

it('is what its page of seen/in-use says', async () => {
  keep(['900002', '900001'])
  productsById.mockImplementation(async (ids: readonly string[]) => ids.map((id) => hit(id, { name: `Product ${id}` })))
  show()
  await screen.findByRole('link', { name: 'Product 900002' })
  await expectSeen('favorites')
})

it('leaves out a product that the search does not have, and keeps its id', async () => {
  keep(['900002', '900404'])
  productsById.mockResolvedValue([hit('900002', { name: 'Linen trouser' })])
  show()
  await screen.findByRole('link', { name: 'Linen trouser' })
  expect(favorites()).toEqual(['900002', '900404'])
})

it('says how to add one while there is none, and loads no search', async () => {
  keep([])
  show()
  expect(await screen.findByText(/Nothing here yet/)).toBeTruthy()
  expect(loadSearch).not.toHaveBeenCalled()
})

it('says what a merchandiser wrote instead while there is none', async () => {
  keep([])
  show('Hearts gather here.')
  expect(await screen.findByText('Hearts gather here.')).toBeTruthy()
  expect(screen.queryByText(/Nothing here yet/)).toBeNull()
})

it('names the incident and offers a retry when the search fails', async () => {
  keep(['900002'])
  productsById.mockRejectedValueOnce(new Error('down'))
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  const incident = screen.getByText(/^E-[0-9A-F]{8}$/).textContent
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('[favoritesFailed]'), expect.objectContaining({ incident }))
  productsById.mockResolvedValue([hit('900002', { name: 'Linen trouser' })])
  await userEvent.setup().click(retry)
  await screen.findByRole('link', { name: 'Linen trouser' })
  warn.mockRestore()
})
