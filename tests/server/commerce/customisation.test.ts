import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import type { Cart } from '../../../schemas/api/cart.ts'
import { cartLines, rateWindows } from '../../../server/database/schema/commerce.ts'
import { products } from '../../../server/database/schema/catalogue.ts'
import { createCommerceApp, type CommerceApp, type Shopper } from '../../factories/commerce-app.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { ENGRAVING } from '../../factories/customisation.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
  await insertProduct(shop.runtime.database, { id: '7', customisation: ENGRAVING, variants: [{ sku: '7-A' }, { sku: '7-PLAIN' }] })
})
afterAll(() => shop.close())

type Inputs = Readonly<Record<string, string>>
const listed = (choices: Inputs) => Object.entries(choices).map(([key, value]) => ({ key, value }))
const add = (shopper: Shopper, choices: Inputs, { sku = '7-A', quantity = 1 } = {}) =>
  shopper.post('/cart', { setCode: sku, quantity, customisation: { inputs: listed(choices) } })
const customise = (
  selectedOptions: unknown,
  { product = '7', sku = '7-A', query = 'siteTag=ald-gb&lang=en', remoteAddress = '127.0.0.1' } = {},
) =>
  shop.send({
    method: 'POST',
    url: `/atmos/v1/products/${product}/customise?${query}`,
    body: { selectedOptions, skuId: sku },
    remoteAddress,
  })
const rulesOf = (answer: { json: () => { errors: readonly { path: string; rule: string }[] } }) =>
  answer.json().errors.map(({ path, rule }) => [path, rule])

