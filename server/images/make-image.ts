import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Drawing } from './drawings.ts'
import type { ImageSource } from './image-source.ts'

/* Pictures wait for pages, never the other way round: one thread a picture, and a core left free (images-plugin.ts). */
sharp.concurrency(1)
/* Each picture is made once and stored as a file: the library's own cache of the last ones is never read. */
sharp.cache(false)

const WEBP_QUALITY = 76
const JPEG_QUALITY = 80

interface Making {
  readonly source: ImageSource
  /** Pixels; never more than the original has. Left out: as it is. */
  readonly width?: number
  readonly format: 'webp' | 'jpg'
  readonly target: string
}

/** Makes a picture in a size and format and answers with its file; readers see it whole or not at all. */
export const makeImage = async ({ source, width, format, target }: Making): Promise<string> => {
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
