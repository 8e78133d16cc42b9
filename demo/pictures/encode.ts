import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ImageWidth } from '../../src/lib/image-variant.ts'

/** Widths of a product's picture, and of one that may be as wide as the window. */
export const PRODUCT_WIDTHS: readonly ImageWidth[] = [480, 800, 1200]
export const SCENE_WIDTHS: readonly ImageWidth[] = [...PRODUCT_WIDTHS, 1600]

/** A scene fills the window: what is lost in its soft light is seen. */
const QUALITY = { product: { webp: 62, avif: 42 }, scene: { webp: 78, avif: 52 } } as const

/**
 * Writes a rendered picture as `{name}_{width}w.webp` and `.avif`. Nothing is enlarged: the first width that is no less than the picture's
 * own has it as it is, and there is none wider.
 */
export const encodePicture = async (png: Buffer, folder: string, name: string, kind: keyof typeof QUALITY): Promise<void> => {
  const widths = kind === 'scene' ? SCENE_WIDTHS : PRODUCT_WIDTHS
  const quality = QUALITY[kind]
  await mkdir(folder, { recursive: true })
  const { width: own } = await sharp(png).metadata()
  const enough = widths.find((width) => width >= own) ?? own
  for (const width of widths.filter((each) => each <= enough)) {
    const sized = sharp(png).flatten({ background: '#fff' }).resize({ width, withoutEnlargement: true })
    const file = join(folder, `${name}_${width}w`)
    await sized.clone().webp({ quality: quality.webp, effort: 5 }).toFile(`${file}.webp`)
    await sized.clone().avif({ quality: quality.avif, effort: 2, chromaSubsampling: '4:2:0' }).toFile(`${file}.avif`)
  }
}
