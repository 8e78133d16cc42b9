import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ComposeDocument, ComposeProblem } from '../../../schemas/api/compose.ts'
import { lookups } from '../../factories/lookups.ts'
import { createComposeShop, openDocument, pageOf, type ComposeApi, type ComposeShop } from './compose-shop.ts'

let shop: ComposeShop
let api: ComposeApi
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose({
    lookups: lookups({
      leadsSomewhere: async (path, { site }) => path !== '/gone' && !(path === '/only-gb' && site.code !== 'GB'),
      soldOutProducts: async (ids) => new Map(ids.filter((id) => id === '900007').map((id) => [id, 'Sold-out sandal'])),
    }),
  })
  await shop.make('link', 'button', { label: 'Shop', href: '/women' })
  await shop.make('tray', 'product-tray', { header: 'New', productIds: ['900001'] })
  await shop.make('around', 'page', pageOf('around', ['link', 'tray']))
})
afterAll(() => shop.close())

/** The page with values of her own that nobody has saved. */
const typed = async (values: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Promise<ComposeDocument> => {
  const document = await openDocument(api, 'around')
  const entries = Object.entries(document.entries).map(([id, entry]) => {
    const own = Object.entries(values[id] ?? {}).map(([name, value]) => [name, { en: value }])
    return [id, { ...entry, fields: { ...entry.fields, ...Object.fromEntries(own) } }]
  })
  return { ...document, entries: Object.fromEntries(entries) }
}
const found = ({ problems }: { readonly problems: readonly ComposeProblem[] }, code: string) =>
  problems.filter((problem) => problem.code === code)

describe('while she edits', () => {
  it('says which link of the unsaved draft leads nowhere, at its field, and on which sites', async () => {
    const answer = await api.send('POST', '/check', { document: await typed({ link: { href: '/gone' } }) })
    const [problem, ...others] = found(answer.json(), 'missingPage')
    expect(others).toEqual([])
    expect(problem).toMatchObject({ severity: 'warning', entryId: 'link', field: 'href', values: { address: '/gone' } })
    expect(problem?.sites).toContain('ald-gb en')
    expect(problem?.sites).toContain('ald-ae ar')
    expect(answer.json().leftOut).toEqual([])
  })

  it('names only the sites that lack a page which others have', async () => {
    const answer = await api.send('POST', '/check', { document: await typed({ link: { href: '/only-gb' } }) })
    expect(found(answer.json(), 'missingPage')[0]?.sites).not.toContain('ald-gb en')
  })

  it('says nothing of a site that has a page of its own in the place of one for all sites', async () => {
    const pages = lookups({
      leadsSomewhere: async () => false,
      livePageId: async (_key, { site }) => (site.code === 'GB' ? 'page-of-gb' : 'around'),
    })
    const replaced = await shop.compose({ lookups: pages })
    const asked = async (values: Parameters<typeof typed>[0]) =>
      found((await replaced.send('POST', '/check', { document: await typed(values) })).json(), 'missingPage')[0]?.sites
    expect(await asked({})).not.toContain('ald-gb en')
    expect(await asked({})).toContain('ald-ae ar')
    expect(await asked({ around: { sites: ['ald-gb'] } })).toEqual(['ald-gb en'])
  })

  it('says once for all sites which product is sold out', async () => {
    const answer = await api.send('POST', '/check', { document: await typed({ tray: { productIds: ['900001', '900007'] } }) })
    const problems = found(answer.json(), 'soldOutProduct')
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ entryId: 'tray', field: 'productIds', values: { product: '900007', name: 'Sold-out sandal' } })
  })

  it('says at the settings of a block that it is for guests and a segment, or for a segment that no site of the page has', async () => {
    const asked = async (meta: object, sites: readonly string[] = ['ald-gb', 'ald-jp']) =>
      (await api.send('POST', '/check', { document: await typed({ link: { meta }, around: { sites } }) })).json()
    expect(found(await asked({ segment: 'friends', audience: 'guest' }), 'segmentForGuests')).toMatchObject([
      { severity: 'error', entryId: 'link', field: 'meta' },
    ])
    expect(found(await asked({ segment: 'vip' }), 'segmentUnknown')).toMatchObject([
      { severity: 'warning', entryId: 'link', field: 'meta', values: { segment: 'vip' } },
    ])
    expect(found(await asked({ segment: 'friends' }), 'segmentUnknown')).toEqual([])
    expect(found(await asked({ segment: 'friends' }, ['ald-jp']), 'segmentUnknown')).toMatchObject([{ kind: 'none' }])
  })

  it('advises on a page that the gate refuses, too', async () => {
    const answer = await api.send('POST', '/check', { document: await typed({ link: { href: '/gone', label: '' } }) })
    expect(found(answer.json(), 'propInvalid')).not.toEqual([])
    expect(found(answer.json(), 'missingPage')).not.toEqual([])
  })

  it('says what the gate says although the shop is slow to look things up, names what is missing, and has it the next time', async () => {
    let answer: (isThere: boolean) => void = () => undefined
    const isThere = new Promise<boolean>((resolve) => {
      answer = resolve
    })
    const slow = await shop.compose({ lookups: lookups({ leadsSomewhere: () => isThere }) })
    const document = await typed({ link: { href: '/gone', label: '' } })
    const begun = performance.now()
    const first = (await slow.send('POST', '/check', { document })).json()
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(found(first, 'propInvalid')).not.toEqual([])
    expect(first.leftOut).toEqual(['links'])
    answer(false)
    const second = (await slow.send('POST', '/check', { document })).json()
    expect(second.leftOut).toEqual([])
    expect(found(second, 'missingPage')).toHaveLength(1)
  })
})
