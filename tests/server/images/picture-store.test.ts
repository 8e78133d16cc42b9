import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config.ts'
import { imagesPlugin } from '../../../server/images/images-plugin.ts'
import { createFolderStore, type PictureStore } from '../../../server/images/picture-store.ts'
import { createS3Store } from '../../../server/images/s3-store.ts'
import { startS3Server, type S3Server } from '../../factories/s3-server.ts'

let folder: string
let server: S3Server
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
  server = await startS3Server()
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const STORES: readonly (readonly [string, () => PictureStore])[] = [
  ['a folder', () => createFolderStore(join(folder, 'originals'))],
  ['a bucket', () => createS3Store({ ...server.account, fetch })],
]

describe.each(STORES)('pictures in %s', (_name, open) => {
  it('are found by the path they were put under, byte for byte', async () => {
    const store = open()
    const content = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251)
    await store.put('shopify/tee-0a1b.jpg', content.subarray(1, 60_000))
    expect(await store.has('shopify/tee-0a1b.jpg')).toBe(true)
    expect(Buffer.compare(Buffer.from((await store.get('shopify/tee-0a1b.jpg')) ?? []), Buffer.from(content.subarray(1, 60_000)))).toBe(0)
  })

  it('that are not there are nothing, and no error', async () => {
    const store = open()
    expect([await store.has('shopify/none.jpg'), await store.get('shopify/none.jpg'), await store.list('nowhere/')]).toEqual([
      false,
      undefined,
      [],
    ])
  })

  it('never change once they are there', async () => {
    const store = open()
    await store.put('a/b.png', Buffer.from('first'))
    await store.put('a/b.png', Buffer.from('second'))
    expect(Buffer.from((await store.get('a/b.png')) ?? []).toString()).toBe('first')
  })

  it('are listed by the beginning of their path, however many there are', async () => {
    const store = open()
    const paths = ['a/one.jpg', 'a/one.png', 'a/one-more.jpg', 'a/b (2) & c.jpg', 'b/one.jpg']
    for (const path of paths) await store.put(path, Buffer.from(path))
    expect([...(await store.list('a/'))].sort()).toEqual(paths.filter((path) => path.startsWith('a/')).sort())
    expect([...(await store.list('a/one.'))].sort()).toEqual(['a/one.jpg', 'a/one.png'])
    expect(Buffer.from((await store.get('a/b (2) & c.jpg')) ?? []).toString()).toBe('a/b (2) & c.jpg')
  })
})

describe('a bucket', () => {
  it('is kept apart by its folder', async () => {
    await createS3Store({ ...server.account, fetch }).put('a/b.png', Buffer.from('x'))
    expect([...server.stored.keys()]).toEqual(['alder/a/b.png'])
  })

  it.each([
    ['a wrong secret', { secretAccessKey: 'another secret' }],
    ['a wrong key', { accessKeyId: 'AKIAANOTHER' }],
    ['a wrong region', { region: 'us-east-1' }],
  ])('refuses %s, and the error names neither key nor signature', async (_name, wrong) => {
    const store = createS3Store({ ...server.account, ...wrong, fetch })
    const error: unknown = await store.put('a/b.png', Buffer.from('x')).catch((caught: unknown) => caught)
    expect(String(error)).toBe('Error: The picture store answers 403 to has a/b.png')
    expect(JSON.stringify([error, (error as Error).stack, (error as Error).cause])).not.toMatch(/AKIA|secret|Signature|AWS4/)
    expect(server.stored.size).toBe(0)
  })

  it('that is not there is an error, unlike a picture that is not there', async () => {
    const store = createS3Store({ ...server.account, bucket: 'another', fetch })
    await expect(store.get('a/b.png')).rejects.toThrow('The picture store answers 404 to get a/b.png')
  })
})

describe('a shop whose pictures are in a bucket', () => {
  let app: FastifyInstance
  let lines: string[]
  const get = (path: string) => app.inject({ url: `/images/${path}` })
  beforeEach(async () => {
    const { account } = server
    lines = []
    app = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } })
    const config = readConfig({
      APP_ENV: 'test',
      DATA_DIR: folder,
      IMAGES_URL: `s3://${account.bucket}/alder`,
      IMAGES_ENDPOINT: account.endpoint,
      IMAGES_REGION: account.region,
      IMAGES_ACCESS_KEY_ID: account.accessKeyId,
      IMAGES_SECRET_ACCESS_KEY: account.secretAccessKey,
    })
    await app.register(imagesPlugin, { runtime: { config } })
    const photo = sharp({ create: { width: 500, height: 700, channels: 3, background: '#48a' } }).png()
    await createS3Store({ ...account, fetch }).put('shop/photo.png', await photo.toBuffer())
  })
  afterEach(() => app.close())

  it('answers them in every size on a machine that has never seen them, and again without the bucket', async () => {
    const small = await get('shop/photo_320w.webp')
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 448 })
    expect((await get('shop/photo.png')).statusCode).toBe(200)
    server.fail(500)
    expect((await get('shop/photo_800w.webp')).statusCode).toBe(200)
  })

  it('says 404 to what is in no bucket, and 503 to come back for while the bucket does not answer', async () => {
    expect((await get('shop/none_320w.webp')).statusCode).toBe(404)
    server.fail(500)
    const away = await get('shop/photo_320w.webp')
    expect([away.statusCode, away.headers['retry-after'], away.headers['cache-control']]).toEqual([503, '5', 'no-store'])
    server.fail(undefined)
    expect((await get('shop/photo_320w.webp')).statusCode).toBe(200)
    await server.close()
    expect((await get('shop/other_320w.webp')).statusCode).toBe(503)
    expect(lines.join('')).not.toMatch(/AKIA|secret\/of|Signature/)
  })
})
