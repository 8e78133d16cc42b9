import type { PlainClientAPI } from 'contentful-management'
import sharp from 'sharp'
import type { AssetList, ComposeAsset } from '../../schemas/api/compose.ts'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import { readLocales, toComposeAsset } from './read-document.ts'
import { Refusal } from './refusal.ts'
import { say } from './sentence.ts'

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
  const fileName = fileNameOf(name)
  const title = fileName.replace(/\.\w+$/, '').slice(0, 200) || 'Picture'
  const file = {
    contentType,
    fileName: fileName || 'picture',
    file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  }
  const made = await management.asset.createFromFiles(
    {},
    // The client's type knows buffers of browsers only.
    { fields: { title: { [locale]: title }, description: {}, file: { [locale]: { ...file, file: file.file as ArrayBuffer } } } },
  )
  return toComposeAsset(await management.asset.processForAllLocales({}, made))
}

/** Without folders, and without what turns or hides a part of a name: it stands in addresses and on screens. */
const fileNameOf = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^[.\s]+/, '')
    .slice(0, 200)

const FORMATS: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  gif: 'image/gif',
}

/** How files begin that are looked into at all: a drawing, a document or an archive never reaches the library that reads pictures. */
const BEGINNINGS = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp/, /^GIF8[79]a/]

const hasPictureBeginning = (bytes: Buffer): boolean => {
  const beginning = bytes.subarray(0, 16).toString('latin1')
  return BEGINNINGS.some((pattern) => pattern.test(beginning))
}

const typeOf = async (bytes: Buffer): Promise<string> => {
  // Dimensions are read from the head of the file: nothing is unpacked.
  const found = hasPictureBeginning(bytes)
    ? await sharp(bytes, { limitInputPixels: false })
        .metadata()
        .catch(() => undefined)
    : undefined
  if (found !== undefined && found.width * found.height > MAX_PIXELS)
    throw new Refusal(422, 'REFUSED', say('pictureHuge', { width: String(found.width), height: String(found.height) }))
  // HEIC of a telephone is in the same container, and no browser but one shows it.
  const type = found?.format === 'heif' && found.compression !== 'av1' ? undefined : FORMATS[found?.format ?? '']
  if (type !== undefined) return type
  throw new Refusal(422, 'REFUSED', say('noPicture'))
}