describe('what a shopper has made of a product', () => {
  it('is stored as the server decides it, with the defaults that count, and shown in the words of her language [DATA-25, CUST-10]', async () => {
    const shopper = await shop.guest('ald-gb', 'en')
    const cart: Cart = (await add(shopper, { place: 'lower', text: '  Ada & Bo ' })).json()
    const customisation = cart.items[0]?.customisation
    expect(customisation?.inputs).toEqual(listed({ text: 'Ada & Bo', ink: '#c8a24a', place: 'lower' }))
    expect(customisation?.display.texts).toEqual([
      { label: 'Engraving', value: 'Ada & Bo' },
      { label: 'Ink', value: 'Gold' },
      { label: 'Place', value: 'Bottom' },
    ])
    expect(customisation?.display.previewImage?.thumbnail).toMatch(/^\/atmos\/v1\/previews\/[\w-]+\.[\w-]{32}\.svg$/)
    const [line] = await shop.runtime.database
      .select()
      .from(cartLines)
      .where(eq(cartLines.id, cart.items[0]?.id ?? ''))
    expect(line?.customisation).toEqual({ inputs: customisation?.inputs })
  })

  it.each([
    ['a choice there is not', { text: 'Ada', color: 'x' }, [['color', 'unknown']]],
    ['a color of her own', { text: 'Ada', ink: '#123456' }, [['ink', 'choice']]],
    ['what is no color', { text: 'Ada', ink: 'gold' }, [['ink', 'hex_color']]],
    ['a place there is not', { text: 'Ada', place: '../up' }, [['place', 'choice']]],
    ['nothing where something is required', { ink: '#fff' }, [['text', 'required']]],
    ['spaces where something is required', { text: ' \u3000 ' }, [['text', 'required']]],
    ['a text that is too short', { text: 'A' }, [['text', 'min_length']]],
    ['a text that is too long', { text: 'Hello, world!' }, [['text', 'max_length']]],
    ['ten thousand characters', { text: 'a'.repeat(10_000) }, [['text', 'max_length']]],
    ['a heap of marks on a letter', { text: `Ad\u0301${'\u0301'.repeat(20)}` }, [['text', 'characters']]],
    ['markup', { text: '<b>Ada</b>' }, [['text', 'characters']]],
    ['a turn of the direction', { text: 'Ada\u202Egnp' }, [['text', 'characters']]],
    ['an isolate', { text: 'Ada\u2066x' }, [['text', 'characters']]],
    ['a line break', { text: 'Ada\nBo' }, [['text', 'characters']]],
    ['an emoji', { text: 'Ada 🎉' }, [['text', 'characters']]],
    ['what the pattern has not', { text: 'Ada {x}' }, [['text', 'pattern']]],
    ['a forbidden word', { text: 'Rûde' }, [['text', 'forbidden']]],
    ['a forbidden word spaced out', { text: 'r u d e' }, [['text', 'forbidden']]],
  ])('is refused with %s, and nothing is in the bag', async (_, choices, problems) => {
    const shopper = await shop.guest()
    const answer = await add(shopper, choices)
    expect([answer.statusCode, answer.json().code, rulesOf(answer)]).toEqual([422, 'CUSTOMISATION_INVALID', problems])
    expect(((await shopper.get('/cart')).json() as Cart).items).toEqual([])
  })

  it('is refused in the merchant’s words where the rule has some', async () => {
    const messages = (await add(await shop.guest(), { text: 'rude' })).json().errors.map(({ message }: { message: string }) => message)
    expect(messages).toEqual(['Something kinder, please.'])
  })

  it('is refused where a choice is sent twice, and for what nobody customises', async () => {
    const twice = [...listed({ text: 'Ada' }), ...listed({ text: 'Bo' })]
    const shopper = await shop.guest()
    expect(rulesOf(await shopper.post('/cart', { setCode: '7-A', quantity: 1, customisation: { inputs: twice } }))).toEqual([
      ['text', 'unknown'],
    ])
    expect(rulesOf(await add(shopper, { text: 'Ada' }, { sku: '1-A' }))).toEqual([['text', 'unknown']])
    expect(rulesOf(await add(shopper, { text: 'Ada' }, { sku: '7-PLAIN' }))).toEqual([['text', 'unknown']])
  })

  it('is not asked of a sku that is sold as it is [CUST-13]', async () => {
    const cart: Cart = (await add(await shop.guest(), {}, { sku: '7-PLAIN' })).json()
    expect([cart.items[0]?.sku, cart.items[0]?.customisation]).toEqual(['7-PLAIN', undefined])
  })

  it('never has words or a picture of the client’s choosing', async () => {
    const shopper = await shop.guest()
    for (const thumbnail of ['/images/x.jpg', '//evil.example/x', 'javascript:alert(1)']) {
      const customisation = { inputs: listed({ text: 'Ada' }), display: { texts: [], previewImage: { thumbnail } } }
      const answer = await shopper.post('/cart', { setCode: '7-A', quantity: 1, customisation })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_REQUEST'])
    }
    // A line that an older release has stored.
    const { items }: Cart = (await add(shopper, { text: 'Ada' })).json()
    const stored = { inputs: listed({ text: 'Ada' }), display: { previewImage: { thumbnail: '//evil.example/x' } } }
    await shop.runtime.database
      .update(cartLines)
      .set({ customisation: stored })
      .where(eq(cartLines.id, items[0]?.id ?? ''))
    expect((await shopper.get('/cart')).payload).not.toContain('evil.example')
  })

  it('is a line of its own for other words, whatever letters spell the same ones, and keeps them when its quantity changes [CART-10]', async () => {
    const shopper = await shop.guest()
    await add(shopper, { text: 'Zo\u00EB' })
    await add(shopper, { text: 'Zoe\u0308' })
    const cart: Cart = (await add(shopper, { text: 'Bo' })).json()
    const changed: Cart = (await shopper.put(`/cart/${cart.items[1]?.id}`, { quantity: 3 })).json()
    expect(changed.items.map(({ quantity, customisation }) => [quantity, customisation?.display.texts[0]?.value])).toEqual([
      [2, 'Zoë'],
      [3, 'Bo'],
    ])
  })

  it('cannot be bought any more once the rules no longer allow it', async () => {
    const { database } = shop.runtime
    await insertProduct(database, { id: '8', customisation: ENGRAVING, variants: [{ sku: '8-A' }] })
    const shopper = await shop.guest()
    await add(shopper, { text: 'Ada' }, { sku: '8-A' })
    const [text, ...others] = ENGRAVING.options
    if (text === undefined) throw new Error('There is a text.')
    const stricter = { ...ENGRAVING, options: [{ ...text, forbidden: ['ada'] }, ...others] }
    await database.update(products).set({ customisation: stricter }).where(eq(products.id, '8'))
    const cart: Cart = (await shopper.get('/cart')).json()
    expect([cart.items, cart.unavailableItems.map(({ sku, customisation }) => [sku, customisation])]).toEqual([[], [['8-A', undefined]]])
  })
})

