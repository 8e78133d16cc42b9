const SEPARATOR = ' > '

/** `/women/shoes` as a category tag, `women > shoes` (contracts 11). */
export const tagOfPath = (path: string): string => path.split('/').filter(Boolean).join(SEPARATOR)

/** A tag and all that contain it, the top first: `women`, `women > shoes`. */
export const ancestorTags = (tag: string): readonly string[] => {
  const parts = tag.split(SEPARATOR)
  return parts.map((_, index) => parts.slice(0, index + 1).join(SEPARATOR))
}

/** Addresses of a tag and all that contain it: `/women`, `/women/shoes`. */
export const ancestorPaths = (tag: string): string[] => ancestorTags(tag).map((ancestor) => `/${ancestor.replaceAll(SEPARATOR, '/')}`)
