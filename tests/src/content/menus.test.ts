import { describe, expect, it } from 'vitest'
import { mergeMenus } from '../../../src/content/menus.ts'
import { buildValidatedPage } from '../../../src/content/build-validated-page.ts'
import { menuChildren, type NavigationNode } from '../../../src/site/navigation.ts'
import { createAdvisor } from '../../../src/content/advice/create-advisor.ts'
import { menuEntry } from '../../../block-registry/menu-entry.ts'
import type { BlockNode, Json } from '../../../schemas/page.ts'
import { entry, linkTo, pageEntry } from '../../factories/cms.ts'
import { lookups } from '../../factories/lookups.ts'
import { navigationTree } from '../../factories/navigation.ts'
import { node, page } from '../../factories/pages.ts'
import { site } from '../../factories/site.ts'

const PLAIN = { mode: 'add', sublabel: '', color: 'default', icon: 'none', image: null, ownPage: false, hide: false } as const
const branch = (at: string, items: readonly BlockNode[] = [], props: Readonly<Record<string, Json>> = {}): BlockNode =>
  node('menu-branch', { id: `branch ${at}`, props: { branch: at, ...PLAIN, ...props }, slots: { items } })
const labels = (nodes: readonly NavigationNode[]) => nodes.map(({ label }) => label)
const at = (path: string, nodes: readonly NavigationNode[]): NavigationNode | undefined =>
  nodes.flatMap((each) => (each.path === path ? [each] : [at(path, each.children) ?? []].flat()))[0]
const tree = navigationTree()

describe('the menus of a merchandiser', () => {
  it('add entries to a branch of the categories, with all that an entry can say [DATA-86] [DATA-87] [DATA-89]', () => {
    const image = { url: '/images/art/a.jpg', width: 720, height: 900, alt: '' }
    const merged = mergeMenus(tree, [
      branch('/women/shoes', [
        menuEntry({ label: 'Gifts', sublabel: 'From £25', href: '/gifts', icon: 'gift', color: 'accent', newWindow: true }, [
          menuEntry({ label: 'Under £50', href: '/gifts?price=50' }),
        ]),
        menuEntry({ label: 'The edit', kind: 'content', href: '/stories', image }),
        menuEntry({ label: 'Every shoe', kind: 'view-all-button' }),
        menuEntry({ label: 'To women', kind: 'back-button' }),
        menuEntry({ label: 'Later', href: '/later', hide: true }),
      ]),
    ])
    const shoes = at('/women/shoes', merged)
    expect(labels(shoes?.children ?? [])).toEqual(['Boots'])
    expect(shoes?.items).toEqual([
      {
        ...{ slug: '', path: '/gifts', label: 'Gifts', sublabel: 'From £25', target: '_blank', color: 'accent', icon: 'gift' },
        ...{ filters: {}, children: [] },
        items: [{ slug: '', path: '/gifts?price=50', label: 'Under £50', filters: {}, children: [] }],
      },
      { slug: '', path: '/stories', label: 'The edit', type: 'content', image: image.url, filters: {}, children: [] },
      { slug: '', path: '', label: 'Every shoe', type: 'view-all-button', filters: {}, children: [] },
      { slug: '', path: '', label: 'To women', type: 'back-button', filters: {}, children: [] },
      { slug: '', path: '/later', label: 'Later', hide: true, filters: {}, children: [] },
    ])
  })

  it('put a tree in place of the categories below one, which keep their pages [DATA-88]', () => {
    const women = at('/women', mergeMenus(tree, [branch('/Women/', [menuEntry({ label: 'Coats', href: '/coats' })], { mode: 'replace' })]))
    expect(women && labels(menuChildren(women))).toEqual(['Coats'])
    expect(labels(women?.children ?? [])).toEqual(['Shoes'])
  })

  it('say which category has a page of its own in place of its products', () => {
    const merged = mergeMenus(tree, [branch('/women', [], { ownPage: true }), branch('/men')])
    expect(merged.map(({ hasOwnPage }) => hasOwnPage)).toEqual([true, undefined, undefined])
  })

  it('give a category looks of its own, hide one, and add links to the first level, never headings', () => {
    const merged = mergeMenus(tree, [
      branch('/women', [], { color: 'sale', sublabel: 'Now', icon: 'star' }),
      branch('/men', [], { hide: true }),
      branch('/', [
        menuEntry({ label: 'Stories', href: '/stories' }),
        menuEntry({ label: 'Heading' }, [menuEntry({ label: 'x', href: '/x' })]),
      ]),
    ])
    expect(merged.map(({ label, color, hide }) => [label, color, hide])).toEqual([
      ['Women', 'sale', undefined],
      ['Men', undefined, true],
      ['Kids', undefined, true],
      ['Stories', undefined, undefined],
    ])
    // No path of the shop begins with an empty part, so no route is made by an entry.
    expect(merged.at(-1)?.slug).toBe('')
  })

  it('leave out a branch whose category is gone, an entry of a kind or version this release does not know, and one that leads nowhere', () => {
    const unknown = menuEntry({ label: 'Carousel', href: '/x' })
    const merged = mergeMenus(tree, [
      branch('/gone', [menuEntry({ label: 'Lost', href: '/lost' })]),
      branch('/men', [
        { ...unknown, props: { ...unknown.props, kind: 'carousel' } },
        { ...unknown, version: 99 },
        menuEntry({ label: 'Nowhere' }),
        menuEntry({ label: 'Right', href: '/right' }),
      ]),
    ])
    expect(labels(merged)).toEqual(labels(tree))
    expect(labels(at('/men', merged)?.items ?? [])).toEqual(['Right'])
    expect(at('/women', merged)).toBe(tree[0])
  })
})

