import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { PictureStore } from '../../images/picture-store.ts'
import { slugOf } from '../slug.ts'

export interface ImportedImage {
  /** Path below `/images/`. */
  readonly src: string
  readonly width: number
  readonly height: number
}

interface Request {
  readonly content: Uint8Array
  readonly pictures: Pick<PictureStore, 'put'>
  readonly source: string
  /** The stored file's name is its slug and a hash. */
  readonly name: string
}

const FORMATS: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif' }
const HASH_LENGTH = 10
const LONGEST_NAME = 100

/**
 * Puts a picture among the shop's originals under a name that holds a hash of its content, so that a changed picture gets a
 * new address. Undefined where it is no picture.
 */
export const importImage = async ({ content, pictures, source, name }: Request): Promise<ImportedImage | undefined> => {
  const {
    width,
    height,
    format,
    orientation = 1,
  } = await sharp(content)
    .metadata()
    .catch(() => ({ width: undefined, height: undefined, format: undefined, orientation: 1 }))
  const ending = FORMATS[format ?? '']
  if (ending === undefined || width === undefined || height === undefined) return undefined
  const path = `${source}/${slugOf(name).slice(0, LONGEST_NAME) || 'picture'}-${createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH)}.${ending}`
  await pictures.put(path, content)
  const isTurned = orientation >= 5
  return { src: `/images/${path}`, width: isTurned ? height : width, height: isTurned ? width : height }
}
