import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerBy, answersOf, type ShopAnswers } from '../../../scripts/create-shop/ask.ts'
import { shopFiles } from '../../../scripts/create-shop/shop-files.ts'
import { readShopOptions, type ShopOptions } from '../../../scripts/create-shop/shop-options.ts'
import { siteOfShop } from '../../../scripts/create-shop/site-of-shop.ts'
import { writeShop } from '../../../scripts/create-shop/write-shop.ts'
import { firstPages } from '../../../platform/starter/first-pages.ts'
import { applyMerchantDocuments } from '../../../server/commerce/merchant/apply-documents.ts'
import { readMerchantFiles } from '../../../server/commerce/merchant/merchant-files.ts'
import { readConfig } from '../../../server/config.ts'
import { merchantDocuments } from '../../../server/database/schema/merchant.ts'
import { readSites } from '../../../server/sites.ts'
import { formatPrice } from '../../../src/i18n/format-price.ts'
import { createTestRuntime } from '../../setup/runtime.ts'

const given = (options: ShopOptions): Promise<ShopAnswers> => answersOf(options, answerBy(undefined))
const NORTH_LIGHT = { name: 'North Light', country: 'NL' } as const

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vitrine-shops-'))
})
afterAll(() => rm(parent, { recursive: true }))

const write = async (options: ShopOptions): Promise<string> => {
  const answers = await given(options)
  await writeShop(answers.folder, await shopFiles({ ...answers, site: siteOfShop(answers) }))
  return answers.folder
}

describe('a shop of one’s own', () => {
  it('needs a name and a country: the country’s languages, currency, time zone and tax follow', async () => {
    expect(await given(NORTH_LIGHT)).toEqual({
      name: 'North Light',
      slug: 'north-light',
      country: 'NL',
      languages: ['nl', 'en'],
      currency: 'EUR',
      folder: 'shops/north-light',
      company: 'North Light',
      address: undefined,
      timeZone: 'Europe/Amsterdam',
      tax: 21,
    })
  })

  it('asks on a terminal for what was not given, and takes what is usual for an empty answer', async () => {
    const asked: string[] = []
    const answers = await answersOf(
      { name: 'North Light' },
      answerBy((question) => {
        asked.push(question)
        return Promise.resolve(question.startsWith('Country') ? 'mx' : '')
      }),
    )
    expect(asked[0]).toBe('Country, by its ISO code: ')
    expect(asked).toContain('Currency, by its ISO code (MXN): ')
    expect(answers).toMatchObject({ country: 'MX', languages: ['es'], currency: 'MXN', timeZone: 'America/Mexico_City', tax: 16 })
  })

  it('says which option is missing where nobody can be asked', async () => {
    await expect(given({ name: 'North Light' })).rejects.toThrow('--country is missing')
    expect(() => readShopOptions(['--nmae', 'x'])).toThrow('--name <name>')
  })

  it.each([
    [{ country: 'DE', languages: 'en', currency: 'EUR', tax: '19' }, 'There is no form of addresses for DE'],
    [{ languages: 'nl,de' }, 'languages[1] is de; there are texts for ar, en'],
    [{ currency: 'EURO' }, 'EURO is no currency of ISO 4217'],
    [{ timeZone: 'Mars/Base' }, 'timeZone is Mars/Base; it has to be an IANA time zone'],
    [{ tax: 'much' }, '--tax is much; it has to be a number of per cent'],
  ])('is refused with a sentence that says what to do: %o', async (options, sentence) => {
    await expect(given({ ...NORTH_LIGHT, ...options }).then(siteOfShop)).rejects.toThrow(sentence)
  })

  it('is refused where no rate of exchange makes a first price of delivery', async () => {
    const answers = await given({ ...NORTH_LIGHT, currency: 'BTN' })
    await expect(shopFiles({ ...answers, site: siteOfShop(answers) })).rejects.toThrow('There is no rate of exchange for BTN')
  })

  it('is one site in its own name, that a start takes as it is written', async () => {
    const SHOP = await write({ ...NORTH_LIGHT, folder: join(parent, 'one'), company: 'North Light B.V.' })
    const [site, ...others] = readSites(readConfig({ SHOP }))
    expect(others).toEqual([])
    expect(site).toMatchObject({
      siteName: 'North Light',
      siteTag: 'north-light-nl',
      localisedEntity: { name: 'North Light B.V.', country: 'Nederland' },
    })
    expect(site === undefined ? '' : formatPrice(12.5, site, 'nl-NL')).toMatch(/^€\s12,50$/)
    expect(JSON.stringify(site)).not.toMatch(/alder|briar|demo/i)
  })

  it('has what its merchant decides, which an empty database takes', async () => {
    const SHOP = await write({ ...NORTH_LIGHT, folder: join(parent, 'merchant') })
    const test = await createTestRuntime()
    const { documents } = await readMerchantFiles(join(SHOP, 'merchant'))
    const runtime = { ...test.runtime, sites: readSites(readConfig({ SHOP })) }
    await test.runtime.database.delete(merchantDocuments)
    expect(await applyMerchantDocuments(runtime, { documents })).toMatchObject({ kind: 'applied', change: { added: { length: 3 } } })
    await test.close()
  })

  it('has its first pages in its own languages and no other', async () => {
    const SHOP = await write({ ...NORTH_LIGHT, languages: 'nl', folder: join(parent, 'pages') })
    const pages = await firstPages(readConfig({ SHOP }))
    expect(pages.find(({ key }) => key === 'search')?.title).toEqual({ nl: 'Zoeken', en: 'Zoeken' })
    expect(JSON.stringify(pages)).toContain('North Light')
    expect(JSON.stringify(pages)).not.toMatch(/"(?:fr|ja|zh)":/)
  })

  it('names the file of a page that cannot be read', async () => {
    const SHOP = await write({ ...NORTH_LIGHT, folder: join(parent, 'broken') })
    await writeFile(join(SHOP, 'pages', 'home.json'), '{')
    await expect(firstPages(readConfig({ SHOP }))).rejects.toThrow('home.json is no page')
    await writeFile(
      join(SHOP, 'pages', 'home.json'),
      '{"key":"home","kind":"home","title":{"en":"Home"},"blocks":[{"id":"a","type":"carousel","props":{},"slots":{}}]}',
    )
    await expect(firstPages(readConfig({ SHOP }))).rejects.toThrow("do not fit: The seed's block a is of a type without schema: carousel")
  })

  it('is never written over by a second create-shop', async () => {
    const folder = await write({ ...NORTH_LIGHT, folder: join(parent, 'twice') })
    const before = await readdir(folder, { recursive: true })
    await expect(write({ ...NORTH_LIGHT, name: 'Another', folder })).rejects.toThrow('is there already')
    expect(await readdir(folder, { recursive: true })).toEqual(before)
  })
})