describe('a merchandiser reads in the report', () => {
  const menuPage = (entries: Parameters<typeof entry>[]) => {
    const all = entries.map((each) => entry(...each))
    const root = pageEntry('menu', { title: 'Menus', key: 'menu', kind: 'menu' }, ['b'])
    return buildValidatedPage({
      entry: root,
      source: { entries: new Map([root, ...all].map((each) => [each.sys.id, each])), assets: new Map() },
      site: site('gb'),
      language: 'en',
      locales: ['en'],
    })
  }

  it('that a tree leads back into itself, and the menus stay as they were', () => {
    const { problems, page: built } = menuPage([
      ['b', 'menu-branch', { branch: '/women', mode: 'replace', items: [linkTo('n')] }],
      ['n', 'menu-node', { label: 'Round', href: '/women', items: [linkTo('n')] }],
    ])
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([['cycle', 'error']])
    const women = at('/women', mergeMenus(tree, built.blocks))
    expect(women && labels(menuChildren(women))).toEqual(['Round'])
  })

  it('that an entry is of a kind there is not', () => {
    const { problems } = menuPage([
      ['b', 'menu-branch', { branch: '/women', items: [linkTo('n')] }],
      ['n', 'menu-node', { label: 'Wrong', href: '/women', kind: 'carousel' }],
    ])
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([['propInvalid', 'error']])
  })

  it('that a category is gone, and which entry leads nowhere', async () => {
    const advisor = createAdvisor(lookups({ kindOf: async (path) => (path === '/gone' ? 'landing' : 'listing') }), [site('gb')])
    const blocks = [
      branch('/gone'),
      branch('/'),
      branch('/women', [menuEntry({ label: 'Nowhere' }), menuEntry({ label: 'All', kind: 'view-all-button' })]),
    ]
    const { problems } = await advisor(page('menu', blocks, { title: 'Menus', siteTag: 'ald-gb', language: 'en' }))
    expect(problems.map(({ code, severity, where }) => [code, severity, where])).toEqual([
      ['missingCategory', 'warning', 'Menus > Menu branch 1 “/gone” > Category'],
      ['menuEntryEmpty', 'warning', 'Menus > Menu branch 3 “/women” > Menu entry 1 “Nowhere” > Leads to'],
    ])
  })
})
