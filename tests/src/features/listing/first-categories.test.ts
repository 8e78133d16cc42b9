import { describe, expect, it, vi } from 'vitest'
import { firstCategories } from '../../../../src/features/listing/first-categories.ts'
import type { SearchRequest } from '../../../../src/features/listing/listing-context.ts'
import type { NavigationNode } from '../../../../src/site/navigation.ts'
import { hit } from '../../../factories/hit.ts'

const PICTURE = { src: '/images/newest.jpg', width: 900, height: 1200 }

const node = (slug: string, changes: Partial<NavigationNode> = {}): NavigationNode => ({
  slug,
  path: `/${slug}`,
  label: slug,
  filters: { categories: [slug] },
  children: [],
  ...changes,
})

/** The newest product of each category has a picture, but for those of `empty` categories. */
const ask = async (tree: readonly NavigationNode[], { max = 4, empty = [] as readonly string[] } = {}) => {
  const search = vi.fn(async (requests: readonly SearchRequest[]) =>
    requests.map(({ filters }) => (empty.includes(filters?.categories?.[0] ?? '') ? [] : [hit('1', { image: PICTURE })])),
  )
  const found = await firstCategories({ getNavigation: async () => tree, search }, max)
  return { found, search }
}

describe('the first categories of a catalogue', () => {
  it('are those of the first level, each with the picture of its newest product, in one call', async () => {
    const { found, search } = await ask([node('kitchen'), node('living'), node('garden')], { max: 2 })
    expect(found).toEqual([
      { label: 'kitchen', path: '/kitchen', picture: PICTURE },
      { label: 'living', path: '/living', picture: PICTURE },
    ])
    expect(search).toHaveBeenCalledTimes(1)
    expect(search.mock.calls[0]?.[0][0]).toEqual({ filters: { categories: ['kitchen'] }, sort: 'newest', hitsPerPage: 1 })
  })

  it('are those of the second level where there is only one of the first', async () => {
    const { found } = await ask([node('home', { children: [node('mugs'), node('plates')] })])
    expect(found.map(({ label }) => label)).toEqual(['mugs', 'plates'])
  })

  it('leave out what is hidden, what is no category, and what has no product', async () => {
    const tree = [node('kitchen'), node('secret', { hide: true }), node('', { path: '/about' }), node('empty')]
    expect((await ask(tree, { empty: ['empty'] })).found.map(({ label }) => label)).toEqual(['kitchen'])
  })

  it('are shown with the picture that the menu has of them, where it has one', async () => {
    const { found } = await ask([node('kitchen', { image: '/images/kitchen.jpg' }), node('living')])
    expect(found[0]?.picture.src).toBe('/images/kitchen.jpg')
  })
})
