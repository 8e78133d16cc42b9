import type { ComposeAsset } from '../../schemas/api/compose.ts'
import type { Json } from '../../schemas/page.ts'
import { isLink, isObject, readField } from '../../src/content/cms-entry.ts'
import { imageVariant } from '../../src/lib/image-variant.ts'

/** Id of what a field refers to. */
export const linkedId = (value: Json | undefined): string | undefined => (isLink(value) ? value.sys.id : undefined)

const fileOf = ({ fields }: ComposeAsset, locales: readonly string[]): { readonly [key: string]: Json } | undefined => {
  // A file is there for all languages mostly, whichever it was uploaded in.
  const file = readField(fields['file'], [...locales, ...Object.keys(fields['file'] ?? {})])
  return isObject(file) ? file : undefined
}

/** Wide enough for the panel on a dense screen. */
const WIDTH = 320

/** Where the picture is, small: a grid of originals would take a minute. Undefined while the CMS is still processing it. */
export const imageAddress = (asset: ComposeAsset, locales: readonly string[]): string | undefined => {
  const url = fileOf(asset, locales)?.['url']
  if (typeof url !== 'string') return undefined
  // The vendor's pictures are made smaller by the address, the shop's own by its name.
  if (url.startsWith('//')) return `https:${url}?w=${WIDTH}`
  return url.startsWith('/images/') ? imageVariant(url, WIDTH) : url
}

const wordsOf = (asset: ComposeAsset, field: string, locales: readonly string[]): string => {
  const words = readField(asset.fields[field], locales)
  return typeof words === 'string' ? words : ''
}

/** The text alternative shoppers get. */
export const altOf = (asset: ComposeAsset, locales: readonly string[]): string => wordsOf(asset, 'description', locales)

/** What the media library calls it: its title, else the name of its file. */
export const assetName = (asset: ComposeAsset, locales: readonly string[]): string => {
  const name = fileOf(asset, locales)?.['fileName']
  return wordsOf(asset, 'title', locales) || (typeof name === 'string' ? name : asset.sys.id)
}

/** Larger files make pages slow and are no better on any screen; publishing warns of them too. */
export const MAX_BYTES = 500_000

/** The file's size in kilobytes; undefined where nobody knows. */
export const kilobytesOf = (asset: ComposeAsset, locales: readonly string[]): number | undefined => {
  const details = fileOf(asset, locales)?.['details']
  const size = isObject(details) ? details['size'] : undefined
  // The demo's pictures have none.
  return typeof size === 'number' && size > 0 ? Math.ceil(size / 1000) : undefined
}
