import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_TOGETHER } from '../../../schemas/api/compose-releases.ts'
import firstPages from '../../../schemas/generated/first-pages.json' with { type: 'json' }
import { draftsOfFirstPage } from '../../../server/compose/starting/first-page.ts'
import { PAGE_SETS } from '../../../src/content/composing/page-sets.ts'
import { createComposeShop, entryOf, openDocument, OWN, type ComposeApi, type ComposeShop } from './compose-shop.ts'

let shop: ComposeShop
let api: ComposeApi
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose()
})
afterAll(() => shop.close())

const PRIVACY = 'landing/legal/privacy'

describe('the pages that a shop begins with', () => {
  it('are those of the starter, each in one set', () => {
    const keys = PAGE_SETS.flatMap((set): readonly string[] => set.keys)
    expect(keys.toSorted()).toEqual(Object.keys(firstPages).toSorted())
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('can all be published together', () => {
    expect(Object.values(firstPages).flat().length).toBeLessThanOrEqual(MOST_TOGETHER)
  })

  it('have the shop’s name, ids of their own, and texts in the languages of the space alone', async () => {
    const locales = [
      { code: 'fr', fallbackCode: null, default: true },
      { code: 'ja', fallbackCode: 'fr', default: false },
    ]
    const { blocks, page } = await draftsOfFirstPage({ key: 'home', shopName: 'North Light', locales })
    expect(page.fields['title']).toEqual({ fr: 'Bienvenue', ja: 'ようこそ' })
    expect(page.fields['key']).toEqual({ fr: 'home' })
    const hero = blocks.find(({ type }) => type === 'hero')
    expect(hero?.fields['heading']).toEqual({ fr: 'North Light', ja: 'North Light' })
    const again = await draftsOfFirstPage({ key: 'home', shopName: 'North Light', locales })
    expect(again.blocks.some(({ id }) => blocks.some((block) => block.id === id))).toBe(false)
    expect(JSON.stringify([...blocks, page])).not.toMatch(/\{shop\}|"en":|home-hero/)
  })

  it('are in the default language what English says where the starter does not speak it', async () => {
    const locales = [{ code: 'fi', fallbackCode: null, default: true }]
    const { page } = await draftsOfFirstPage({ key: 'home', shopName: 'Valo', locales })
    expect(page.fields['title']).toEqual({ fi: 'Welcome' })
  })

  it('are made as a draft for all sites, once', async () => {
    const made = await api.send('POST', '/first-pages', { key: PRIVACY })
    const { pageId } = made.json<{ pageId: string }>()
    const document = await openDocument(api, pageId)
    expect(entryOf(document, pageId).fields).toMatchObject({ key: { en: PRIVACY }, kind: { en: 'landing' } })
    expect(entryOf(document, pageId).fields['sites']).toBeUndefined()
    expect(Object.values(document.entries).length).toBeGreaterThan(2)
    expect(Object.values(document.entries).every(({ sys }) => sys.publishedVersion === undefined)).toBe(true)
    const before = await shop.versions()
    const again = await api.send('POST', '/first-pages', { key: PRIVACY })
    expect([again.statusCode, again.json()]).toEqual([200, {}])
    expect(await shop.versions()).toEqual(before)
  })

  it('are no others, and made by nobody who may not edit', async () => {
    expect((await api.send('POST', '/first-pages', { key: 'landing/anything' })).statusCode).toBe(400)
    expect((await api.send('POST', '/first-pages', { key: 'home' }, { ...OWN, origin: 'https://elsewhere.test' })).statusCode).toBe(403)
  })
})
