import type { ImageProp } from '../../schemas/page.ts'
import { isObject, type CmsAsset } from './cms-entry.ts'
import { readField } from './read-field.ts'

/**
 * A CMS asset as a block prop; undefined where it holds no picture. The asset's description is the text alternative: its
 * title is a name for the media library.
 */
export const toImage = (asset: CmsAsset, locales: readonly string[]): ImageProp | undefined => {
  const file = readField(asset.fields['file'], locales)
  if (!isObject(file) || typeof file['url'] !== 'string') return undefined
  const details = isObject(file['details']) ? file['details'] : {}
  const size = isObject(details['image']) ? details['image'] : {}
  const { width, height } = size
  if (typeof width !== 'number' || typeof height !== 'number') return undefined
  const alt = readField(asset.fields['description'], locales)
  return { url: withProtocol(file['url']), width, height, alt: typeof alt === 'string' ? alt : '' }
}

/** Contentful answers addresses without protocol. */
const withProtocol = (url: string): string => (url.startsWith('//') ? `https:${url}` : url)
