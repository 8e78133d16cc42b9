const PICTURE = /<picture\b.*?<\/picture>/gs
const VARIANT = /\/images\/[^\s",]+_(\d+)w\.webp/g
/** What a phone shows two or three cards of in a row: lazy pictures are wanted in this width first. */
const LAZY_WIDTH = '480'

/** Addresses of local pictures that a page shows: of those fetched at once every width, of those further down the usual one. */
export const picturesOf = (html: string): readonly string[] => {
  const pictures = html.match(PICTURE) ?? []
  const isEager = (picture: string): boolean => picture.includes('loading="eager"')
  const eager = pictures.filter(isEager).flatMap((picture) => variantsIn(picture))
  const lazy = pictures.filter((picture) => !isEager(picture)).flatMap((picture) => variantsIn(picture, LAZY_WIDTH))
  return [...new Set([...eager, ...lazy])]
}

const variantsIn = (picture: string, width?: string): readonly string[] =>
  [...picture.matchAll(VARIANT)].filter(([, found]) => width === undefined || found === width).map(([address]) => address)
