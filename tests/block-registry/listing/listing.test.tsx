// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import bundle from '../../../schemas/generated/bundle.json' with { type: 'json' }
import { Listing } from '../../../block-registry/listing/listing.tsx'
import { fixtureListing, listingPage } from '../../../block-registry/listing-fixture-data.ts'
import { Paginator } from '../../../block-registry/paginator/paginator.tsx'
import { ProductGridBlock } from '../../../block-registry/product-grid/product-grid.tsx'
import { Results } from '../../../block-registry/results/results.tsx'
import type { ListingContext } from '../../../src/features/listing/listing-context.ts'
import { InRouter } from '../../setup/in-router.tsx'
import { render } from '../../setup/render.tsx'

afterEach(cleanup)

/** What a merchandiser gets who chooses no number. */
const DEFAULT_COLUMNS = Number(bundle.blocks.listing.properties.columns.default)
const viewProps = { position: { index: 0, isAboveFold: true }, meta: {}, data: {} } as const
const listing = (changes: Partial<ListingContext> = {}, query = {}) =>
  render(
    <Listing
      id="l"
      props={{ columns: DEFAULT_COLUMNS, productConfig: {} }}
      slots={{ top: null, side: null, bottom: null }}
      {...viewProps}
    />,
    {
      context: listingPage(changes, query),
    },
  )
const results = (changes: Partial<ListingContext> = {}, query = {}) =>
  render(<Results id="r" props={{ showCount: true }} slots={{}} {...viewProps} />, { context: listingPage(changes, query) })
const paginator = (changes: Partial<ListingContext>) =>
  render(<Paginator id="p" props={{ variant: 'regular' }} slots={{}} {...viewProps} />, {
    context: listingPage(changes, { brand: 'alder' }),
  })

describe('a listing', () => {
  it('shows its products, three in a row, four in the widest windows [PLP-01, PLP-20]', () => {
    listing()
    expect(screen.getAllByRole('article')).toHaveLength(fixtureListing.hits.length)
    expect(screen.getAllByRole('list')[0]).toHaveStyle({ '--columns': '3', '--columns-wide': '4' })
  })

  it('has the order and the chosen filters in its bar, and what says how many products there are does not repeat them [PLP-10]', () => {
    render(
      <Listing
        id="l"
        props={{ columns: DEFAULT_COLUMNS, productConfig: {} }}
        slots={{ top: <Results id="r" props={{ showCount: true }} slots={{}} {...viewProps} />, side: null, bottom: null }}
        {...viewProps}
      />,
      { context: listingPage({ selectedFilters: { brand: ['birch'] } }, { brand: 'birch' }) },
    )
    expect(screen.getAllByLabelText('Sort by')).toHaveLength(1)
    expect(screen.getAllByRole('link', { name: 'Remove Birch & Co' })).toHaveLength(1)
  })

  it('shows a message and a search box where nothing matches [PLP-02]', () => {
    listing({ hits: [], nbHits: 0, pages: 0, page: 1, selectedFilters: { brand: ['birch'] } }, { brand: 'birch' })
    expect(screen.getByRole('heading', { name: 'No products match your filters' })).toBeInTheDocument()
    expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', '50')
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/en/women/clothing')
  })

  it('shows an alert with a way to try again where products could not be loaded [PLP-23]', () => {
    const scrollIntoView = vi.fn()
    Element.prototype.scrollIntoView = scrollIntoView
    listing({ status: 'failed', hits: [], nbHits: 0, facets: {} })
    expect(scrollIntoView).toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' })).toBeInTheDocument()
    expect(screen.queryByText(/No products/)).not.toBeInTheDocument()
  })
})

