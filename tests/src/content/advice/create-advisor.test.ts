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
  (await createAdvisor(lookups(changes), sites)(page('home', blocks, { title: 'Home', ...site }))).map(
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

  it('checks links within rich text', async () => {
    const link: Json = { nodeType: 'hyperlink', data: { uri: '/womn' }, content: [] }
    const markdown: Json = { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: [link] }] }
    expect((await advise({ leadsSomewhere }, [node('markdown', { props: { markdown } })]))[0]).toContain('Home > Rich text > Text: /womn')
  })
})

describe('the address of a landing page', () => {
  const adviseAt = async (key: string, kind: PageKind) =>
    (await createAdvisor(lookups({ kindOf: async () => kind }), sites)(page('landing', [], { key, title: 'Coats' }))).map(
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
