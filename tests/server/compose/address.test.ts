import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AddressAnswer } from '../../../schemas/api/compose-pages.ts'
import { createComposeShop, pageOf, type ComposeApi, type ComposeShop } from './compose-shop.ts'

let shop: ComposeShop
let api: ComposeApi
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose()
  await shop.make('everywhere', 'page', pageOf('autumn', []))
  await shop.make('british', 'page', { ...pageOf('tea', []), sites: ['ald-gb'] })
  await shop.make('gone', 'page', pageOf('gone', []))
  await shop.contentful.management.entry.archive({ entryId: 'gone' })
})
afterAll(() => shop.close())

const ask = async (path: string, given: Readonly<Record<string, string>> = {}): Promise<AddressAnswer> =>
  (await api.get(`/address?${new URLSearchParams({ path, ...given }).toString()}`)).json()

describe('an address', () => {
  it('is free where nothing is, and where an archived page was', async () => {
    expect(await ask('/help/delivery')).toMatchObject({ state: 'free', message: 'This address is free.' })
    expect((await ask('/gone')).state).toBe('free')
  })

  it('is taken by a page for the same sites, and the next free one is offered', async () => {
    expect(await ask('/autumn')).toMatchObject({
      state: 'taken',
      message: 'The page “autumn” has this address. Choose another one, or change that page.',
      suggestion: '/autumn-2',
    })
    expect((await ask('/tea', { sites: 'ald-us,ald-gb' })).state).toBe('taken')
  })

  it('stays that of the page that has it', async () => {
    expect((await ask('/autumn', { pageId: 'everywhere' })).state).toBe('free')
  })

  it('may have a page of its own on some sites, which are named', async () => {
    expect((await ask('/autumn', { sites: 'ald-gb' })).state).toBe('free')
    expect((await ask('/tea', { sites: 'ald-us' })).state).toBe('free')
    expect((await ask('/tea')).message).toContain('These sites have a page of their own here and keep it: Alder, GB')
  })

  it.each([
    ['/women/shoes', 'category'],
    ['/brands', 'category'],
    ['/women/designers/acme', 'category'],
    ['/search', 'route'],
    ['/product/coat', 'route'],
    ['/orders/123', 'route'],
  ])('never shadows what the shop has there: %s is a %s', async (path, state) => {
    const answer = await ask(path)
    expect(answer.state).toBe(state)
    expect(answer.message).toMatch(/Choose another address\.$/)
  })

  it('that some sites alone have is free on the others, and the sites are named', async () => {
    expect((await ask('/merken', { sites: 'ald-gb' })).state).toBe('free')
    expect((await ask('/merken')).message).toContain('in Alder, NL')
  })

  it.each([
    ['Help/Delivery/', '/help/delivery'],
    ['/Größen', '/grossen'],
    ['/autumn/', '/autumn-2'],
    ['/a//b', '/a/b'],
    ['/../b', '/b'],
    ['/a%2fb', '/a-2fb'],
    ['/夏', undefined],
  ])('that can be none is refused with what was meant: %s', async (path, suggestion) => {
    const answer = await ask(path)
    expect([answer.state, answer.suggestion]).toEqual(['invalid', suggestion])
  })

  it.each(['/api/cart', '/assets/x', '/en', '/en/help'])('of files, calls and languages is none: %s', async (path) => {
    expect((await ask(path)).state).toBe('invalid')
  })

  it('for sites that there are not is refused', async () => {
    const answer = await api.get('/address?path=/x&sites=evil-us')
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST'])
  })

  it('of 10,000 characters is refused in a sentence', async () => {
    expect((await ask(`/${'a'.repeat(9_999)}`)).message).toContain('too long')
  })
})
