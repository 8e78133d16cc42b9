import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Pictures } from './open-pictures.ts'
import { createFolderStore } from './picture-store.ts'

/* Pages go before pictures: one thread per picture, and a core left free (images-plugin.ts). */
sharp.concurrency(1)
/* Each picture is made once and stored as a file: the library's own cache of the last ones is never read. */
sharp.cache(false)

const WEBP_QUALITY = 76
const JPEG_QUALITY = 80

const ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'gif']

/**
 * The file of the original of a path without ending, which may have any ending where the request names none; undefined where there is none.
 * Throws `PictureStoreError`.
 */
export const findOriginal = async (pictures: Pictures, stem: string, endings: readonly string[] = ENDINGS): Promise<string | undefined> => {
  for (const ending of endings) {
    const file = join(pictures.local, `${stem}.${ending}`)
    if (await isFile(file)) return file
  }
  return pictures.isRemote ? fetchOriginal(pictures, stem, endings) : undefined
}

/** Copies an original to this machine, where its sizes are made from it: a name never gets another content. */
const fetchOriginal = async ({ store, local }: Pictures, stem: string, endings: readonly string[]): Promise<string | undefined> => {
  const wanted = endings.map((ending) => `${stem}.${ending}`)
  const path = (await store.list(`${stem}.`)).find((candidate) => wanted.includes(candidate))
  const content = path === undefined ? undefined : await store.get(path)
  if (path === undefined || content === undefined) return undefined
  await createFolderStore(local).put(path, content)
  return join(local, path)
}

export const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  )

interface ImageOptions {
  /** The file of the original. */
  readonly source: string
  /** Pixels; never more than the source has. Left out: as it is. */
  readonly width?: number | undefined
  readonly format: 'webp' | 'jpg'
  readonly target: string
}

/** Makes a picture in a size and format and answers with its file; readers see it whole or not at all. */
export const makeImage = async ({ source, width, format, target }: ImageOptions): Promise<string> => {
  await mkdir(dirname(target), { recursive: true })
  const part = `${target}.${process.pid}.part`
  const upright = sharp(source, { failOn: 'truncated' }).rotate()
  const picture = width === undefined ? upright : upright.resize({ width, withoutEnlargement: true })
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
