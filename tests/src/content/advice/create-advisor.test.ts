import { describe, expect, it } from 'vitest'
import type { PageKind } from '../../../../schemas/page-kinds.ts'
import type { BlockNode, Json } from '../../../../schemas/page.ts'
import { createAdvisor } from '../../../../src/content/advice/create-advisor.ts'
import type { ContentLookups } from '../../../../src/content/advice/advice-input.ts'
import { node, page } from '../../../factories/pages.ts'
import { site } from '../../../factories/site.ts'
import { lookups } from '../../../factories/lookups.ts'

const sites = ['gb', 'ae'].map((key) => site(key))

const advise = async (changes: Partial<ContentLookups>, blocks: readonly BlockNode[], site = { siteTag: 'ald-gb', language: 'en' }) =>
  (await createAdvisor(lookups(changes), sites)(page('home', blocks, { title: 'Home', ...site }))).problems.map(
    ({ severity, code, where, message }) => `${severity} ${code}: ${where}: ${message}`,
  )

describe('a link', () => {
  const button = (href: string) => node('button', { props: { label: 'Shop', href } })
  const leadsSomewhere: ContentLookups['leadsSomewhere'] = async (path) => path !== '/womn'

  it('reports a link to a page that does not exist, with its address', async () => {
    expect(await advise({ leadsSomewhere }, [button('/womn?sortBy=newest#top'), button('/women')])).toEqual([
      'warning missingPage: Home > Button 1 “Shop” > Leads to: /womn?sortBy=newest#top leads to no page of this site. Write an address of the shop without country and language, or publish the page.',
    ])
  })

  it('does not check links to other hosts', async () => {
    expect(await advise({ leadsSomewhere: async () => false }, [button('https://example.com/'), button('#top'), button('')])).toEqual([])
  })

  it('does not check an address of another program on the same host', async () => {
    const link = (isCustomLink: boolean) => node('link', { props: { label: 'For robots', href: '/robots.txt', isCustomLink } })
    const advised = await advise({ leadsSomewhere: async () => false }, [link(true), link(false)])
    expect(advised).toHaveLength(1)
    expect(advised[0]).toContain('Home > Link 2 “For robots”')
  })

  it('checks links within rich text', async () => {
    const link: Json = { nodeType: 'hyperlink', data: { uri: '/womn' }, content: [] }
    const markdown: Json = { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: [link] }] }
    expect((await advise({ leadsSomewhere }, [node('markdown', { props: { markdown } })]))[0]).toContain('Home > Rich text > Text: /womn')
  })
})

describe('the address of a landing page', () => {
  const adviseAt = async (key: string, kind: PageKind) =>
    (await createAdvisor(lookups({ kindOf: async () => kind }), sites)(page('landing', [], { key, title: 'Coats' }))).problems.map(
      ({ code, where, path, message }) => `${code}: ${where} (${path}): ${message}`,
    )

  it('is reported where a category, or a page of every shop, is shown there instead', async () => {
    for (const kind of ['listing', 'search', 'brand'] as const)
      expect(await adviseAt('landing/women/coats', kind)).toEqual([
        'addressTaken: Coats > Key (/key): /women/coats is the address of a category, or of a page that every shop has. That one is shown, and this page never is. Give this page another key.',
      ])
  })

  it('is its own where nothing else has it', async () => {
    expect(await adviseAt('landing/stories/coats', 'landing')).toEqual([])
  })
})

it('names the product that is gone, and the country that does not sell it', async () => {
  const tray = node('product-tray', { props: { header: 'New', productIds: ['900001', '900002'] } })
  expect(await advise({ soldProducts: async () => new Set(['900001']) }, [tray])).toEqual([
    'warning missingProduct: Home > Product tray “New” > Product ids: The product 900002 is not sold in GB, so shoppers do not see it. Take it out or choose another one.',
  ])
})

describe('a product that cannot be bought now', () => {
  const soldOutProducts: ContentLookups['soldOutProducts'] = async (ids) =>
    new Map(ids.filter((id) => id === '900007').map((id) => [id, 'Sold-out sandal']))

  it('is named in a tray that was chosen by hand, and left alone in one whose products are not shown', async () => {
    const tray = node('product-tray', { props: { source: 'ids', productIds: ['900001', '900007'] } })
    const byRule = node('product-tray', { props: { source: 'rule', productIds: ['900007'] } })
    expect(await advise({ soldOutProducts }, [tray, byRule])).toEqual([
      'warning soldOutProduct: Home > Product tray 1 > Product ids: “Sold-out sandal” (900007) is sold out in every size and colour. Take it out or choose another one, or leave it until it is back.',
    ])
  })

  it('is named where a link leads to its page, whatever the address says behind it', async () => {
    const productAt: ContentLookups['productAt'] = async (path) => (path === '/product/sold-out-sandal/900007' ? '900007' : undefined)
    const button = node('button', { props: { label: 'Sandal', href: '/product/sold-out-sandal/900007?color=tan' } })
    const [said] = await advise({ soldOutProducts, productAt }, [button, node('button', { props: { label: 'All', href: '/women' } })])
    expect(said).toMatch(/^warning soldOutProduct: Home > Button 1 “Sandal” > Leads to: “Sold-out sandal”/)
  })
})

describe('a tray whose products come from a rule', () => {
  const rule = { categories: ['women > shoos'] }
  const hasProducts: ContentLookups['hasProducts'] = async (asked) => JSON.stringify(asked) !== JSON.stringify(rule)

  it('is reported where no product fits the rule, be it that of a tab', async () => {
    const blocks = [
      node('product-tray', { props: { source: 'rule', filters: rule } }),
      node('product-tray', { props: { source: 'rule', filters: { categories: ['women'] } } }),
      node('product-tray', { props: { source: 'ids', tabsConfig: { tabs: [{ title: 'Shoes', filters: rule }, null, { title: 3 }] } } }),
    ]
    expect((await advise({ hasProducts }, blocks)).map((said) => said.split(': ').slice(0, 2).join(': '))).toEqual([
      'warning emptyTray: Home > Product tray 1 > Rule',
      'warning emptyTray: Home > Product tray 3 > Tabs',
    ])
  })
})

describe('a look-up that is slow or fails', () => {
  const blocks = [
    node('button', { props: { label: 'Shop', href: '/womn' } }),
    node('product-tray', { props: { productIds: ['900002'] } }),
    node('product-tray', { props: { source: 'rule', filters: {} } }),
  ]
  const advice = (changes: Partial<ContentLookups>) =>
    createAdvisor(lookups(changes), sites)(page('home', blocks, { title: 'Home' }), { patienceMs: 20 })

  it('leaves out what it was about, says so, and keeps all else', async () => {
    const never = () => new Promise<never>(() => undefined)
    const { problems, leftOut } = await advice({
      leadsSomewhere: never,
      soldProducts: async () => new Set(),
      hasProducts: () => Promise.reject(new Error('The search is down')),
    })
    expect(problems.map(({ code }) => code)).toEqual(['missingProduct'])
    expect(leftOut.map(({ subject, cause }) => [subject, String(cause)])).toEqual([
      ['links', 'Error: No answer within 20 ms'],
      ['trays', 'Error: The search is down'],
    ])
  })
})
