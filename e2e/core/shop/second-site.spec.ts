import { test } from '../../setup/shop-test.ts'
import { expectSiteSells } from '../../setup/site-that-sells.ts'

test('the second brand leads from home to its checkout in ko-KR, in its currency and address form [PREFIX-01, PREFIX-02, PREFIX-07, LOCALE-14, LOCALE-29]', async ({
  page,
  expectAccessible,
}) => {
  const site = {
    tag: 'bri-kr',
    prefix: '/kr/ko',
    locale: 'ko-KR',
    listing: '/skincare',
    product: '/product/calm-serum/800001',
    size: '30 ml',
    price: /^₩\d/,
    fields: ['lastName', 'firstName', 'postcode', 'region', 'city'],
  }
  await expectSiteSells(site, { page, expectAccessible })
})
