import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPublisher } from '../../../server/publishing/create-publishing.ts'
import { createPageStore, type PageStore } from '../../../server/publishing/page-store.ts'
import { createPictureColors, type PictureColors } from '../../../server/publishing/picture-colors.ts'
import { asset, createFakeCms, entry, linkTo, pageEntry } from '../../factories/cms.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

const ORIGIN = 'https://shop.example'

/** A peach picture with a little green thing in it. */
const peach = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#eeccbb' } })
  .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: '#335544' } } }])
  .png()
  .toBuffer()
const cutOut = await sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  .png()
  .toBuffer()

const colorsOfBytes = (bytes: Buffer, { log = { warn: vi.fn() }, status = 200 } = {}) => {
  const fetch = vi.fn(async () => new Response(new Uint8Array(bytes), { status }))
  return { fetch, log, colorsOf: createPictureColors({ fetch, origin: ORIGIN, log }) }
}

describe('the colour of a picture', () => {
  it('is that of most of it, in three digits, read from a small size of the shop’s own', async () => {
    const { colorsOf, fetch } = colorsOfBytes(peach)
    expect(await colorsOf(['/images/art/a.jpg'])).toEqual(new Map([['/images/art/a.jpg', '#ecb']]))
    expect(fetch.mock.calls).toEqual([[`${ORIGIN}/images/art/a_480w.webp`, expect.anything()]])
  })

  it('is asked of the CMS’s own host in a small size too, whose addresses lack the protocol', async () => {
    const { colorsOf, fetch } = colorsOfBytes(peach)
    await colorsOf(['//images.ctfassets.net/space/a.jpg'])
    expect(fetch.mock.calls).toEqual([['https://images.ctfassets.net/space/a.jpg?w=160', expect.anything()]])
  })

  it('is read once, however often pages are published', async () => {
    const { colorsOf, fetch } = colorsOfBytes(peach)
    await colorsOf(['/images/art/a.jpg', '/images/art/a.jpg'])
    await colorsOf(['/images/art/a.jpg'])
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('is none for a picture that lets its ground through', async () => {
    expect(await colorsOfBytes(cutOut).colorsOf(['/images/art/a.jpg'])).toEqual(new Map())
  })

  it('is none, and a line in the log, where the picture cannot be read', async () => {
    const { colorsOf, log } = colorsOfBytes(peach, { status: 503 })
    expect(await colorsOf(['/images/art/a.jpg'])).toEqual(new Map())
    expect(log.warn).toHaveBeenCalledTimes(1)
    const broken = colorsOfBytes(Buffer.from('no picture'))
    expect(await broken.colorsOf(['/images/art/a.jpg'])).toEqual(new Map())
    expect(broken.log.warn).toHaveBeenCalledTimes(1)
  })

  it('keeps no publish waiting for a host that is down: after a few tries the others are left for the next one', async () => {
    const { colorsOf, fetch, log } = colorsOfBytes(peach, { status: 503 })
    const urls = Array.from({ length: 40 }, (_, index) => `/images/art/${index}.jpg`)
    expect(await colorsOf(urls)).toEqual(new Map())
    expect(fetch.mock.calls.length).toBeLessThan(10)
    expect(log.warn.mock.calls.length).toBe(fetch.mock.calls.length)
    fetch.mockImplementation(async () => new Response(new Uint8Array(peach)))
    expect((await colorsOf(urls)).size).toBe(40)
  })
})

describe('a published page', () => {
  let test: TestRuntime
  let pages: PageStore
  beforeAll(async () => {
    test = await createTestRuntime()
    pages = await createPageStore({ database: test.runtime.database, listen: test.handle.listen })
  })
  afterAll(async () => {
    await pages.close()
    await test.close()
  })

  it('holds the colours of its pictures, and of those that cannot be read none', async () => {
    const poster = (id: string) => entry(id, 'text-and-image', { image: linkTo(`art-${id}`, 'Asset'), text: 'Linen' })
    const cms = createFakeCms(pageEntry('home', {}, ['a', 'b']), poster('a'), poster('b'), asset('art-a'), asset('art-b'))
    const colorsOf: PictureColors = async () => new Map([['/images/art/art-a.jpg', '#ecb']])
    await createPublisher({ ...test.runtime, cms, colorsOf }, 'space/master').publishAll()
    const home = () => pages.get({ siteTag: 'ald-gb', language: 'en', key: 'home' })
    await expect.poll(home).toBeDefined()
    expect((await home())?.blocks.map(({ props }) => props['image'])).toEqual([
      expect.objectContaining({ url: '/images/art/art-a.jpg', color: '#ecb' }),
      { url: '/images/art/art-b.jpg', width: 720, height: 900, alt: 'What art-b shows' },
    ])
  })
})
