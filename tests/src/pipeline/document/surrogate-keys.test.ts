import { expect, it } from 'vitest'
import { surrogateKeys } from '../../../../src/pipeline/document/page-headers.ts'
import { pageContext } from '../../../factories/page-context.ts'
import { siteValueOf } from '../../../../src/site/site-value.ts'
import { site } from '../../../factories/site.ts'

it('a page names every product that it shows, in blocks beside its own too, once each: the stock of one changes all of them', () => {
  const data = {
    tray: { hits: [{ productId: '900001' }, { productId: '900002' }], suggestions: ['linen'] },
    other: { hits: [{ productId: '900001' }], guide: { title: 'Sizes' }, none: undefined },
  }
  const keys = surrogateKeys({ key: 'home', items: [], head: [], context: pageContext(), data }, siteValueOf(site(), 'en'))
  expect(keys.filter((key) => key.startsWith('product:'))).toEqual(['product:900001', 'product:900002'])
  expect(keys).toContain('page:home')
})
