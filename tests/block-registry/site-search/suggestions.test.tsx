// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixtureHits } from '../../../block-registry/listing-fixture-data.ts'
import { PopularSearches } from '../../../block-registry/popular-searches/popular-searches.tsx'
import { ProductSuggestions } from '../../../block-registry/product-suggestions/product-suggestions.tsx'
import { SiteSearch } from '../../../block-registry/site-search/site-search.tsx'
import type { SearchClient } from '../../../src/clients/search/create-search-client.ts'
import { loadSearch } from '../../../src/clients/search/load-search.ts'
import { SiteContext } from '../../../src/site/site-context.tsx'
import { siteValueOf } from '../../../src/site/site-value.ts'
import { site } from '../../factories/site.ts'
import { expectSeen } from '../../setup/expect-seen.ts'
import { InRouter } from '../../setup/in-router.tsx'
import { render } from '../../setup/render.tsx'

const { report } = vi.hoisted(() => ({ report: vi.fn() }))
vi.mock('../../../src/lib/report.ts', () => ({ report }))
vi.mock('../../../src/clients/search/load-search.ts')

const POPULAR = ['coats', 'boots', 'knitwear', 'linen', 'bags', 'gifts']
const suggestions = vi.fn<SearchClient['suggestions']>()
const find = vi.fn<SearchClient['find']>()
const places = vi.fn<SearchClient['places']>()

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  suggestions.mockImplementation(async (query, max) =>
    (query === '' ? POPULAR : POPULAR.filter((each) => each.startsWith(query))).slice(0, max),
  )
  find.mockImplementation(async ({ hitsPerPage }) => ({ hits: fixtureHits.slice(0, hitsPerPage), count: 12 }))
  places.mockResolvedValue([])
  // The rest of the client is not asked for here.
  vi.mocked(loadSearch).mockResolvedValue({ suggestions, find, places } as unknown as SearchClient)
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const blockProps = { slots: {}, position: { index: 0, isAboveFold: true }, meta: {}, data: {} }

const block = ({ popular = { max: 5, heading: '' }, products = { max: 3 } } = {}) => {
  const inside = (
    <>
      <PopularSearches id="popular" props={popular} {...blockProps} />
      <ProductSuggestions id="products" props={products} {...blockProps} />
    </>
  )
  return <SiteSearch id="search" props={{ placeholder: '' }} {...blockProps} slots={{ suggestions: inside }} />
}
const show = (language = 'en', key = 'gb', options: Parameters<typeof block>[0] = {}) => {
  const router = createMemoryRouter([{ path: '*', element: block(options) }])
  return render(<InRouter router={router} />, { site: key, language })
}
const box = () => screen.getByRole<HTMLInputElement>('combobox')
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

