// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { categoryOptions } from '../../../block-registry/filters/filter-groups.tsx'
import { Filters } from '../../../block-registry/filters/filters.tsx'
import { shownOptions } from '../../../block-registry/filters/shown-options.ts'
import { fixtureListing, listingPage } from '../../../block-registry/listing-fixture-data.ts'
import { render } from '../../setup/render.tsx'
import { PageRouterProvider, stillRouter } from '../../../src/page/router-context.ts'

afterEach(cleanup)

/** It says how many products the choice shows once they are counted. */
const APPLY = /^(?:Apply|Show \d+ products?)$/

const props = {
  layout: 'sidebar',
  mode: 'auto',
  kinds: ['brand', 'color', 'size', 'priceRange', 'onSale'],
  selectors: { color: 'grid' },
  itemsToShow: 10,
} as const
const show = (
  changes: {
    readonly mode?: 'auto' | 'instant' | 'apply'
    readonly query?: Record<string, string>
    readonly selected?: Record<string, readonly string[]>
  } = {},
) =>
  render(
    <Filters
      id="filters"
      props={{ ...props, mode: changes.mode ?? 'auto' }}
      slots={{}}
      position={{ index: 0, isAboveFold: true }}
      meta={{}}
      data={{}}
    />,
    {
      context: listingPage({ selectedFilters: changes.selected ?? {} }, { page: '2', ...changes.query }),
    },
  )

let followed: string[]
beforeEach(() => {
  followed = []
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
  document.onclick = (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    if (anchor === null) return
    followed.push(anchor.getAttribute('href') ?? '')
    event.preventDefault()
  }
})
afterEach(() => {
  document.onclick = null
})

describe('filters of a listing that is on its way to another choice', () => {
  it('show that choice and begin from it [FILTER-01]', () => {
    const pending = { getPending: () => `${listingPage().path}?color=white,navy&sortBy=priceAsc&page=3`, subscribe: () => () => undefined }
    render(
      <PageRouterProvider value={{ ...stillRouter(), ...pending }}>
        <Filters
          id="filters"
          props={{ ...props, mode: 'instant' }}
          slots={{}}
          position={{ index: 0, isAboveFold: true }}
          meta={{}}
          data={{}}
        />
      </PageRouterProvider>,
      { context: listingPage({ selectedFilters: {} }, { page: '2' }) },
    )
    expect(screen.getByRole('checkbox', { name: /^Navy/ })).toHaveAttribute('aria-checked', 'true')
    expect(screen.getByRole('button', { name: /^Filters.*2/ })).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: /^Navy/ })).toHaveAttribute('href', expect.stringMatching(/\?sortBy=priceAsc&color=white$/))
  })
})

describe('filters beside the products', () => {
  it('lead to the listing with the value chosen, from its first page [FILTER-01]', () => {
    show()
    expect(screen.getByRole('checkbox', { name: /Birch & Co/ })).toHaveAttribute('href', '/en/women/clothing?brand=birch')
  })

  it('lead to the listing without a value that is chosen', () => {
    show({ query: { brand: 'birch,alder' }, selected: { brand: ['birch', 'alder'] } })
    const birch = screen.getByRole('checkbox', { name: /Birch & Co/ })
    expect(birch).toBeChecked()
    expect(birch).toHaveAttribute('href', '/en/women/clothing?brand=alder')
  })

  it('answer to the space bar like checkboxes', async () => {
    show()
    screen.getByRole('checkbox', { name: /Navy/ }).focus()
    await userEvent.keyboard(' ')
    expect(followed).toEqual(['/en/women/clothing?color=navy'])
  })

  it('step prices by the currency and refuse a range the wrong way round [FILTER-06, FILTER-07, FILTER-08]', async () => {
    show()
    const low = screen.getByRole('spinbutton', { name: 'From', hidden: true })
    expect(low).toHaveAttribute('min', '0')
    expect(low).toHaveAttribute('step', '5')
    await userEvent.type(low, '90')
    await userEvent.type(screen.getByRole('spinbutton', { name: 'To', hidden: true }), '20')
    expect(screen.getByRole('alert')).toHaveTextContent('must not be above')
    await userEvent.clear(low)
    await userEvent.type(low, '10')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    expect(followed).toEqual(['/en/women/clothing?priceRange=10,20'])
  })
})

