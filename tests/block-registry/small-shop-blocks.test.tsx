// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BrowseByList } from '../../block-registry/browse-by-list/browse-by-list.tsx'
import { ContextSwitcher } from '../../block-registry/context-switcher/context-switcher.tsx'
import { EmptySearch } from '../../block-registry/empty-search/empty-search.tsx'
import { fixtureHits, listingPage } from '../../block-registry/listing-fixture-data.ts'
import { MenuButton } from '../../block-registry/menu-button/menu-button.tsx'
import { RecentlyViewedTray } from '../../block-registry/recently-viewed-tray/recently-viewed-tray.tsx'
import { load } from '../../block-registry/top-searches/top-searches.load.ts'
import { TopSearches } from '../../block-registry/top-searches/top-searches.tsx'
import { UnableToShipTable } from '../../block-registry/unable-to-ship-table/unable-to-ship-table.tsx'
import { demoNavigation } from '../../src/gallery/demo-navigation.ts'
import { readNavContext } from '../../src/site/read-nav-context.ts'
import type { SearchClient } from '../../src/clients/search/create-search-client.ts'
import { RECENTLY_VIEWED_KEY } from '../../src/features/recently-viewed/viewed-products.ts'
import type { Hit } from '../../src/clients/search/hit.ts'
import { loadSearch } from '../../src/clients/search/load-search.ts'
import { visitorCookies } from '../../src/site/visitor-cookies.ts'
import { site } from '../factories/site.ts'
import { render } from '../setup/render.tsx'

vi.mock('../../src/clients/search/load-search.ts')

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.mocked(loadSearch).mockReset()
})

