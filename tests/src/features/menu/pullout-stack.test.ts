import { describe, expect, it } from 'vitest'
import { levelAt, openingStack, popLevel, pushLevel } from '../../../../src/features/menu/pullout-stack.ts'
import { demoNavigation } from '../../../../src/gallery/demo-navigation.ts'

const tree = demoNavigation.map((node) => (node.slug === 'kids' ? { ...node, hide: true } : node))
const labels = (stack: readonly number[]): readonly string[] => levelAt(tree, stack).nodes.map(({ label }) => label)

describe('the slide-out menu', () => {
  it('keeps its place as a stack of indexes [MENU-01]', () => {
    expect(labels([])).toEqual(['Women', 'Men', 'Sale', 'New in'])
    expect(labels([0])).toEqual(['Clothing', 'Shoes', 'Accessories', 'Jewellery', 'Home'])
    expect(labels([0, 1])).toEqual(['Boots', 'Loafers', 'Sandals'])
    expect(levelAt(tree, [0, 1]).parent?.label).toBe('Shoes')
  })

  it('goes one level in and one back [MENU-02, MENU-03]', () => {
    expect(pushLevel([0], 1)).toEqual([0, 1])
    expect(popLevel([0, 1])).toEqual([0])
    expect(popLevel([])).toEqual([])
  })

  it('opens where the shopper is [MENU-05, MENU-12]', () => {
    expect(openingStack({ tree, path: '/men/shoes', restores: true })).toEqual([1])
  })

  it.each([
    ['a node without children', '/sale', true],
    ['a hidden node', '/kids/shoes', true],
    ['search, account, checkout or an unknown path', '/search', true],
    ['home', '/', true],
    ['a site that does not restore', '/men', false],
  ])('opens at the root for %s [MENU-12]', (_what, path, restores) => {
    expect(openingStack({ tree, path, restores })).toEqual([])
  })

  it("opens at the root on the home page beside a merchandiser's own entry with entries below it [MENU-12]", () => {
    const below = { slug: '', path: '/help/care', label: 'Care', filters: {}, children: [] }
    const stories = { slug: '', path: '/stories', label: 'Stories', filters: {}, children: [], items: [below] }
    expect(openingStack({ tree: [...tree, stories], path: '/', restores: true })).toEqual([])
  })

  it('shows the last level that exists when the tree has changed', () => {
    expect(labels([0, 99])).toEqual(labels([0]))
  })
})