describe('a preview', () => {
  it('says and shows what was chosen so far, and leaves out what is still being written [CUST-07, CALL-35]', async () => {
    const answer = (await customise({ text: 'Ada', ink: '#fff' })).json()
    expect(answer.preview.texts).toEqual([
      { label: 'Engraving', value: 'Ada' },
      { label: 'Ink', value: 'White' },
    ])
    const unfinished = (await customise({ text: 'A' })).json()
    expect(unfinished.preview.texts).toEqual([{ label: 'Ink', value: 'Gold' }])
    expect((await customise({})).statusCode).toBe(200)
  })

  it('speaks the language of the page', async () => {
    const query = 'siteTag=ald-ca&lang=fr'
    expect((await customise({ text: 'Ada' }, { query })).json().preview.texts[0].label).toBe('Gravure')
  })

  it('is refused for what the bag would refuse, for another product’s sku, and where there is nothing to customise', async () => {
    expect(rulesOf(await customise({ text: '<svg onload=1>' }))).toEqual([['text', 'characters']])
    expect((await customise({}, { product: '7', sku: '1-A' })).statusCode).toBe(404)
    expect((await customise({}, { product: '1', sku: '1-A' })).statusCode).toBe(404)
    expect((await customise('x')).statusCode).toBe(400)
  })

  it('is drawn with the words escaped, and only at an address that the shop has made', async () => {
    const { previewImage } = (await customise({ text: "Tom & 'Al'", place: 'upper' })).json().preview
    const drawn = await shop.send({ url: previewImage.thumbnail })
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(drawn.headers['content-security-policy']).toContain("default-src 'none'")
    expect(drawn.payload).toContain('>Tom &amp; &#39;Al&#39;</text>')
    const [content = '', signature = ''] = previewImage.thumbnail.split('/').at(-1).split('.')
    const own = JSON.parse(Buffer.from(content, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...own, text: 'Words of others' })).toString('base64url')
    for (const name of [`${forged}.${signature}.svg`, `${forged}..svg`, `${content}.${'A'.repeat(32)}.svg`, `${content}.svg`, 'x.svg'])
      expect([name, (await shop.send({ url: `/atmos/v1/previews/${name}` })).statusCode]).toEqual([name, 404])
  })

  it('reads the picture that it is drawn upon, which is counted', async () => {
    shop.runtime.counts.cacheReads.reset()
    const { previewImage } = (await customise({ text: 'Ada', place: 'upper' })).json().preview
    await shop.send({ url: previewImage.thumbnail })
    expect((await shop.runtime.counts.cacheReads.get()).values).toContainEqual({
      labels: { cache: 'pictures', outcome: 'miss' },
      value: 1,
    })
  })

  it('is not drawn without end for one address of the network', async () => {
    const remoteAddress = '10.9.9.9'
    expect((await customise({}, { remoteAddress })).statusCode).toBe(200)
    await shop.runtime.database
      .update(rateWindows)
      .set({ count: 600 })
      .where(eq(rateWindows.key, `customise:${remoteAddress}`))
    const answer = await customise({}, { remoteAddress })
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'TOO_MANY_PREVIEWS'])
  })
})
