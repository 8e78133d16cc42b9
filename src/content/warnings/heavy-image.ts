import { isObject, type CmsAsset } from '../cms-entry.ts'
import type { ContentProblem } from '../content-problem.ts'
import { readField } from '../read-field.ts'

/** Larger files make the CMS and the making of sizes slow, and are no better on any screen. */
const MAX_BYTES = 500_000

/** What is the matter with an asset whose file is too large; undefined where it is not. */
export const heavyImage = (asset: CmsAsset, locales: readonly string[]): Pick<ContentProblem, 'message' | 'values'> | undefined => {
  const file = readField(asset.fields['file'], locales)
  const details = isObject(file) ? file['details'] : undefined
  const size = isObject(details) ? details['size'] : undefined
  if (typeof size !== 'number' || size <= MAX_BYTES) return undefined
  const values = { size: Math.ceil(size / 1000), most: MAX_BYTES / 1000 }
  return {
    message: `The file is ${values.size} KB, more than ${values.most} KB. Upload the picture smaller: 2400 pixels are enough.`,
    values,
  }
}
