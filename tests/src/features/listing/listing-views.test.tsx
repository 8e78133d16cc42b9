// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, render as hydrate, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HEART } from '../../../../src/features/favorites/heart.tsx'
import { ChosenFilters } from '../../../../src/features/listing/chosen-filters.tsx'
import { readListingAddress, writeListingAddress, type ListingAddress } from '../../../../src/features/listing/listing-address.ts'
import { ListingBar } from '../../../../src/features/listing/listing-bar.tsx'
import type { ListingContext } from '../../../../src/features/listing/listing-context.ts'
import { ListingProducts } from '../../../../src/features/listing/listing-products.tsx'
import { CARD_DEFAULTS } from '../../../../src/features/product/card/card-config.ts'
import { columnsOr } from '../../../../src/features/product/card/product-grid.tsx'
import { PageRouterProvider, stillRouter } from '../../../../src/page/router-context.ts'
import { hit } from '../../../factories/hit.ts'
import { listingContext } from '../../../factories/listing-context.ts'
import { render, surround } from '../../../setup/render.tsx'

beforeEach(() => void vi.spyOn(Element.prototype, 'scrollIntoView'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const FACETS: ListingContext['facets'] = {
  brand: [
    { filterType: 'brand', tag: 'alder', value: 'Alder', count: 3 },
    { filterType: 'brand', tag: 'birch', value: 'Birch & Co', count: 2 },
  ],
}
const addressOf = (query: string): ListingAddress => readListingAddress(new URLSearchParams(query))
const hrefOf = (address: ListingAddress): string => `/shoes${writeListingAddress(address)}`

describe('chosen filters', () => {
  const show = (query: string, as: 'links' | 'buttons' = 'links') => {
    const address = addressOf(query)
    const onChange = vi.fn()
    const way = as === 'links' ? { hrefOf } : { onChange }
    render(<ChosenFilters facets={FACETS} address={address} filters={address.filters} {...way} />)
    return onChange
  }
  const links = () =>
    screen.queryAllByRole('link').map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])

  it('are each taken away by a link to what is left, and all at once where there are several', () => {
    show('brand=alder,birch&onSale=true&page=2')
    expect(screen.getByRole('list', { name: 'Chosen filters' })).toBeVisible()
    expect(links()).toEqual([
      ['Remove Alder', '/en/shoes?brand=birch&onSale=true'],
      ['Remove Birch & Co', '/en/shoes?brand=alder&onSale=true'],
      ['Remove Sale', '/en/shoes?brand=alder,birch'],
      ['Clear all', '/en/shoes'],
    ])
    cleanup()
    show('brand=alder')
    expect(links()).toEqual([['Remove Alder', '/en/shoes']])
  })

  it.each([
    ['priceRange=10,50', '£10.00 – £50.00'],
    ['priceRange=0,50', 'Up to £50.00'],
    ['priceRange=,50', 'Up to £50.00'],
    ['priceRange=10', 'From £10.00'],
    ['priceRange=0', 'From £0.00'],
    ['priceRange=1,1', '£1.00 – £1.00'],
  ])('by the address %s say: %s', (query, words) => {
    show(query)
    expect(screen.getByRole('link')).toHaveTextContent(words)
    expect(links()).toEqual([[`Remove ${words}`, '/en/shoes']])
  })

  it('are buttons where choices wait, which say what is left', () => {
    const onChange = show('brand=alder,birch&priceRange=10,50', 'buttons')
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getAllByRole('button')).toHaveLength(3)
    fireEvent.click(screen.getByRole('button', { name: 'Remove Alder' }))
    expect(onChange.mock.lastCall?.[0].filters).toEqual({ brand: ['birch'], priceRange: ['10', '50'] })
    fireEvent.click(screen.getByRole('button', { name: /£50/ }))
    expect(onChange.mock.lastCall?.[0].filters).toEqual({ brand: ['alder', 'birch'] })
  })

  it('are no list where none is chosen that anybody knows', () => {
    show('brand=unknown')
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('the bar of a listing', () => {
  const SORTS = [
    { key: 'bestMatch', label: 'listing.sort.bestMatch' },
    { key: 'priceAsc', label: 'listing.sort.priceAsc' },
  ]
  const bar = (changes: Partial<ListingContext> = {}, query = 'brand=alder&sortBy=priceAsc&page=3', sort = 'priceAsc') => {
    const address = addressOf(query)
    const listing = listingContext({ nbHits: 2, sortOptions: SORTS, facets: FACETS, ...changes })
    const { container } = render(
      <ListingBar
        listing={listing}
        address={address}
        shown={address}
        filters={address.filters}
        sort={sort}
        hrefOf={hrefOf}
        className="own"
      />,
    )
    return container
  }
  const select = () => screen.queryByRole('combobox', { name: 'Sort by' })

  it('has the order chosen, and keeps filters without the page where no code runs', () => {
    const container = bar()
    expect(select()).toHaveValue('priceAsc')
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('value'))).toEqual(['bestMatch', 'priceAsc'])
    const form = container.querySelector('form')
    expect(form?.method).toBe('get')
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['brand', 'alder'],
      ['sortBy', 'priceAsc'],
    ])
    expect(container.firstElementChild).toHaveClass('own')
    expect(screen.getByRole('list', { name: 'Chosen filters' })).toBeVisible()
  })

  it('goes to another order at once, with the filters and at the first page', () => {
    bar()
    const followed: string[] = []
    const look = (event: MouseEvent): void => {
      event.preventDefault()
      followed.push(event.target instanceof HTMLAnchorElement ? (event.target.getAttribute('href') ?? '') : '')
    }
    document.addEventListener('click', look)
    fireEvent.change(select() ?? document.body, { target: { value: 'bestMatch' } })
    document.removeEventListener('click', look)
    expect(followed).toEqual(['/en/shoes?brand=alder'])
    expect(document.querySelector('body > a')).toBeNull()
  })

  it.each<readonly [string, Partial<ListingContext>, boolean]>([
    ['two products', {}, true],
    ['one product', { nbHits: 1 }, false],
    ['none', { nbHits: 0 }, false],
    ['none because it failed', { nbHits: 0, status: 'failed' }, true],
    ['one order', { sortOptions: SORTS.slice(0, 1) }, false],
    ['no order', { sortOptions: [] }, false],
  ])('of %s offers orders accordingly', (_, changes, isOffered) => {
    bar(changes)
    expect(select() !== null).toBe(isOffered)
  })
})

