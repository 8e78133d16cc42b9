import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoDrawings } from '../../../demo/art/find-art.ts'
import { readConfig } from '../../../server/config.ts'
import { imagesPlugin } from '../../../server/images/images-plugin.ts'
import { answerDefects } from '../../../server/operations/answer-defects.ts'

/** Of the drawings: variants of an earlier one are not used. */
const VERSION = `v${demoDrawings.version}`
/** A file of the system that is always full. */
const FULL = '/dev/full'
let app: FastifyInstance
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'images-'))
  const originals = join(directory, 'images', 'originals', 'shop')
  await mkdir(originals, { recursive: true })
  await sharp({ create: { width: 500, height: 700, channels: 3, background: '#48a' } })
    .png()
    .toFile(join(originals, 'photo.png'))
  app = Fastify()
  answerDefects(app)
  await app.register(imagesPlugin, {
    runtime: { config: readConfig({ APP_ENV: 'test', DATA_DIR: directory }) },
    drawings: demoDrawings,
  })
})
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/images/${path}`, headers })

describe('the pictures of the shop', () => {
  it('sends a picture in every width as webp and jpg, never larger than it is [IMG-02]', async () => {
    const small = await get('shop/photo_320w.webp')
    expect(small.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 448 })
    expect(await sharp((await get('shop/photo_1280w.jpg')).rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 500 })
  })

  it('answers 304 to a client that has the picture', async () => {
    const { etag = '' } = (await get('shop/photo_320w.webp')).headers
    const again = await get('shop/photo_320w.webp', { 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('sends a picture as it is when no width is named', async () => {
    const original = await get('shop/photo.png')
    expect(original.headers['content-type']).toBe('image/png')
    expect(await sharp(original.rawPayload).metadata()).toMatchObject({ width: 500, height: 700 })
  })

  it('makes a variant once for many requests at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('shop/photo_480w.jpg')))
    expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${String(headers['etag'])}`)).size).toBe(1)
    expect((await readdir(join(directory, 'images', 'variants', VERSION, 'shop'))).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it.skipIf(!existsSync(FULL))('asks to try again while the disk is full, and sends the picture once there is room', async () => {
    const variants = join(directory, 'images', 'variants', VERSION, 'shop')
    await mkdir(variants, { recursive: true })
    await symlink(FULL, join(variants, `photo_640w.jpg.${process.pid}.part`))
    const { statusCode, headers } = await get('shop/photo_640w.jpg')
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect((await get('shop/photo_640w.jpg')).statusCode).toBe(200)
  })

  it('renders a drawing of the demo at the requested width', async () => {
    const rendered = await get('art/everyday-tee-navy-front_160w.webp')
    expect(await sharp(rendered.rawPayload).metadata()).toMatchObject({ width: 160, height: 213 })
    expect((await get('art/hero-autumn_320w.jpg')).statusCode).toBe(200)
  })

  it.each([
    'shop/photo_333w.webp',
    'shop/photo_0w.webp',
    'shop/photo_320w.png',
    'shop/none.jpg',
    'shop/none_320w.webp',
    'art/not-a-product_320w.webp',
    '../images/originals/shop/photo.png',
    '..%2foriginals%2fshop%2fphoto.png',
    'shop/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    'shop/photo.png%00.jpg',
    'shop%5Cphoto.png',
    `variants/${VERSION}/shop/photo_320w.webp`,
    '.part',
    `${'a'.repeat(400)}.jpg`,
  ])('answers 404 for the picture address %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  })
})
