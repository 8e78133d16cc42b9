import { describe, expect, it } from 'vitest'
import { navigationNode } from '../../../factories/navigation.ts'
import { node, page } from '../../../factories/pages.ts'
import { createTestShop } from '../../../setup/shop.tsx'

const text = (words: string) => node('text', { props: { text: words } })
const navigation = [navigationNode('women', [navigationNode('all')], { hasOwnPage: true }), navigationNode('men', [], { hasOwnPage: true })]
const pages = {
  listing: page('listing', [text('Products')]),
  'listing/women': page('listing', [text('For women')]),
  'listing/men': undefined,
}
const shown = async (address: string): Promise<string | undefined> => {
  const { html, status } = await createTestShop({ pages, navigation }).get(address)
  expect(status).toBe(200)
  return /<p>(Products|For women)<\/p>/.exec(html)?.[1]
}

describe('a category with a page of its own [ROUTE-25]', () => {
  it('shows it at its address, whatever parameters of others come with it', async () => {
    expect(await shown('/en/women')).toBe('For women')
    expect(await shown('/en/women?utm_source=letter')).toBe('For women')
  })

  it('shows its products where the address asks for a part, an order or a selection of them, and below', async () => {
    for (const address of ['/en/women?page=2', '/en/women?sortBy=newest', '/en/women?color=navy', '/en/women/all'])
      expect(await shown(address)).toBe('Products')
  })

  it('shows its products as long as that page is not published', async () => {
    expect(await shown('/en/men')).toBe('Products')
  })
})