describe('the products of a listing', () => {
  const HITS = [hit('1', { colors: [{ slug: 'red', name: 'Red', availabilityFlag: 1 }] }), hit('2'), hit('3')].map((one) => ({
    ...one,
    image: { src: `/images/${one.productId}.jpg`, width: 12, height: 15 },
  }))
  const view = (changes: Partial<ListingContext>, isAboveFold = true) => (
    <ListingProducts
      listing={listingContext({ hits: HITS, nbHits: 3, ...changes })}
      columns={columnsOr(2, 2)}
      config={CARD_DEFAULTS}
      isAboveFold={isAboveFold}
      action={HEART}
    />
  )
  interface Shown {
    readonly isAboveFold?: boolean
    readonly isReloading?: boolean
    readonly query?: Readonly<Record<string, string>>
  }
  const show = (changes: Partial<ListingContext> = {}, { isAboveFold = true, isReloading = false, query = {} }: Shown = {}) =>
    render(<PageRouterProvider value={{ ...stillRouter(), isReloading }}>{view(changes, isAboveFold)}</PageRouterProvider>, {
      context: { kind: 'listing', path: '/shoes', query, listing: listingContext({ ...changes }) } as never,
    })
  const loading = () => [...document.querySelectorAll('article img')].map((image) => image.getAttribute('loading'))

  it('are headed for who does not see them, and the first row above the fold is fetched at once', () => {
    show()
    expect(screen.getByRole('heading', { level: 2, name: 'Products' })).toBeInTheDocument()
    expect(loading()).toEqual(['eager', 'eager', 'lazy'])
    expect(screen.getAllByRole('button', { name: /^Favourite/ })).toHaveLength(3)
    cleanup()
    show({}, { isAboveFold: false })
    expect(loading()).toEqual(['lazy', 'lazy', 'lazy'])
  })

  it('lead to the color that was filtered by and the sku of the address', () => {
    show({ selectedFilters: { color: ['red'] } }, { query: { sku: '2-A' } })
    expect(screen.getByRole('link', { name: 'Linen shirt 1' }).getAttribute('href')).toMatch(/red|2-A/)
    expect(screen.getByRole('link', { name: 'Linen shirt 2' })).toHaveAttribute('href', '/en/product/product-2/2?sku=2-A')
  })

  it.each([
    [5, 5],
    [12, 12],
    [48, 12],
  ])('that are not there yet, %i a page, have %i empty places while they load', (hitsPerPage, places) => {
    show({ hits: [], nbHits: 0, hitsPerPage }, { isReloading: true })
    expect(document.querySelectorAll('.ghost')).toHaveLength(places)
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('stay while others load', () => {
    show({}, { isReloading: true })
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(document.querySelectorAll('.ghost')).toHaveLength(0)
  })

  it('that are none are said to be, with the way out of the filters and a search for something else', () => {
    show({ hits: [], nbHits: 0, selectedFilters: { brand: ['alder'] }, query: 'boots' }, { query: { brand: 'alder', query: 'boots' } })
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('No products match your filters')
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/en/shoes?query=boots')
    expect(screen.getByRole('searchbox')).toHaveValue('boots')
    cleanup()
    show({ hits: [], nbHits: 0 })
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('No products here yet')
    expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull()
    expect(screen.getByText('Try fewer filters, or search for something else.')).toBeVisible()
  })

  describe('that could not be loaded', () => {
    const fail = () => {
      const navigate = vi.fn(async () => undefined)
      const router = { ...stillRouter({ pathname: '/shoes', search: '?brand=alder' }), navigate }
      const shown = render(<PageRouterProvider value={router}>{view({ status: 'failed', hits: [], nbHits: 0 })}</PageRouterProvider>)
      return { ...shown, navigate }
    }
    const AGAIN = ['/shoes?brand=alder', { replace: true, preventScrollReset: true }]

    it('say so where the shopper is, and the click on the button asks once more', () => {
      const { navigate } = fail()
      const alert = screen.getByRole('alert')
      expect(within(alert).getByRole('heading', { level: 2 })).toHaveTextContent('We could not load these products')
      expect(alert).toHaveTextContent('Your filters are kept. Please try again in a moment.')
      expect(alert).toHaveFocus()
      expect(alert).toHaveAttribute('tabindex', '-1')
      expect(alert.scrollIntoView).toHaveBeenCalledWith({ block: 'center' })
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(navigate.mock.calls).toEqual([AGAIN])
    })

    it('are asked for once by themselves when the window is online again, and not when they are gone', () => {
      const { navigate, unmount } = fail()
      act(() => void window.dispatchEvent(new Event('online')))
      act(() => void window.dispatchEvent(new Event('online')))
      expect(navigate.mock.calls).toEqual([AGAIN])
      unmount()
      const gone = fail()
      gone.unmount()
      window.dispatchEvent(new Event('online'))
      expect(gone.navigate).not.toHaveBeenCalled()
    })

    it('move nobody on the page as the server sent it', () => {
      const page = surround(
        <PageRouterProvider value={stillRouter()}>{view({ status: 'failed', hits: [], nbHits: 0 })}</PageRouterProvider>,
      )
      const container = document.body.appendChild(document.createElement('div'))
      container.innerHTML = renderToString(page)
      hydrate(page, { container, hydrate: true })
      expect(screen.getByRole('alert')).not.toHaveFocus()
      expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
      expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
    })
  })
})
