import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imagesPlugin } from '../../server/images/images-plugin.ts'
import { makeNote, makeNoteType } from './contentful-note-type.ts'
import { startContentful, type ContentfulServer } from './contentful-server.ts'
import { refusal } from './refusal.ts'
import Fastify from 'fastify'

const DAY_MS = 24 * 60 * 60 * 1000
const directory = mkdtempSync(join(tmpdir(), 'contentful-uploads-'))
let server: ContentfulServer
let picture: Buffer

const RULES = [{ linkMimetypeGroup: ['image'] }, { assetFileSize: { max: 100_000 } }, { assetImageDimensions: { width: { min: 40 } } }]
const PICTURE = { id: 'picture', name: 'Picture', type: 'Link', linkType: 'Asset', localized: false, required: false, validations: RULES }

beforeAll(async () => {
  server = await startContentful({ DATA_DIR: directory })
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336655' } })
    .jpeg()
    .toBuffer()
  await makeNoteType(server.management, [PICTURE])
})
afterAll(async () => {
  await server.close()
  rmSync(directory, { recursive: true, force: true })
})

const upload = (bytes: Buffer | string, fileName: string, contentType: string) =>
  server.management.asset.createFromFiles(
    {},
    { fields: { title: { en: fileName }, description: {}, file: { en: { file: bytes as never, fileName, contentType } } } },
  )

const shownAsset = async (bytes: Buffer | string, fileName: string, contentType: string) => {
  const { asset } = server.management
  const processed = await asset.processForAllLocales({}, await upload(bytes, fileName, contentType))
  return asset.publish({ assetId: processed.sys.id }, processed)
}

const publishWith = async (entryId: string, assetId: string) => {
  const fields = { title: { en: entryId }, picture: { en: { sys: { type: 'Link', linkType: 'Asset', id: assetId } } } }
  return server.management.entry.publish({ entryId }, await makeNote(server.management, entryId, fields))
}

describe('a file that the vendor’s management client uploads', () => {
  it('becomes a picture of the shop, measured, in the sizes of all others', async () => {
    const { fields } = await shownAsset(picture, 'Été _640w.jpg', 'image/jpeg')
    const file = fields.file['en']
    expect(file).toMatchObject({ fileName: 'Été _640w.jpg', details: { size: picture.byteLength, image: { width: 60, height: 40 } } })
    expect(file).not.toHaveProperty('uploadFrom')
    expect(file?.url).toMatch(/^\/images\/content\/[a-z0-9]{22}\/e-te-640w\.jpg$/)
    const shop = Fastify()
    await shop.register(imagesPlugin, { runtime: server.runtime })
    const original = await shop.inject(file?.url ?? '')
    const small = await shop.inject((file?.url ?? '').replace('.jpg', '_160w.webp'))
    expect([original.statusCode, original.rawPayload.equals(picture), small.headers['content-type']]).toEqual([200, true, 'image/webp'])
    await shop.close()
  })

  it('is handed out in parts where it is a film, and to be saved where it could be a page', async () => {
    const film = await shownAsset('0123456789', 'film.mp4', 'video/mp4')
    const url = film.fields.file['en']?.url ?? ''
    const part = await server.app.inject({ url, headers: { range: 'bytes=2-4' } })
    expect([part.statusCode, part.body, part.headers['content-range'], part.headers['content-type']]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
      'video/mp4',
    ])
    expect((await server.app.inject({ url, headers: { range: 'bytes=-3' } })).body).toBe('789')
    expect((await server.app.inject({ url, headers: { range: 'bytes=10-' } })).statusCode).toBe(416)
    const page = await shownAsset('<script>alert(1)</script>', 'page.html', 'text/html')
    const saved = await server.app.inject(page.fields.file['en']?.url ?? '')
    expect([saved.headers['content-type'], saved.headers['content-disposition']]).toEqual(['application/octet-stream', 'attachment'])
    expect((await server.app.inject('/contentful/files/x/..%2F..%2Fsecret')).statusCode).toBe(404)
  })

  it('waits a day to be used, and goes when it is deleted', async () => {
    const { upload: uploads } = server.management
    const made = await uploads.create({}, { file: 'bytes' } as never)
    expect(made.sys).toMatchObject({ type: 'Upload', space: { sys: { id: 'vitrine' } } })
    expect((await uploads.get({ uploadId: made.sys.id })).sys.id).toBe(made.sys.id)
    server.runtime.clock.advance(DAY_MS + 1000)
    const later = await uploads.create({}, { file: 'more' } as never)
    expect((await refusal(uploads.get({ uploadId: made.sys.id }))).name).toBe('NotFound')
    await uploads.delete({ uploadId: later.sys.id })
    expect((await refusal(uploads.get({ uploadId: later.sys.id }))).name).toBe('NotFound')
  })

  it('cannot be of nothing: an asset of an upload that is gone is not processed', async () => {
    const { asset, upload: uploads } = server.management
    const draft = await upload('x', 'gone.pdf', 'application/pdf')
    const from = draft.fields.file['en']?.uploadFrom
    await uploads.delete({ uploadId: from?.sys.id ?? '' })
    expect(await refusal(asset.processForAllLocales({}, draft))).toMatchObject({ name: 'NotFound', details: { type: 'Upload' } })
  })
})

describe('a field’s rules on files', () => {
  it('let a fitting picture go live', async () => {
    const { sys } = await shownAsset(picture, 'fits.jpg', 'image/jpeg')
    expect((await publishWith('fitting', sys.id)).sys.publishedVersion).toBe(1)
  })

  it.each([
    ['of another kind', () => shownAsset('words', 'words.txt', 'text/plain'), 'linkMimetypeGroup'],
    [
      'with too few pixels',
      async () => shownAsset(await sharp(picture).resize(20).toBuffer(), 'small.jpg', 'image/jpeg'),
      'assetImageDimensions',
    ],
    [
      'with too many bytes',
      async () => shownAsset(Buffer.concat([picture, Buffer.alloc(100_000)]), 'big.jpg', 'image/jpeg'),
      'assetFileSize',
    ],
  ])('refuse a file %s', async (_what, makeAsset, name) => {
    const { sys } = await makeAsset()
    expect(await refusal(publishWith(`unfit-${name}`, sys.id))).toMatchObject({
      name: 'InvalidEntry',
      details: { errors: [{ name, path: ['fields', 'picture', 'en'] }] },
    })
  })
})
