import { isObject, type CmsAsset } from '../cms-entry.ts'
import { readField } from '../read-field.ts'

/** Larger files make the CMS and the making of sizes slow, and are no better on any screen. */
const MAX_BYTES = 500_000

/** What is the matter with an asset whose file is too large; undefined where it is not. */
export const heavyImage = (asset: CmsAsset, locales: readonly string[]): string | undefined => {
  const file = readField(asset.fields['file'], locales)
  const details = isObject(file) ? file['details'] : undefined
  const size = isObject(details) ? details['size'] : undefined
  if (typeof size !== 'number' || size <= MAX_BYTES) return undefined
  return `The file is ${Math.round(size / 1000)} KB, more than ${MAX_BYTES / 1000} KB. Upload the picture smaller: 2400 pixels are enough.`
}