const around = { id: 'b', slots: {}, position: { index: 3, isAboveFold: false }, meta: {}, data: {} }
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('top searches', () => {
  it('ask for as many as they show and lead to the results [BLOCK-25]', () => {
    expect(load({ heading: '', itemsToShow: 4 })).toEqual({ queries: { kind: 'suggestions', args: ['', 4] } })
    render(<TopSearches {...around} props={{ heading: '', itemsToShow: 4 }} data={{ queries: ['boots & shoes', 'coats'] }} />)
    expect(screen.getByRole('region', { name: 'Popular searches' })).toBeInTheDocument()
    expect(hrefs()).toEqual(['/en/search?query=boots+%26+shoes', '/en/search?query=coats'])
  })

  it('are not there when nothing came', () => {
    const { container } = render(<TopSearches {...around} props={{ heading: 'Top', itemsToShow: 4 }} data={{}} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('a list to browse by', () => {
  it('leads to brands by their own pages, most products first [BLOCK-27]', () => {
    render(<BrowseByList {...around} props={{ kind: 'brand', itemsToShow: 10 }} />, { context: listingPage() })
    expect(hrefs()).toEqual(['/en/brands/alder', '/en/brands/birch'])
  })

  it('narrows the listing by every other kind, and folds what is beyond the limit', () => {
    const facets = { size: ['s', 'm', 'l'].map((tag, index) => ({ filterType: 'size' as const, tag, value: tag, count: index })) }
    render(<BrowseByList {...around} props={{ kind: 'size', itemsToShow: 1 }} />, { context: listingPage({ facets }) })
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/en/women/clothing?size=l')
    expect(screen.getByRole('group')).toHaveTextContent('Show 2 more')
  })
})

describe('regions no parcel goes to', () => {
  it('stand in a table with the reason [BLOCK-34]', () => {
    const data = { places: [{ code: 'PR', name: 'Puerto Rico', reason: 'customs' }] } as const
    render(<UnableToShipTable {...around} props={{ heading: '' }} data={data} />)
    const table = screen.getByRole('region', { name: 'Where we cannot deliver' })
    expect(within(table).getByRole('row', { name: 'Puerto Rico Customs rules do not allow it' })).toBeInTheDocument()
  })

  it('are no table where there are none', () => {
    const { container } = render(<UnableToShipTable {...around} props={{ heading: 'X' }} data={{ places: [] }} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('a menu button', () => {
  it('opens the whole navigation tree [BLOCK-39]', async () => {
    render(<MenuButton {...around} props={{ label: 'Everything' }} />, { navigation: demoNavigation })
    await userEvent.click(screen.getByRole('button', { name: 'Everything' }))
    expect(within(screen.getByRole('dialog')).getByRole('heading', { name: 'Women' })).toBeTruthy()
  })
})

describe('what stands where nothing was found', () => {
  const words = (text: string) => {
    const props = { heading: 'Nothing here', text, image: null, showSearchBox: false }
    render(<EmptySearch {...around} props={props} slots={{ body: null }} />, { context: { kind: 'notFound' } })
    return screen.queryAllByRole('paragraph').map(({ textContent }) => textContent)
  }

  it('has the words of a merchandiser below its heading, and no empty line where there are none', () => {
    expect(words('Try the menu.')).toEqual(['Try the menu.'])
    expect(screen.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible()
    cleanup()
    expect(words('')).toEqual([])
  })
})

describe('a context switcher', () => {
  const navigation = demoNavigation.map((node) =>
    node.slug === 'kids' ? { ...node, key: 'kids', hide: true } : { ...node, key: node.slug },
  )

  it('marks where the shopper is, and stores where they go for browser and server [HEAD-04, HOME-01, DATA-97]', async () => {
    render(<ContextSwitcher {...around} props={{ label: '' }} />, { navigation, context: { path: '/women/clothing' } })
    expect(screen.getByRole('link', { current: true })).toHaveAttribute('href', '/en/women')
    expect(screen.queryByRole('link', { name: 'Kids' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Men' }))
    expect(readNavContext(site('gb'))).toBe('men')
    const cookies = Object.fromEntries(document.cookie.split('; ').map((pair) => pair.split('=') as [string, string]))
    expect(visitorCookies(cookies, site('gb'))).toEqual({ navContext: 'men' })
  })

  it('is not there where there is nothing to switch', () => {
    const { container } = render(<ContextSwitcher {...around} props={{ label: '' }} />, {
      navigation: demoNavigation.map(({ key: _, ...node }) => node),
    })
    expect(container).toBeEmptyDOMElement()
  })
})

describe('the recently viewed tray', () => {
  const tray = (maxProducts = 12) => <RecentlyViewedTray {...around} props={{ maxProducts, header: '' }} />

  it('is not there for who has looked at nothing, and asks nobody [BLOCK-09]', () => {
    const { container } = render(tray())
    expect(container).toBeEmptyDOMElement()
    expect(loadSearch).not.toHaveBeenCalled()
  })

  const viewed = (...ids: readonly string[]) => {
    localStorage.setItem(RECENTLY_VIEWED_KEY, JSON.stringify(ids))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: RECENTLY_VIEWED_KEY })))
  }
  /** The shop finds these. */
  const found = (hits: readonly Hit[]) =>
    // The rest of the client is not asked for here.
    vi.mocked(loadSearch).mockResolvedValue({ productsById: async () => hits } as unknown as SearchClient)
  const [tee, trouser] = fixtureHits

  it('leads to its products, has a heart at each, and fetches their pictures only when they come near', async () => {
    const image = { src: '/images/tee.jpg', width: 800, height: 1000 }
    found([tee, trouser].flatMap((hit) => (hit === undefined ? [] : [{ ...hit, colors: [], image }])))
    viewed('900001', '900002')
    render(tray())
    const row = within(await screen.findByRole('list', { name: 'Recently viewed' }))
    expect(row.getByRole('link', { name: 'Everyday tee' })).toHaveAttribute('href', expect.stringMatching(/^\/en\/.*900001$/))
    expect(row.getAllByRole('button', { name: /Everyday tee|Linen trouser/ })).toHaveLength(2)
    const pictures = row.getAllByRole('presentation', { hidden: true }).filter(({ tagName }) => tagName === 'IMG')
    expect(pictures.map((picture) => [picture.getAttribute('loading'), picture.getAttribute('fetchpriority')])).toEqual([
      ['lazy', 'low'],
      ['lazy', 'low'],
    ])
  })

  it('has the heading that a merchandiser wrote', async () => {
    found(fixtureHits)
    viewed('900001')
    render(<RecentlyViewedTray {...around} props={{ maxProducts: 12, header: 'Seen before' }} />)
    expect(await screen.findByRole('heading', { level: 2, name: 'Seen before' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Seen before' })).toBeVisible()
  })

  it('is not there where the shop has none of its products any more', async () => {
    found([])
    viewed('900001')
    const { container } = render(tray())
    await waitFor(() => expect(loadSearch).toHaveBeenCalled())
    await act(async () => undefined)
    expect(container).toBeEmptyDOMElement()
  })

  it('is beside the basket, but not where a shopper pays', () => {
    viewed('900001')
    const { container } = render(tray(), { context: { kind: 'checkout', params: { step: 'payment' } } })
    expect(container).toBeEmptyDOMElement()
    expect(loadSearch).not.toHaveBeenCalled()
  })

  it('shows what this browser looked at, no more than it may, by the shop’s configured search [BLOCK-09, STORE-05]', async () => {
    const productsById = vi.fn(async (ids: readonly string[]) => fixtureHits.filter(({ productId }) => ids.includes(productId)))
    // The rest of the client is not asked for here.
    vi.mocked(loadSearch).mockResolvedValue({ productsById } as unknown as SearchClient)
    viewed('900002', '900001', '900003')
    render(tray(2))
    const region = await screen.findByRole('region', { name: 'Recently viewed' })
    await waitFor(() => expect(within(region).getByText('Linen trouser')).toBeInTheDocument())
    expect(productsById).toHaveBeenCalledWith(['900002', '900001'], { keepsColors: true })
    expect(within(region).queryByText('Canvas tote')).not.toBeInTheDocument()
  })
})