describe('forms of filters', () => {
  const inLayout = (layout: 'dropdown' | 'sidebar' | 'mobile') => {
    render(
      <Filters id="filters" props={{ ...props, layout }} slots={{}} position={{ index: 0, isAboveFold: true }} meta={{}} data={{}} />,
      { context: listingPage() },
    )
    return [...document.querySelectorAll('details')]
  }

  it('are dropdowns of which one is open at a time [PLP-11]', () => {
    const groups = inLayout('dropdown')
    expect(groups.map(({ open }) => open)).not.toContain(true)
    expect(new Set(groups.map((group) => group.getAttribute('name')))).toEqual(new Set(['filters']))
  })

  it('are a sidebar whose first groups are open, each with its own selector [PLP-12, PLP-14]', () => {
    const groups = inLayout('sidebar')
    expect(groups.map(({ open }) => open)).toEqual([true, true, true, false, false])
    expect(document.querySelector('ul.grid')).toHaveTextContent('Navy')
    expect(document.querySelector('ul.list')).toHaveTextContent('Birch & Co')
  })

  it('open from a button on narrow screens, and Apply closes them again [FILTER-04, PLP-13]', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }))
    inLayout('sidebar')
    const dialog = document.querySelector('dialog')
    if (dialog === null) throw new Error('no pullout')
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    expect(dialog.open).toBe(true)
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Navy/ }))
    await userEvent.click(within(dialog).getAllByRole('button', { name: APPLY }).at(-1) ?? dialog)
    expect(followed.at(-1)).toBe('/en/women/clothing?color=navy')
    await vi.waitFor(() => expect(dialog.open).toBe(false))
  })
})

describe('the pullout of filters', () => {
  const opened = async (isNarrow: boolean, selected: Record<string, readonly string[]>) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isNarrow, addEventListener: () => undefined, removeEventListener: () => undefined }))
    const shown = {
      props: { ...props, layout: 'mobile' as const },
      slots: {},
      position: { index: 0, isAboveFold: true },
      meta: {},
      data: {},
    }
    render(<Filters id="filters" {...shown} />, { context: listingPage({ selectedFilters: selected }, { brand: 'birch,alder' }) })
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
    return within(screen.getByRole('dialog'))
  }
  const SELECTED = { brand: ['birch', 'alder'] }

  it('has what is chosen at its head and says how many products are shown; choices apply at once in wide windows [FILTER-01, FILTER-15]', async () => {
    const pullout = await opened(false, SELECTED)
    expect(pullout.getByRole('link', { name: 'Remove Birch & Co' })).toHaveAttribute('href', '/en/women/clothing?brand=alder')
    expect(pullout.getByRole('checkbox', { name: /Navy/ })).toHaveAttribute('href', expect.stringContaining('color=navy'))
    await userEvent.click(pullout.getByRole('button', { name: 'Show 217 products' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('takes what is chosen back without applying it in narrow windows [FILTER-02, FILTER-15]', async () => {
    const pullout = await opened(true, SELECTED)
    await userEvent.click(pullout.getByRole('button', { name: 'Remove Birch & Co' }))
    expect(pullout.queryByRole('button', { name: 'Remove Birch & Co' })).not.toBeInTheDocument()
    expect(pullout.getByRole('checkbox', { name: /Birch & Co/ })).not.toBeChecked()
    expect(followed.filter((to) => !to.startsWith('#'))).toEqual([])
  })
})

describe('filters that wait', () => {
  it('apply together, and not before something changed [FILTER-02, FILTER-03, DATA-63]', async () => {
    show({ mode: 'apply' })
    const apply = screen.getAllByRole('button', { name: APPLY }).at(-1)
    if (apply === undefined) throw new Error('no apply')
    expect(apply).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: /Birch & Co/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Navy/ }))
    expect(followed).toEqual([])
    await userEvent.click(apply)
    expect(followed).toEqual(['/en/women/clothing?brand=birch&color=navy'])
  })

  it('are unchanged again when a choice is taken back', async () => {
    show({ mode: 'apply' })
    const navy = screen.getByRole('checkbox', { name: /Navy/ })
    await userEvent.click(navy)
    await userEvent.click(navy)
    expect(screen.getAllByRole('button', { name: APPLY }).at(-1)).toBeDisabled()
  })
})

