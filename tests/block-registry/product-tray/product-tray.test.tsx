// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BlockAnswers } from '../../../block-registry/block.ts'
import { fixtureHits } from '../../../block-registry/listing-fixture-data.ts'
import { load } from '../../../block-registry/product-tray/product-tray.load.ts'
import { ProductTray } from '../../../block-registry/product-tray/product-tray.tsx'
import { readViewed, withViewed } from '../../../src/features/recently-viewed/viewed-products.ts'
import { pageContext } from '../../factories/page-context.ts'
import { render } from '../../setup/render.tsx'

afterEach(cleanup)

const props = {
  source: 'ids',
  productIds: ['1', '2', '3'],
  filters: {},
  sort: 'bestMatch',
  model: 'related-products',
  maxProducts: 2,
  header: 'Just in',
  footer: '',
  href: '',
  carouselConfig: {},
  productConfig: {},
  supportConfig: {},
  tabsConfig: {},
} as const
const tray = (data: BlockAnswers<'product-tray'>) => (
  <ProductTray id="t" props={props} slots={{}} position={{ index: 5, isAboveFold: false }} meta={{}} data={data} />
)

describe('a product tray', () => {
  it('asks for its ids, its rule or its recommendations, no more than it shows', () => {
    expect(load(props, pageContext())).toEqual({ hits: { kind: 'productsById', args: [['1', '2']] } })
    expect(load({ ...props, source: 'rule', filters: { collections: ['new-in'], nonsense: ['x'] } }, pageContext())).toEqual({
      hits: { kind: 'search', request: { filters: { collections: ['new-in'] }, sort: 'bestMatch', hitsPerPage: 2 } },
    })
    expect(load({ ...props, source: 'recommendation', model: 'recommended' }, pageContext())).toEqual({
      hits: { kind: 'recommendations', args: [{ model: 'recommended', max: 2 }] },
    })
    expect(load({ ...props, source: 'recommendation' }, pageContext())).toEqual({ hits: undefined })
  })

  it('is named by its heading, and is not there without products', () => {
    const { unmount } = render(tray({ hits: fixtureHits }))
    expect(screen.getByRole('region', { name: 'Just in' })).toBeInTheDocument()
    unmount()
    render(tray({}))
    expect(screen.queryByText('Just in')).not.toBeInTheDocument()
  })

  it.each([
    ['gb', 'en', 1],
    ['ae', 'ar', -1],
  ])('moves by one card in reading direction on %s %s [BLOCK-54]', async (site, language, sign) => {
    const scrollTo = vi.fn()
    Element.prototype.scrollTo = scrollTo
    // Who wants less motion is there at once.
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { left: [...(this.parentElement?.children ?? [])].indexOf(this) * 250 } as DOMRect
    })
    render(tray({ hits: fixtureHits }), { site, language })
    const buttons = screen.getAllByRole('button').slice(0, 2)
    const [, next] = buttons
    if (next === undefined) throw new Error('no button')
    await userEvent.click(next)
    expect(scrollTo).toHaveBeenCalledWith({ left: sign * 250, behavior: 'instant' })
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
})

describe('recently viewed', () => {
  it('are newest first, each once, at most twenty [RULES-01]', () => {
    const ids = Array.from({ length: 25 }, (_, index) => String(index)).reduce<readonly string[]>((seen, id) => withViewed(seen, id), [])
    expect(ids).toHaveLength(20)
    expect(withViewed(ids, '10').slice(0, 3)).toEqual(['10', '24', '23'])
    expect(readViewed(['1', 2, '1', ''])).toEqual(['1'])
    expect(readViewed({})).toEqual([])
  })
})
