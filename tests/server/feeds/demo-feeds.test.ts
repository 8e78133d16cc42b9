import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { and, eq, isNull } from 'drizzle-orm'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoCatalogue } from '../../../demo/catalogue/seed-demo-catalogue.ts'
import { prices, products, stock, variants } from '../../../server/database/schema/catalogue.ts'
import { feedsPlugin } from '../../../server/feeds/feeds-plugin.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'
import { download } from './download.ts'
import { GOOGLE, META, OPENAI, problemsOf } from './feed-rules.ts'

let test: TestRuntime

beforeAll(async () => {
  test = await createTestRuntime()
  await seedDemoCatalogue(test)
  await test.app.register(feedsPlugin, { runtime: test.runtime, buildId: 'test' })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())

/** Sites that differ: variants of prices, scripts, hosts and clients. */
const SITES = [
  { country: 'GB', base: '/en', host: 'localhost:3000', currency: 'GBP', digits: 2 },
  { country: 'AE', base: '/ae/ar', host: 'localhost:3000', currency: 'AED', digits: 2 },
  { country: 'JP', base: '/ja', host: 'jp.localhost:3000', currency: 'JPY', digits: 0 },
  { country: 'KR', base: '/kr/ko', host: 'localhost:3000', currency: 'KRW', digits: 0 },
] as const

type Site = (typeof SITES)[number]
type Line = Readonly<Record<string, string>>

/** Read once for all tests. */
const known = new Map<string, Promise<string>>()

const read = (site: Site, file: string): Promise<string> => {
  const key = `${site.host} ${site.base} ${file}`
  const text = known.get(key) ?? readNow(site, file)
  known.set(key, text)
  return text
}

const readNow = async ({ base, host }: Site, file: string): Promise<string> => {
  const { status, bytes, isWhole } = await download(test.app, `${base}/feeds/${file}`, { headers: { host, 'accept-encoding': 'gzip' } })
  expect([status, isWhole]).toEqual([200, true])
  return gunzipSync(bytes).toString()
}

const { window } = new JSDOM()

const items = new Map<Site, Promise<readonly Element[]>>()

const readGoogle = (site: Site): Promise<readonly Element[]> => {
  const parsed = items.get(site) ?? parseGoogle(site)
  items.set(site, parsed)
  return parsed
}

const parseGoogle = async (site: Site): Promise<readonly Element[]> => {
  const xml = new window.DOMParser().parseFromString(await read(site, 'google.xml'), 'application/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  expect(xml.documentElement.getAttribute('version')).toBe('2.0')
  return [...xml.getElementsByTagName('item')]
}

/** What an item says by the names of its elements; of several with one name the first. */
const lineOf = (item: Element): Line =>
  Object.fromEntries([...item.children].toReversed().map(({ tagName, textContent }) => [tagName, textContent ?? '']))

const readMeta = async (site: Site): Promise<readonly Line[]> => parse(await read(site, 'meta.csv'), { columns: true })

const readOpenai = async (site: Site): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  (await read(site, 'openai.jsonl'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

const asText = (line: Readonly<Record<string, unknown>>): Line =>
  Object.fromEntries(
    Object.entries(line).map(([field, value]) => [field, typeof value === 'object' ? Object.values(value ?? {}).join(' ') : String(value)]),
  )

/** Skus that a site sells by themselves, in whatever state of stock. */
const soldSkus = async ({ country }: Site): Promise<readonly string[]> => {
  const client = country === 'KR' ? 'bri' : 'ald'
  const rows = await test.runtime.database
    .select({ sku: variants.sku, state: stock.state })
    .from(variants)
    .innerJoin(products, and(eq(products.id, variants.productId), eq(products.clientTag, client)))
    .innerJoin(prices, and(eq(prices.sku, variants.sku), eq(prices.country, country)))
    .innerJoin(stock, eq(stock.sku, variants.sku))
    .where(and(eq(products.isDiscontinued, false), isNull(products.mainProductId)))
  return rows.filter(({ state }) => state !== 'GIFTONLY').map(({ sku }) => sku)
}

describe.each(SITES)('the feeds of $base', (site) => {
  it('keep every rule of Google in every line', async () => {
    const lines = (await readGoogle(site)).map(lineOf)
    expect(lines.length).toBeGreaterThan(30)
    expect(lines.flatMap((line) => problemsOf(line, GOOGLE).map((problem) => `${line['g:id']}: ${problem}`))).toEqual([])
  })

  it('keep every rule of Meta in every line', async () => {
    const lines = await readMeta(site)
    expect(lines.flatMap((line) => problemsOf(line, META).map((problem) => `${line['id']}: ${problem}`))).toEqual([])
  })

  it('keep every rule of ChatGPT in every line', async () => {
    const lines = await readOpenai(site)
    expect(lines.flatMap((line) => problemsOf(asText(line), OPENAI).map((problem) => `${String(line['item_id'])}: ${problem}`))).toEqual([])
  })

  it('have one line for each variant that the site sells, sold out or not, and no other', async () => {
    const sold = [...(await soldSkus(site))].sort()
    expect(sold.length).toBeGreaterThan(30)
    const google = (await readGoogle(site)).map((item) => lineOf(item)['g:id'] ?? '')
    expect(google.toSorted()).toEqual(sold)
    expect((await readMeta(site)).map(({ id }) => id ?? '').sort()).toEqual(sold)
    expect((await readOpenai(site)).map((line) => String(line['item_id'])).sort()).toEqual(sold)
  })

  it('say prices with the digits of the currency, and a sale only where it is less', async () => {
    for (const line of (await readGoogle(site)).map(lineOf)) {
      const [amount = '', currency] = (line['g:price'] ?? '').split(' ')
      expect(currency).toBe(site.currency)
      expect(amount.split('.')[1]?.length ?? 0).toBe(site.digits)
      const sale = line['g:sale_price']
      if (sale !== undefined) expect(Number.parseFloat(sale)).toBeLessThan(Number.parseFloat(amount))
    }
  })
})

describe('a line of Google’s feed', () => {
  const gb = SITES[0]
  const itemOf = async (id: string): Promise<Element> => {
    const found = (await readGoogle(gb)).find((item) => lineOf(item)['g:id'] === id)
    if (found === undefined) throw new Error(`no line ${id}`)
    return found
  }

  it('leads to its variant, names the page without it, and stands with its siblings', async () => {
    expect(lineOf(await itemOf('900001-NAVY-S'))).toMatchObject({
      'g:title': 'Everyday tee - Navy, S',
      'g:link': 'http://localhost:3000/en/product/everyday-tee/900001?sku=900001-NAVY-S',
      'g:canonical_link': 'http://localhost:3000/en/product/everyday-tee/900001',
      'g:item_group_id': '900001',
      'g:color': 'Navy',
      'g:size': 'S',
      'g:availability': 'in_stock',
    })
    expect(lineOf(await itemOf('900001-NAVY-XL'))['g:availability']).toBe('out_of_stock')
  })

  it('groups colors that are products of their own', async () => {
    const groups = (await readGoogle(gb)).map(lineOf).filter(({ 'g:link': link = '' }) => /\/9000(?:18|19|20)(?:\?|$)/.test(link))
    expect(new Set(groups.map((line) => line['g:item_group_id']))).toEqual(new Set(['900018']))
  })

  it('says when a pre-order comes, and never a day that is over', async () => {
    for (const item of await readGoogle(gb)) {
      const { 'g:availability': availability, 'g:availability_date': at } = lineOf(item)
      if (availability === 'preorder') expect(Date.parse(at ?? '')).toBeGreaterThan(test.runtime.clock.now())
      if (availability === 'in_stock') expect(at).toBeUndefined()
    }
    expect((await readGoogle(gb)).some((item) => lineOf(item)['g:availability'] === 'preorder')).toBe(true)
  })

  it('says what sending one piece costs, free from the site’s amount on', async () => {
    const prices = async (id: string) =>
      [...(await itemOf(id)).getElementsByTagName('g:shipping')].map((offer) => [
        offer.getElementsByTagName('g:country')[0]?.textContent,
        offer.getElementsByTagName('g:service')[0]?.textContent,
        offer.getElementsByTagName('g:price')[0]?.textContent,
      ])
    expect(await prices('900001-NAVY-S')).toContainEqual(['GB', 'Standard delivery', '6.00 GBP'])
    const dear = (await readGoogle(gb)).find((item) => Number.parseFloat(lineOf(item)['g:price'] ?? '') >= 150)
    expect(await prices(lineOf(dear ?? (await itemOf('')))['g:id'] ?? '')).toContainEqual(['GB', 'Standard delivery', '0.00 GBP'])
  })
})

describe('a line of ChatGPT’s feed', () => {
  it('tells a variant from its siblings by the options of its group, and says whether it may go back', async () => {
    const lines = await readOpenai(SITES[0])
    const tee = lines.find((line) => line['item_id'] === '900001-NAVY-S')
    expect(tee).toMatchObject({
      group_id: '900001',
      listing_has_variations: true,
      variant_dict: { color: 'Navy', size: 'S' },
      accepts_returns: true,
      is_eligible_search: true,
      is_eligible_checkout: false,
    })
    expect(lines.find((line) => String(line['item_id']).startsWith('900015'))).toMatchObject({ accepts_returns: false })
    for (const line of lines) {
      expect(line['group_id'] === undefined).toBe(line['variant_dict'] === undefined)
      expect(line['group_id']).not.toBe(line['item_id'])
    }
  })
})