describe('the address of a listing', () => {
  let replaced = vi.spyOn(window.history, 'replaceState')
  const at = (address: string, changes: Partial<ListingContext> = {}): string => {
    replaced.mockRestore()
    window.history.replaceState({ from: 'here' }, '', address)
    replaced = vi.spyOn(window.history, 'replaceState')
    listing(changes, Object.fromEntries(new URLSearchParams(window.location.search)))
    const { pathname, search, hash } = window.location
    return `${pathname}${search}${hash}`
  }
  afterEach(() => {
    replaced.mockRestore()
    window.history.replaceState(null, '', '/')
  })

  it('names the page that is shown, where it asks for one that is not there, and keeps all else [PLP-24]', () => {
    const campaign = 'brand=alder&utm_source=mail'
    expect(at(`/en/women/clothing?page=99&${campaign}#listing-top`, { page: 5 })).toBe(`/en/women/clothing?page=5&${campaign}#listing-top`)
    expect(window.history.state).toEqual({ from: 'here' })
    expect(at('/en/women/clothing?page=-1', { page: 1 })).toBe('/en/women/clothing')
  })

  it('names no order that is not there, and one that is', () => {
    expect(at('/en/women/clothing?sortBy=cheapest', { page: 1 })).toBe('/en/women/clothing')
    expect(at('/en/women/clothing?sortBy=newest', { page: 1, selectedSort: 'newest' })).toBe('/en/women/clothing?sortBy=newest')
  })

  it('is not touched where it is true, nor before the products have come, nor on another page', () => {
    at('/en/women/clothing?page=2&sortBy=newest&brand=alder', { page: 2, selectedSort: 'newest' })
    expect(replaced).not.toHaveBeenCalled()
    at('/en/women/clothing?page=99', { status: 'failed', page: 1 })
    expect(replaced).not.toHaveBeenCalled()
    at('/en/men?page=99', { page: 1 })
    expect(replaced).not.toHaveBeenCalled()
  })
})

describe('a product grid', () => {
  it('shows four products in a row, three on middle widths, two on the smallest [PLP-21]', () => {
    const props = {
      productsPerRow: 4,
      showLowStock: true,
      showRange: true,
      swatchLimit: 5,
      swatchSize: 'small',
      swatchShape: 'square',
      swatchMinimum: 0,
      quickBuy: true,
      revealDesigner: false,
    } as const
    render(<ProductGridBlock id="g" props={props} slots={{}} {...viewProps} />, { context: listingPage() })
    expect(screen.getAllByRole('list')[0]).toHaveStyle({ '--columns': '4', '--columns-middle': '3', '--columns-narrow': '2' })
  })
})

describe('results', () => {
  it('say how many products there are [PLP-08]', () => {
    results()
    expect(screen.getByRole('heading', { level: 1, name: 'Clothing' })).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('217 products')
  })

  it('say "about" where the total is approximate [PLP-24]', () => {
    results({ approximateTotal: true })
    expect(screen.getByRole('status')).toHaveTextContent('About 217 products')
  })

  it('show a chip for each chosen value that takes it away, and clear all only for several [PLP-10, FILTER-05]', () => {
    const { unmount } = results({ selectedFilters: { brand: ['birch'] } }, { brand: 'birch', page: '2' })
    expect(screen.getByRole('link', { name: 'Remove Birch & Co' })).toHaveAttribute('href', '/en/women/clothing')
    expect(screen.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument()
    unmount()
    results({ selectedFilters: { brand: ['birch', 'nobody'], priceRange: ['20', '80'] } }, { brand: 'birch,nobody', priceRange: '20,80' })
    expect(screen.getByRole('link', { name: 'Remove £20.00 – £80.00' })).toHaveAttribute('href', '/en/women/clothing?brand=birch,nobody')
    expect(screen.queryByText('nobody')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Clear all' })).toBeInTheDocument()
  })
})

describe('the paginator', () => {
  it('leads on and back, keeping the filters; page 1 has no number in its address [PLP-09, PLP-24]', () => {
    paginator({ page: 2 })
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/en/women/clothing?page=3&brand=alder')
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/en/women/clothing?brand=alder')
  })

  it('leads nowhere beyond the ends [PAGER-01, PAGER-02]', () => {
    const { unmount } = paginator({ page: 1 })
    expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument()
    unmount()
    paginator({ page: 5 })
    expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument()
  })

  it('shows a skeleton while another page of the listing loads [PAGER-03]', async () => {
    let arrive = (): void => undefined
    const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)))
    const element = <Paginator id="p" props={{ variant: 'regular' }} slots={{}} {...viewProps} />
    const route = { path: '/women/clothing', element, loader }
    const hydrationData = { loaderData: { listing: null } }
    const router = createMemoryRouter([{ id: 'listing', ...route }], { initialEntries: ['/women/clothing'], hydrationData })
    const { container } = render(<InRouter router={router} />, { context: listingPage({ page: 1 }) })
    expect(screen.getByRole('navigation', { name: 'Pages of products' })).toBeInTheDocument()
    expect(container.querySelector('.skeleton')).not.toBeInTheDocument()
    await act(async () => void router.navigate('/women/clothing?page=2'))
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(container.querySelector('.skeleton')).toBeInTheDocument()
    await act(async () => arrive())
    expect(await screen.findByRole('link', { name: 'Next page' })).toBeInTheDocument()
    expect(container.querySelector('.skeleton')).not.toBeInTheDocument()
  })
})