describe('below the search box', () => {
  it('nothing opens and nothing is asked until it has the focus', async () => {
    show()
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await userEvent.click(box())
    expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeInTheDocument()
  })

  it('the five most popular searches stand while it is empty [BLOCK-44, SEARCH-09]', async () => {
    show()
    await userEvent.click(box())
    await waitFor(() => expect(options()).toEqual(POPULAR.slice(0, 5)))
    expect(suggestions).toHaveBeenCalledWith('', 5)
    expect(screen.getByRole('option', { name: 'coats' })).toHaveAttribute('href', '/en/search?query=coats')
  })

  it('searches, three products and the way to all of them stand for the words in it, asked once after a pause [BLOCK-43, SEARCH-10, SEARCH-12]', async () => {
    show()
    await userEvent.type(box(), 'co')
    expect(suggestions).not.toHaveBeenCalledWith('co', 5)
    await waitFor(() => expect(options()).toHaveLength(5))
    expect(options()[0]).toBe('coats')
    expect(find).toHaveBeenCalledExactlyOnceWith({ query: 'co', hitsPerPage: 3, mayMissWords: true })
    expect(screen.getByRole('option', { name: 'Show 12 products' })).toHaveAttribute('href', '/en/search?query=co')
    expect(suggestions).not.toHaveBeenCalledWith('c', 5)
    expect(suggestions).toHaveBeenCalledWith('co', 5)
  })

  it('nothing is asked until 300 ms after the last letter [SEARCH-11]', async () => {
    show()
    await userEvent.click(box())
    await waitFor(() => expect(options()).toHaveLength(5))
    vi.useFakeTimers()
    for (const words of ['c', 'co', 'coa']) {
      fireEvent.change(box(), { target: { value: words } })
      await act(() => vi.advanceTimersByTimeAsync(299))
    }
    expect(find).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(find.mock.calls.map(([{ query }]) => query)).toEqual(['coa'])
    vi.useRealTimers()
  })

  it.each([
    ['en', 'coa'],
    ['fr', 'c'],
  ] as const)('products are asked for from as many letters as the site wants in %s: %s [SEARCH-07]', async (language, words) => {
    const { components } = site('ca')
    const patient = { ...components, searchInput: { ...components.searchInput, searchThreshold: { en: 3 } } }
    const router = createMemoryRouter([{ path: '*', element: block() }])
    render(
      <SiteContext value={siteValueOf(site('ca', { components: patient }), language)}>
        <InRouter router={router} />
      </SiteContext>,
    )
    await userEvent.click(box())
    vi.useFakeTimers()
    for (const length of [words.length - 1, words.length]) {
      fireEvent.change(box(), { target: { value: 'coa'.slice(0, length) } })
      await act(() => vi.advanceTimersByTimeAsync(1_000))
    }
    expect(find.mock.calls.map(([{ query }]) => query)).toEqual([words])
    vi.useRealTimers()
  })

  it('as many searches and products stand as a merchandiser wants, under her own heading', async () => {
    show('en', 'gb', { popular: { max: 2, heading: 'Asked for today' }, products: { max: 1 } })
    await userEvent.click(box())
    await waitFor(() => expect(options()).toEqual(['coats', 'boots']))
    expect(screen.getByText('Asked for today')).toBeInTheDocument()
    await userEvent.type(box(), 'co')
    await waitFor(() => expect(find).toHaveBeenCalledExactlyOnceWith({ query: 'co', hitsPerPage: 1, mayMissWords: true }))
  })

  it('the most popular search stands where there is none for the words [SEARCH-08, SEARCH-09]', async () => {
    show()
    await userEvent.type(box(), 'zzz')
    await waitFor(() => expect(options()).toContain('coats'))
    expect(suggestions).toHaveBeenLastCalledWith('', 1)
  })

  it('categories with their department and brands stand between searches and products, for the same words', async () => {
    places.mockResolvedValue([
      { kind: 'category', name: 'Coats', within: 'Women', path: '/women/clothing/coats' },
      { kind: 'brand', name: 'Calder', path: '/brands/calder' },
    ])
    show()
    await userEvent.type(box(), 'co')
    await waitFor(() => expect(options()).toHaveLength(7))
    expect(places).toHaveBeenCalledExactlyOnceWith('co')
    expect(options().slice(0, 3)).toEqual(['coats', 'Coats Women', 'Calder'])
    expect(screen.getByRole('group', { name: 'Categories' })).toContainElement(screen.getByRole('option', { name: 'Coats Women' }))
    expect(screen.getByRole('option', { name: 'Coats Women' })).toHaveAttribute('href', '/en/women/clothing/coats')
    expect(screen.getByRole('option', { name: 'Calder' })).toHaveAttribute('href', '/en/brands/calder')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Coats')
  })

  it('all that is offered is what its page of seen/in-use says', async () => {
    places.mockResolvedValue([{ kind: 'brand', name: 'Calder', path: '/brands/calder' }])
    show()
    await userEvent.type(box(), 'co')
    await waitFor(() => expect(options()).toHaveLength(6))
    await expectSeen('suggestions')
  })

  it('arrow keys go round and Enter follows, without the focus leaving the box', async () => {
    show()
    const followed = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault())
    document.addEventListener('click', followed)
    await userEvent.click(box())
    await waitFor(() => expect(options()).toHaveLength(5))
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('bags')
    await userEvent.keyboard('{ArrowDown}')
    expect(box()).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = screen.getByRole('option', { selected: true })
    expect(active).toHaveTextContent('boots')
    expect(box()).toHaveAttribute('aria-activedescendant', active.id)
    expect(box()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    document.removeEventListener('click', followed)
    // The app's root follows links.
    expect(followed.mock.lastCall?.[0].target).toHaveAttribute('href', '/en/search?query=boots')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it('Escape, a click outside and the focus going on close it [SEARCH-05]', async () => {
    show()
    for (const leave of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(document.body)]) {
      await userEvent.click(box())
      expect(await screen.findByRole('listbox')).toBeInTheDocument()
      await leave()
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    }
  })

  it('a request that fails is reported, and the box goes on [SEARCH-13]', async () => {
    suggestions.mockRejectedValue(new Error('down'))
    show()
    await userEvent.type(box(), 'co')
    await waitFor(() => expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'suggestionsFailed' })))
    await waitFor(() => expect(options()).toHaveLength(4))
  })

  it.each([
    ['en', 'gb'],
    ['ar', 'ae'],
  ])('nobody is kept out in %s', async (language, site) => {
    const { container } = show(language, site)
    await userEvent.type(box(), 'co')
    await waitFor(() => expect(options()).toHaveLength(5))
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
})
