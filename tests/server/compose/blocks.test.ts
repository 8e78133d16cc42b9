import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../block-registry/index.ts'
import type { ComposeBlockType } from '../../../schemas/api/compose.ts'
import { createComposeShop, type ComposeApi, type ComposeShop } from './compose-shop.ts'

let shop: ComposeShop
let api: ComposeApi
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose()
})
afterAll(() => shop.close())

const TYPES = Object.keys(registry)
const picture = (type: string, query = 'site=ald-gb&lang=en', headers: Record<string, string> = {}) =>
  api.get(`/pictures/${type}?${query}`, headers)

describe('block types to choose from', () => {
  it('are all that the shop can show, each with its purpose and an example', async () => {
    const { blocks } = (await api.get('/blocks')).json<{ readonly blocks: readonly ComposeBlockType[] }>()
    expect(blocks.map(({ type }) => type).sort()).toEqual(TYPES.toSorted())
    expect(blocks.find(({ type }) => type === 'hero')).toMatchObject({
      title: 'Hero',
      description: 'The opener of a page: one large picture with a few words and up to three buttons.',
      group: 'content',
      example: {
        heading: 'Coats for the long way home',
        image: {
          url: '/images/art/hero-autumn.jpg',
          width: 1600,
          height: 900,
          alt: 'A shelf with a vase, cups, bowls and a candle in morning light',
        },
      },
    })
  })
})

describe('the picture of a block', () => {
  it('is there for every block type, without a script', async () => {
    for (const type of TYPES) {
      const { statusCode, headers, body } = await picture(type)
      expect([type, statusCode, headers['content-type']]).toEqual([type, 200, 'text/html; charset=utf-8'])
      expect(body, type).not.toMatch(/<script|javascript:|\son\w+=/)
    }
  })

  it('shows the block of the fixture and what is in its slots, with the styles of each', async () => {
    const { body } = await picture('hero')
    expect(body).toContain('Coats for the long way home')
    expect(body).toContain('Women’s coats')
    for (const type of ['hero', 'button']) expect(body).toContain(`<link rel="stylesheet" href="/assets/${type}.css"/>`)
  })

  it('has the language and direction of the page, and the look of its shop', async () => {
    expect((await picture('sign-in')).body).toContain('<html lang="en-GB" dir="ltr"><head>')
    expect((await picture('sign-in', 'site=ald-ae&lang=ar')).body).toContain('<html lang="ar-AE" dir="rtl"><head>')
    expect((await picture('sign-in', 'site=bri-mx&lang=es')).body).toMatch(/<html lang="es-MX" dir="ltr" data-theme="briar">/)
  })

  it('may be framed by the composer alone, and runs and loads nothing but styles, fonts and pictures', async () => {
    const policy = String((await picture('hero')).headers['content-security-policy'])
    expect(policy).toMatch(
      /^default-src 'none'; style-src-elem 'self' 'sha256-[^']+'; style-src-attr 'unsafe-inline'; img-src 'self' data:;/,
    )
    expect(policy).toContain(`frame-ancestors 'self'`)
    expect(policy).not.toContain('script-src')
  })

  it('is kept by the browser of whoever looked, and by nothing on the way', async () => {
    expect((await picture('hero')).headers['cache-control']).toBe('private, max-age=300')
    expect((await picture('nothing')).headers['cache-control']).toBe('no-store')
  })

  it.each(['nothing', '__proto__', 'constructor', 'toString', 'page', '..%2F..%2Fetc%2Fpasswd', '%3Cscript%3E'])(
    'is none, in a sentence, where the shop has no such block: %s',
    async (type) => {
      const answer = await picture(type)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
    },
  )

  it.each([
    '',
    'site=ald-gb',
    'lang=en',
    'site=none&lang=en',
    'site=ald-gb&lang=xx',
    'site=__proto__&lang=en',
    'site=ald-gb&site=ald-ae&lang=en',
  ])('is refused in a sentence for what is no site in one of its languages: %s', async (query) => {
    const answer = await picture('hero', query)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST'])
  })

  it('is not on the shop’s own host', async () => {
    expect((await picture('hero', undefined, { host: 'shop.test' })).statusCode).toBe(404)
  })

  it('is for people who have signed in, where people sign in', async () => {
    const closed = await shop.compose({ variables: { COMPOSE_EDITORS: 'editors' } })
    for (const path of ['/pictures/hero?site=ald-gb&lang=en', '/blocks', '/sections']) {
      const answer = await closed.get(path)
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 401, 'SIGN_IN'])
    }
  })
})
