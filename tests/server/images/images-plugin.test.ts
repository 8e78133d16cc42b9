import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, symlink, utimes, writeFile } from 'node:fs/promises'
import { request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config.ts'
import { imagesPlugin } from '../../../server/images/images-plugin.ts'
import { answerDefects } from '../../../server/operations/answer-defects.ts'

/** A file of the system that is always full. */
const FULL = '/dev/full'
const BROWSER = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'
let app: FastifyInstance
let directory: string
let ready: string
let port: number

const flat = (width: number, height: number, background: string) => sharp({ create: { width, height, channels: 3, background } })

/** A ready picture in a width, of a color that tells the sizes apart. */
const putReady = async (name: string, width: number, background: string): Promise<void> => {
  const picture = flat(width, (width * 5) / 4, background)
  await picture
    .clone()
    .webp()
    .toFile(join(ready, `${name}_${width}w.webp`))
  await picture
    .clone()
    .avif({ effort: 0 })
    .toFile(join(ready, `${name}_${width}w.avif`))
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'images-'))
  ready = join(directory, 'ready')
  const originals = join(directory, 'images', 'originals', 'shop')
  await mkdir(originals, { recursive: true })
  await mkdir(join(ready, 'below'), { recursive: true })
  await flat(500, 700, '#48a').png().toFile(join(originals, 'photo.png'))
  await putReady('cup-ecru-front', 480, '#f00')
  await putReady('cup-ecru-front', 800, '#0f0')
  await flat(480, 600, '#00f').webp().toFile(join(ready, 'plain_480w.webp'))
  // What is no picture of a width of ours is no picture.
  for (const name of ['cup-odd_481w.webp', 'only_480w.avif', 'notes.webp', 'below/cup_480w.webp', '.hidden_480w.webp'])
    await writeFile(join(ready, name), 'x')
  await writeFile(join(directory, 'secret_480w.webp'), 'x')
  app = Fastify()
  answerDefects(app)
  await app.register(imagesPlugin, {
    runtime: { config: readConfig({ APP_ENV: 'test', DATA_DIR: directory }) },
    readyPictures: { folder: ready, prefix: 'art/' },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  // `listen` on a host and port gives an AddressInfo; text is for pipes.
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

interface Received {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Sends a path as it is written: `fetch` would resolve its dots. */
const get = (path: string, headers: Record<string, string> = {}): Promise<Received> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: `/images/${path}`, headers }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode, headers: answer.headers, body }), reject)
    })
      .on('error', reject)
      .end()
  })

const shapeOf = async ({ body }: Pick<Received, 'body'>): Promise<string> => {
  const { format, width, height } = await sharp(body).metadata()
  return `${format} ${width}x${height}`
}

/** Red, green or blue: of which file a picture is. */
const colorOf = async ({ body }: Pick<Received, 'body'>): Promise<string> => {
  const { dominant } = await sharp(body).stats()
  return dominant.r > 128 ? 'red' : dominant.g > 128 ? 'green' : 'blue'
}

