// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { registry } from '../../../../block-registry/index.ts'
import type { Hit } from '../../../../src/clients/search/hit.ts'
import { toRegistry } from '../../../../src/pipeline/blocks/registry.ts'
import { hit } from '../../../factories/hit.ts'
import { node, page } from '../../../factories/pages.ts'
import { createTestShop } from '../../../setup/shop.tsx'

const TRAY = {
  header: 'New in',
  footer: '',
  href: '',
  source: 'rule',
  filters: {},
  sort: 'bestMatch',
  productConfig: {},
  carouselConfig: {},
  maxProducts: 8,
}
const tray = (id: string) => node('product-tray', { id, props: TRAY })
const pages = {
  home: page('home', [tray('first'), tray('second')]),
  header: page('header', [node('header-navigation')]),
}

const shopWith = (hits: () => readonly Hit[]) =>
  createTestShop({
    registry: toRegistry(registry),
    pages,
    data: { search: async (requests) => requests.map(hits), recommendations: async () => hits() },
  })

const HITS = [hit('a', { name: 'Tee “Ada” & co', queryID: 'one' }), hit('b', { name: 'Bag' })]
const bodyOf = (html: string): string => /<div id="root">(.*)<\/div><script/s.exec(html)?.[1] ?? ''

describe('a page whose cards and menus were rendered for an earlier one', () => {
  it.each(['/en/', '/us/es/', '/ae/ar/'])('%s is the same text to the letter', async (path) => {
    const shop = shopWith(() => HITS)
    const [first, again] = [await shop.get(path), await shop.get(path)]
    expect(first.html).toContain('Tee “Ada” &amp; co')
    expect(again.html).toBe(first.html)
    expect(again.html).not.toContain('data-reuse')
  })

  it('shows a price as soon as it is another', async () => {
    let hits: readonly Hit[] = HITS
    const shop = shopWith(() => hits)
    await shop.get('/en/')
    hits = HITS.map((each) => ({ ...each, price: { sale: 12.5, list: 25, onSale: true } }))
    expect(bodyOf((await shop.get('/en/')).html)).toContain('£12.50')
  })

  it('hands the browser the same products', async () => {
    const shop = shopWith(() => HITS)
    const bootOf = (html: string): string => /id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    const first = bootOf((await shop.get('/en/')).html)
    expect(first).toContain('Bag')
    expect(bootOf((await shop.get('/en/')).html)).toBe(first)
  })
})
