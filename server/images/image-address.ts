import { IMAGE_WIDTHS, type ImageWidth } from '../../src/lib/image-variant.ts'

/** A parsed address below `/images/`. */
export type ImageAddress =
  | { readonly kind: 'original'; readonly path: string; readonly extension: string }
  /** `stem` is the path without ending; the original may be of any kind. */
  | { readonly kind: 'variant'; readonly stem: string; readonly width: ImageWidth; readonly format: 'webp' | 'jpg' }

const PATH = /^(?:[a-z0-9][a-z0-9_.-]*\/)*[a-z0-9][a-z0-9_.-]*\.(jpe?g|png|gif|webp)$/i
const VARIANT = /^(.+)_(\d{1,5})w\.(webp|jpg)$/i
const MAX_LENGTH = 300

/** Reads an address; undefined for everything that is no picture of ours, `..` and unknown widths among it. */
export const readImageAddress = (path: string): ImageAddress | undefined => {
  if (path.length > MAX_LENGTH || path.includes('..')) return undefined
  const extension = PATH.exec(path)?.[1]?.toLowerCase()
  if (extension === undefined) return undefined
  const variant = VARIANT.exec(path)
  if (variant === null) return { kind: 'original', path, extension }
  const width = IMAGE_WIDTHS.find((candidate) => String(candidate) === variant[2])
  const stem = variant[1]
  if (width === undefined || stem === undefined) return undefined
  return { kind: 'variant', stem, width, format: variant[3]?.toLowerCase() === 'jpg' ? 'jpg' : 'webp' }
}
