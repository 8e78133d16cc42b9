import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { createComposeShop, OWN, type ComposeApi, type ComposeShop } from './compose-shop.ts'

let shop: ComposeShop
let api: ComposeApi
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose()
})
afterAll(() => shop.close())

const drawn = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#336655' } })
const upload = (bytes: Buffer, type: string, name = 'sea.jpg') =>
  api.send('POST', `/assets?name=${encodeURIComponent(name)}`, bytes, { ...OWN, 'content-type': type })
const count = async (): Promise<number> => (await api.get('/assets')).json().total

describe('uploading a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('stores %s as a draft, measured and named after its file', async (format) => {
    const answer = await upload(await drawn().toFormat(format).toBuffer(), `image/${format}`, `The sea.${format}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      sys: { type: 'Asset' },
      fields: { title: { en: 'The sea' }, file: { en: { contentType: `image/${format}`, details: { image: { width: 60, height: 40 } } } } },
    })
    expect(answer.json().sys).not.toHaveProperty('publishedVersion')
  })

  it('believes the bytes, not the name or what the browser says', async () => {
    const answer = await upload(await drawn().png().toBuffer(), 'image/jpeg')
    expect(answer.json().fields.file.en.contentType).toBe('image/png')
  })

  it.each([
    [
      'a drawing that is a program',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
      'image/png',
      422,
    ],
    ['a page', '<!doctype html><script>1</script>', 'image/jpeg', 422],
    ['nothing', '', 'image/jpeg', 422],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 415],
    ['a PDF', '%PDF-1.7', 'application/pdf', 415],
  ])('refuses %s in a sentence, and stores nothing', async (_what, text, type, status) => {
    const before = await count()
    const answer = await upload(Buffer.from(text), type)
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(/JPEG, PNG, WebP, AVIF or GIF/)])
    expect(await count()).toBe(before)
  })

  it('refuses more than 20 MB', async () => {
    const answer = await upload(Buffer.alloc(20_000_001), 'image/jpeg')
    expect([answer.statusCode, answer.json().message]).toEqual([413, expect.stringContaining('20 MB')])
  })
})

describe('the words of a picture', () => {
  it('are saved beside the file, which stays as it is', async () => {
    const made = (await upload(await drawn().jpeg().toBuffer(), 'image/jpeg')).json()
    const fields = {
      title: { en: 'Sea' },
      description: { en: 'Waves', fr: 'Des vagues' },
      file: { en: { url: 'https://evil.example/x.js' } },
    }
    const saved = await api.send('PUT', `/assets/${made.sys.id}`, { version: made.sys.version, fields })
    expect(saved.statusCode).toBe(200)
    expect(saved.json().fields).toEqual({ title: fields.title, description: fields.description, file: made.fields.file })
    const late = await api.send('PUT', `/assets/${made.sys.id}`, { version: made.sys.version, fields })
    expect([late.statusCode, late.json().current.fields.description]).toEqual([409, fields.description])
  })

  it('find the picture in the list of assets', async () => {
    const { assets } = (await api.get('/assets?query=vagues')).json()
    expect(assets).toHaveLength(1)
  })
})
