import type { PlainClientAPI } from 'contentful-management'
import sharp from 'sharp'
import type { AssetList, ComposeAsset } from '../../schemas/api/compose.ts'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import { readLocales, toComposeAsset } from './read-document.ts'
import { Refusal } from './refusal.ts'

type Management = Pick<PlainClientAPI, 'asset' | 'locale'>

const ASSETS_A_REQUEST = 48

/** What a browser shows and the shop makes sizes of. SVG is a program, not a picture. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
export const MAX_PICTURE_BYTES = 20_000_000
/** Of a file that is small and a picture that is huge. */
const MAX_PIXELS = 100_000_000

/** Pictures of the space, newest first, by words of their title or description. */
export const listAssets = async ({ asset }: Management, words: string, skip: number): Promise<AssetList> => {
  const query = {
    order: '-sys.createdAt',
    limit: ASSETS_A_REQUEST,
    skip,
    mimetype_group: 'image',
    ...(words === '' ? {} : { query: words }),
  }
  const { items, total } = await asset.getMany({ query })
  return { assets: items.filter(({ sys }) => sys.archivedVersion === undefined).map(toComposeAsset), total }
}

interface File {
  readonly bytes: Buffer
  readonly name: string
}

/** Stores a picture as a draft. Its bytes decide what it is, whatever it is called. */
export const uploadAsset = async (management: Management, { bytes, name }: File): Promise<ComposeAsset> => {
  const contentType = await typeOf(bytes)
  const locale = defaultLocaleOf(await readLocales(management))
  const title = name.replace(/\.\w+$/, '').slice(0, 200) || 'Picture'
  const file = {
    contentType,
    fileName: name.slice(0, 200) || 'picture',
    file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  }
  const made = await management.asset.createFromFiles(
    {},
    // The client's type knows buffers of browsers only.
    { fields: { title: { [locale]: title }, description: {}, file: { [locale]: { ...file, file: file.file as ArrayBuffer } } } },
  )
  return toComposeAsset(await management.asset.processForAllLocales({}, made))
}

const FORMATS: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  gif: 'image/gif',
}

/** Asynchronous as a whole: of no bytes at all the library throws at once. */
const readMetadata = async (bytes: Buffer) => sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()

const typeOf = async (bytes: Buffer): Promise<string> => {
  const found = await readMetadata(bytes).catch(() => undefined)
  // HEIC of a telephone is in the same container, and no browser but one shows it.
  const type = found?.format === 'heif' && found.compression !== 'av1' ? undefined : FORMATS[found?.format ?? '']
  if (type !== undefined) return type
  throw new Refusal(422, 'REFUSED', 'This file is no picture, or is damaged. Save it as JPEG, PNG, WebP, AVIF or GIF and upload it again.')
}