describe('the pictures of the shop', () => {
  it('sends a picture in every width as webp and jpg, never larger than it is [IMG-02]', async () => {
    const small = await get('shop/photo_320w.webp', BROWSER)
    expect(small.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
    expect(small.headers.vary).toBeUndefined()
    expect(await shapeOf(small)).toBe('webp 320x448')
    expect(await shapeOf(await get('shop/photo_1200w.jpg'))).toBe('jpeg 500x700')
  })

  it('answers 304 to a client that has the picture', async () => {
    const { etag = '' } = (await get('shop/photo_320w.webp')).headers
    const again = await get('shop/photo_320w.webp', { 'if-none-match': etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it('sends a picture as it is when no width is named', async () => {
    const original = await get('shop/photo.png')
    expect(original.headers['content-type']).toBe('image/png')
    expect(await shapeOf(original)).toBe('png 500x700')
  })

  it('makes a variant once for many requests at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('shop/photo_480w.jpg')))
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
    expect((await readdir(join(directory, 'images', 'variants', 'shop'))).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it.skipIf(!existsSync(FULL))('asks to try again while the disk is full, and sends the picture once there is room', async () => {
    const variants = join(directory, 'images', 'variants', 'shop')
    await mkdir(variants, { recursive: true })
    await symlink(FULL, join(variants, `photo_800w.jpg.${process.pid}.part`))
    const { status, headers } = await get('shop/photo_800w.jpg')
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect((await get('shop/photo_800w.jpg')).status).toBe(200)
  })

  it.each([
    'shop/photo_333w.webp',
    'shop/photo_0w.webp',
    'shop/photo_320w.png',
    'shop/none.jpg',
    'shop/none_320w.webp',
    '../images/originals/shop/photo.png',
    '..%2foriginals%2fshop%2fphoto.png',
    'shop/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    'shop/photo.png%00.jpg',
    'shop%5Cphoto.png',
    'variants/shop/photo_320w.webp',
    '.part',
    `${'a'.repeat(400)}.jpg`,
    'art/cup-ecru-front_333w.webp',
    'art/cup-ecru-front_480w.avif',
    'art/cup-ecru-front_480w_320w.webp',
    'art/cup-ecru-front.png',
    'art/cup-ecru-front.webp',
    'art/cup-ecru-none_480w.webp',
    'art/cup-odd_481w.webp',
    'art/cup-odd.jpg',
    'art/only_480w.webp',
    'art/notes.webp',
    'art/below/cup_480w.webp',
    'art/.hidden_480w.webp',
    'art/../secret_480w.webp',
    'art/..%2fsecret_480w.webp',
    'art/%2e%2e/secret_480w.webp',
    'art//cup-ecru-front_480w.webp',
    'art/./cup-ecru-front_480w.webp',
    'art/cup-ecru-front_480w.webp%00.jpg',
    'art%2fcup-ecru-front_480w.webp%2f..%2f..%2fsecret_480w.webp',
    'art\\cup-ecru-front_480w.webp',
    'cup-ecru-front_480w.webp',
  ])('answers 404 for the picture address %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

describe('a picture that is ready', () => {
  it('is sent as its file, to be asked about again after a day', async () => {
    const { status, headers, body } = await get('art/cup-ecru-front_480w.webp')
    expect([status, headers['content-type'], headers['cache-control'], headers.vary]).toEqual([200, 'image/webp', A_DAY, 'Accept'])
    expect(headers['content-length']).toBe(String(body.length))
    expect(await readdir(join(directory, 'images', 'variants', 'art')).catch(() => [])).toEqual([])
  })

  it('is AVIF at the same address for those who name it, with a tag of its own', async () => {
    const [webp, avif] = [await get('art/cup-ecru-front_480w.webp'), await get('art/cup-ecru-front_480w.webp', BROWSER)]
    expect([avif.headers['content-type'], avif.headers.vary]).toEqual(['image/avif', 'Accept'])
    expect(await shapeOf(avif)).toBe('heif 480x600')
    expect(avif.headers.etag).not.toBe(webp.headers.etag)
    const again = await get('art/cup-ecru-front_480w.webp', { ...BROWSER, 'if-none-match': avif.headers.etag ?? '' })
    expect([again.status, again.headers.vary, again.headers['cache-control']]).toEqual([304, 'Accept', A_DAY])
    const other = await get('art/cup-ecru-front_480w.webp', { 'if-none-match': avif.headers.etag ?? '' })
    expect([other.status, other.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  it.each([
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/webp'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['image/avif; q=0.0', 'image/webp'],
    ['image/avif-sequence', 'image/webp'],
    ['image/webp, image/avif;q=0.5', 'image/avif'],
    ['IMAGE/AVIF', 'image/avif'],
  ])('answers Accept: %s with %s', async (accept, type) => {
    expect((await get('art/cup-ecru-front_480w.webp', { accept })).headers['content-type']).toBe(type)
  })

  it('stays webp, and the same for everybody, where there is no AVIF', async () => {
    const { headers } = await get('art/plain_480w.webp', BROWSER)
    expect([headers['content-type'], headers.vary]).toEqual(['image/webp', undefined])
  })

  it('is sent as wide as it is there where it is asked for wider', async () => {
    const wide = await get('art/cup-ecru-front_1600w.webp', BROWSER)
    expect([await shapeOf(wide), wide.headers.vary]).toEqual(['heif 800x1000', 'Accept'])
    expect(await shapeOf(await get('art/cup-ecru-front_1200w.jpg'))).toBe('jpeg 800x1000')
  })

  it('is made from the largest file as JPEG, whole for mails, and in widths below the ready ones', async () => {
    const answers = await Promise.all(
      ['.jpg', '_480w.jpg', '_320w.jpg', '_160w.webp'].map((end) => get(`art/cup-ecru-front${end}`, BROWSER)),
    )
    expect(await Promise.all(answers.map(shapeOf))).toEqual(['jpeg 800x1000', 'jpeg 480x600', 'jpeg 320x400', 'webp 160x200'])
    expect(await Promise.all(answers.map(colorOf))).toEqual(['green', 'green', 'green', 'green'])
    expect(answers.map(({ headers }) => [headers['cache-control'], headers.vary])).toEqual(answers.map(() => [A_DAY, undefined]))
  })

  it('is new in every size once its files are written again, under another tag', async () => {
    const paths = ['_480w.webp', '_160w.webp', '.jpg'].map((end) => `art/cup-ecru-close${end}`)
    await putReady('cup-ecru-close', 480, '#f00')
    const shop = Fastify()
    await shop.register(imagesPlugin, {
      runtime: { config: readConfig({ APP_ENV: 'test', DATA_DIR: directory }) },
      readyPictures: { folder: ready, prefix: 'art/' },
    })
    const ask = async () => Promise.all(paths.map((path) => shop.inject({ url: `/images/${path}` })))
    const colors = async (answers: Awaited<ReturnType<typeof ask>>) =>
      Promise.all(answers.map(({ rawPayload }) => colorOf({ body: rawPayload })))
    const before = await ask()
    expect(await colors(before)).toEqual(['red', 'red', 'red'])
    await putReady('cup-ecru-close', 480, '#00f')
    await utimes(join(ready, 'cup-ecru-close_480w.webp'), new Date(), new Date(Date.now() + 5_000))
    const after = await ask()
    expect(await colors(after)).toEqual(['blue', 'blue', 'blue'])
    const tags = (answers: typeof before) => answers.map(({ headers }) => headers.etag)
    expect(tags(before).filter((tag, index) => tag === tags(after)[index])).toEqual([])
    await shop.close()
  })

  it('is none of a shop without ready pictures', async () => {
    const shop = Fastify()
    await shop.register(imagesPlugin, { runtime: { config: readConfig({ APP_ENV: 'test', DATA_DIR: directory }) } })
    expect((await shop.inject({ url: '/images/art/cup-ecru-front_480w.webp' })).statusCode).toBe(404)
    await shop.close()
  })
})
