import { expect, it } from 'vitest'
import { orderSnapshot } from '../../../server/commerce/checkout/order-snapshot.ts'
import { site } from '../../factories/site.ts'

const TEN_OFF = { en: '10% off', zh: '九折优惠', zh_TW: '九折優惠' }

/** The name that an order keeps of a voucher, on a site and in one of its languages. */
const keptName = (code: 'cn' | 'tw' | 'hk' | 'gb', language: string): string | undefined => {
  const voucher = { code: 'SAVE10', voucher: { name: TEN_OFF }, discountProduct: 100, discountShipping: 0 }
  const priced = { lines: [], vouchers: [voucher], itemCost: 1000, discountProduct: 100, discountShipping: 0 }
  const scope = { site: site(code), language, session: { accountId: null } }
  const details = { email: 'a@example.com', phone: '', agreements: {}, giftNote: null }
  const order = orderSnapshot({ orderReference: 'X1', priced, details, scope, now: 0, secret: 's' } as never)
  return order.summary.vouchers?.[0]?.name
}

it.each([
  ['cn', 'zh', '九折优惠'],
  ['tw', 'zh', '九折優惠'],
  ['hk', 'zh', '九折優惠'],
  ['gb', 'en', '10% off'],
] as const)('an order on %s in %s keeps the name of a voucher in the script of the site [LOCALE-32]', (code, language, name) => {
  expect(keptName(code, language)).toBe(name)
})
