import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Drawing, Drawings } from './drawings.ts'
import type { Pictures } from './open-pictures.ts'
import { createFolderStore } from './picture-store.ts'

/* Pages go before pictures: one thread per picture, and a core left free (images-plugin.ts). */
sharp.concurrency(1)
/* Each picture is made once and stored as a file: the library's own cache of the last ones is never read. */
sharp.cache(false)

const WEBP_QUALITY = 76
const JPEG_QUALITY = 80

/** Where a picture comes from: a drawing, or a file that was imported. */
export type ImageSource = { readonly kind: 'drawing'; readonly drawing: Drawing } | { readonly kind: 'file'; readonly file: string }

const ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'gif']
const ART_PREFIX = 'art/'

interface SourceOptions {
  readonly pictures: Pictures
  /** The path without ending. */
  readonly stem: string
  /** Endings the file may have; any where the request names none. */
  readonly endings?: readonly string[]
  readonly drawings?: Pick<Drawings, 'find'>
}

/** The original of a path without ending; undefined where there is none. Throws `PictureStoreError`. */
export const findImageSource = async ({ pictures, stem, endings = ENDINGS, drawings }: SourceOptions): Promise<ImageSource | undefined> => {
  const drawing = stem.startsWith(ART_PREFIX) ? drawings?.find(stem.slice(ART_PREFIX.length)) : undefined
  if (drawing !== undefined) return { kind: 'drawing', drawing }
  for (const ending of endings) {
    const file = join(pictures.local, `${stem}.${ending}`)
    if (await isFile(file)) return { kind: 'file', file }
  }
  return pictures.isRemote ? fetchOriginal(pictures, stem, endings) : undefined
}

/** Copies an original to this machine, where its sizes are made from it: a name never gets another content. */
const fetchOriginal = async ({ store, local }: Pictures, stem: string, endings: readonly string[]): Promise<ImageSource | undefined> => {
  const wanted = endings.map((ending) => `${stem}.${ending}`)
  const path = (await store.list(`${stem}.`)).find((candidate) => wanted.includes(candidate))
  const content = path === undefined ? undefined : await store.get(path)
  if (path === undefined || content === undefined) return undefined
  await createFolderStore(local).put(path, content)
  return { kind: 'file', file: join(local, path) }
}

export const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  )

interface ImageOptions {
  readonly source: ImageSource
  /** Pixels; never more than the original has. Left out: as it is. */
  readonly width?: number
  readonly format: 'webp' | 'jpg'
  readonly target: string
}

/** Makes a picture in a size and format and answers with its file; readers see it whole or not at all. */
export const makeImage = async ({ source, width, format, target }: ImageOptions): Promise<string> => {
  await mkdir(dirname(target), { recursive: true })
  const part = `${target}.${process.pid}.part`
  const picture = source.kind === 'drawing' ? renderDrawing(source.drawing, width) : readFile(source.file, width)
  const encoded =
    format === 'webp'
      ? picture.webp({ quality: WEBP_QUALITY, effort: 3 })
      : picture.jpeg({ quality: JPEG_QUALITY, mozjpeg: false, progressive: true })
  try {
    await encoded.toFile(part)
    await rename(part, target)
    return target
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Rendered at the requested width: a small picture costs a tenth of a large one. */
const renderDrawing = ({ width: fullWidth, height: fullHeight, svg }: Drawing, width = fullWidth): Sharp => {
  const renderedWidth = Math.min(width, fullWidth)
  const sized = svg().replace(
    `width="${fullWidth}" height="${fullHeight}">`,
    `width="${renderedWidth}" height="${Math.round((fullHeight * renderedWidth) / fullWidth)}">`,
  )
  return sharp(Buffer.from(sized)).flatten({ background: '#ece6dd' })
}

const readFile = (file: string, width: number | undefined): Sharp => {
  const upright = sharp(file, { failOn: 'truncated' }).rotate()
  return width === undefined ? upright : upright.resize({ width, withoutEnlargement: true })
}
