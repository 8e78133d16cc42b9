// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CategoryNavigation } from '../../../block-registry/category-navigation/category-navigation.tsx'
import { ChipList } from '../../../block-registry/chip-list/chip-list.tsx'
import { listingPage } from '../../../block-registry/listing-fixture-data.ts'
import { SideNavigation } from '../../../block-registry/side-navigation/side-navigation.tsx'
import { sideLink } from '../../../src/features/listing/side-navigation.ts'
import { PageRouterProvider, stillRouter } from '../../../src/page/router-context.ts'
import type { PageContext } from '../../../src/page/page-context.ts'
import type { NavigationNode } from '../../../src/site/navigation.ts'
import { render } from '../../setup/render.tsx'

afterEach(cleanup)

const node = (slug: string, path: string, filters: NavigationNode['filters'], changes: Partial<NavigationNode> = {}): NavigationNode => ({
  slug,
  path,
  label: slug,
  filters,
  children: [],
  ...changes,
})
const category = (...names: readonly string[]) => ({ categories: [names.join(' > ')] })
const navigation = [
  node('women', '/women', category('women'), {
    children: [
      node('clothing', '/women/clothing', category('women', 'clothing'), {
        children: [node('dresses', '/women/clothing/dresses', category('women', 'clothing', 'dresses'))],
      }),
      node('empty', '/women/empty', category('women', 'empty')),
      node('secret', '/women/secret', category('women', 'secret'), { hide: true }),
      node(
        'offers',
        '/women/offers',
        { ...category('women'), onSale: ['true'] },
        { children: [node('cheap', '/women/offers/cheap', category('women', 'clothing'))] },
      ),
    ],
  }),
]
const viewProps = { slots: {}, position: { index: 0, isAboveFold: true }, meta: {}, data: {} } as const
const names = () => [...new Set(screen.queryAllByRole('link', { hidden: true }).map((link) => link.textContent))]
/** Where the links of a name lead, each once. */
const hrefs = (name: string) => [...new Set(screen.getAllByRole('link', { name, hidden: true }).map((link) => link.getAttribute('href')))]
const withSide = (context: Partial<PageContext> = {}) => ({
  context: { ...listingPage({ sidePaths: ['/women/clothing', '/women/clothing/dresses', '/women/offers', '/women/secret'] }), ...context },
  navigation,
})

describe('side navigation', () => {
  it('shows the levels around the listing that hold products and are not hidden [SIDENAV-01, SIDENAV-03, SIDENAV-05, SIDENAV-06]', () => {
    render(<SideNavigation id="s" props={{ levels: 4 }} {...viewProps} />, withSide())
    expect(names()).toEqual(['clothing', 'dresses', 'offers', 'women'])
    expect(screen.getAllByRole('link', { name: 'clothing', hidden: true })[0]).toHaveAttribute('aria-current', 'page')
  })

  it('leads to a path of its own slug after those above it, each level 5 px further in [SIDENAV-04, SIDENAV-11]', () => {
    render(<SideNavigation id="s" props={{ levels: 4 }} {...viewProps} />, withSide())
    const [dresses] = screen.getAllByRole('link', { name: 'dresses', hidden: true })
    expect(dresses).toHaveAttribute('href', '/en/women/clothing/dresses')
    expect(dresses?.closest('ul')).toHaveStyle({ '--level': '1' })
  })

  it('folds away behind its heading on small screens [SIDENAV-12]', async () => {
    render(<SideNavigation id="s" props={{ levels: 4 }} {...viewProps} />, withSide())
    const folded = document.querySelector('details')
    expect(folded?.open).toBe(false)
    expect(folded?.querySelector('summary')).toHaveTextContent('women')
  })

  it('gives way to categories where the listing cuts across the tree [SIDENAV-02]', () => {
    render(<SideNavigation id="s" props={{ levels: 4 }} {...viewProps} />, withSide({ kind: 'brand' }))
    expect(names()).toEqual([])
  })

  it('carries what is chosen on the page to the levels beside it [SIDENAV-07, SIDENAV-10]', () => {
    render(<SideNavigation id="s" props={{ levels: 4 }} {...viewProps} />, withSide({ query: { brand: 'alder', page: '3' } }))
    expect(hrefs('offers')).toEqual(['/en/women/offers?brand=alder'])
    expect(hrefs('clothing')).toEqual(['/en/women/clothing?page=3&brand=alder'])
  })

  it('carries a choice that is still on its way, and none of another page', () => {
    const at = (pending: string) =>
      render(
        <PageRouterProvider value={{ ...stillRouter(), getPending: () => pending }}>
          <SideNavigation id="s" props={{ levels: 4 }} {...viewProps} />
        </PageRouterProvider>,
        withSide({ query: { brand: 'alder' } }),
      )
    at('/women/clothing?color=navy&sortBy=priceAsc&page=2')
    expect(hrefs('offers')).toEqual(['/en/women/offers?sortBy=priceAsc&color=navy'])
    cleanup()
    at('/women/clothing')
    expect(hrefs('offers')).toEqual(['/en/women/offers'])
    cleanup()
    at('/men?color=navy')
    expect(hrefs('offers')).toEqual(['/en/women/offers?brand=alder'])
  })

  it('carries the query to other paths without page, featured products and a sort they do not offer, and keeps the address of the same path [SIDENAV-07, SIDENAV-08, SIDENAV-09, SIDENAV-10]', () => {
    const from = (query: Record<string, string>) => sideLink('/new-in', { path: '/women', query })
    expect(from({ brand: 'alder', page: '3', featuredProductIds: '1', utm: 'x' })).toBe('/new-in?brand=alder&utm=x')
    expect(from({ sortBy: 'newest' })).toBe('/new-in')
    expect(from({ sortBy: 'priceAsc' })).toBe('/new-in?sortBy=priceAsc')
    expect(sideLink('/women', { path: '/women', query: { page: '3', brand: 'alder' } })).toBe('/women?page=3&brand=alder')
  })
})

describe('category navigation', () => {
  const sale = (selectedFilters = {}, query = {}) => ({
    context: { ...listingPage({ selectedFilters }, query), path: '/sale' },
    navigation,
  })

  it('lists categories that occur among the products, two levels, without those that mean sale [CATNAV-01, CATNAV-02, CATNAV-03]', () => {
    render(<CategoryNavigation id="c" props={{ levels: 2 }} {...viewProps} />, sale())
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/sale?categories=women',
      '/en/sale?categories=women+%3E+clothing',
    ])
  })

  it('replaces the category, and takes the active one away [CATNAV-04, CATNAV-05]', () => {
    render(
      <CategoryNavigation id="c" props={{ levels: 2 }} {...viewProps} />,
      sale({ categories: ['women'] }, { categories: 'women', page: '2' }),
    )
    const [women, clothing] = screen.getAllByRole('link')
    expect(women).toHaveAttribute('aria-current', 'true')
    expect(women).toHaveAttribute('href', '/en/sale')
    expect(clothing).toHaveAttribute('href', '/en/sale?categories=women+%3E+clothing')
  })
})

describe('the chip list', () => {
  it('shows the entries one level below, without hidden ones [PLP-15, PLP-16]', () => {
    render(<ChipList id="c" props={{ itemsToShow: 10 }} {...viewProps} />, withSide({ path: '/women' }))
    expect(names()).toEqual(['clothing', 'offers'])
  })
})