describe('the button that takes back all choices that wait', () => {
  const clearAll = () => screen.queryByRole('button', { name: 'Clear all' })
  const chosen = () => screen.queryAllByRole('checkbox', { checked: true }).map(({ textContent }) => textContent)

  it('leaves none chosen, and shows the products without them only at Apply', async () => {
    const selected = { brand: ['birch', 'alder'], color: ['navy'] }
    show({ mode: 'apply', query: { brand: 'birch,alder', color: 'navy' }, selected })
    expect(chosen()).toHaveLength(3)
    await userEvent.click(clearAll() ?? document.body)
    expect(chosen()).toEqual([])
    expect(clearAll()).toBeNull()
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    expect(followed).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: APPLY }))
    expect(followed).toEqual(['/en/women/clothing'])
  })

  it('is there from the second choice on, and a range of prices is one [FILTER-05]', async () => {
    show({ mode: 'apply', query: { brand: 'birch' }, selected: { brand: ['birch'] } })
    expect(clearAll()).toBeNull()
    cleanup()
    show({ mode: 'apply', query: { priceRange: '20,90' }, selected: { priceRange: ['20,90'] } })
    expect(clearAll()).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: /Navy/ }))
    expect(clearAll()).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: /Navy/ }))
    expect(clearAll()).toBeNull()
  })

  it('is there once in the pullout of a narrow window, and applies nothing there either', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }))
    show({ query: { brand: 'birch,alder' }, selected: { brand: ['birch', 'alder'] } })
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
    const pullout = within(screen.getByRole('dialog'))
    await userEvent.click(pullout.getByRole('button', { name: 'Clear all' }))
    expect(pullout.queryAllByRole('checkbox', { checked: true })).toEqual([])
    expect(pullout.queryByRole('button', { name: /^Remove/ })).toBeNull()
    expect(followed.filter((to) => !to.startsWith('#'))).toEqual([])
  })
})

describe('long lists', () => {
  const options = Array.from({ length: 14 }, (_, index) => ({
    filterType: 'brand' as const,
    tag: `b${index}`,
    value: `Brand ${index}`,
    count: 1,
  }))

  it('show ten values, every chosen one, and no button for a single value [PLP-25]', () => {
    expect(shownOptions(options, { typed: '', chosen: ['b13'], limit: 10 })).toHaveLength(11)
    expect(shownOptions(options.slice(0, 11), { typed: '', chosen: [], limit: 10 })).toHaveLength(11)
    expect(shownOptions(options, { typed: 'brand 1', chosen: [], limit: 10 })).toHaveLength(5)
  })

  it('have a search box of their own beyond the configured number [FILTER-09]', async () => {
    const brand = options
    render(<Filters id="filters" props={props} slots={{}} position={{ index: 0, isAboveFold: true }} meta={{}} data={{}} />, {
      context: listingPage({ facets: { ...fixtureListing.facets, brand } }),
    })
    await userEvent.type(screen.getByLabelText('Search in Brand'), '13')
    const group = screen.getByLabelText('Search in Brand').closest('details')
    if (group === null) throw new Error('no group')
    expect(
      within(group)
        .getAllByRole('checkbox')
        .map((box) => box.textContent),
    ).toEqual(['Brand 131'])
  })

  it('have none where values are chips side by side [FILTER-09]', () => {
    const color = options.map((option) => ({ ...option, filterType: 'color' as const }))
    render(<Filters id="filters" props={props} slots={{}} position={{ index: 0, isAboveFold: true }} meta={{}} data={{}} />, {
      context: listingPage({ facets: { ...fixtureListing.facets, color } }),
    })
    expect(screen.queryByLabelText('Search in Colour')).not.toBeInTheDocument()
  })

  it('offer categories one level below the page, or two levels by path', () => {
    const category = (tag: string, value: string) => ({ filterType: 'categories' as const, tag, value, count: 3 })
    const all = [
      category('women', 'Women'),
      category('women > shoes', 'Shoes'),
      category('women > shoes > boots', 'Boots'),
      category('men > shoes', 'Shoes'),
    ]
    expect(categoryOptions({ options: all, pageFilters: { categories: ['women'] }, chosen: [] }).map(({ value }) => value)).toEqual([
      'Shoes',
    ])
    expect(categoryOptions({ options: all, pageFilters: {}, chosen: [] }).map(({ value }) => value)).toEqual([
      'Women / Shoes',
      'men / Shoes',
    ])
  })
})
