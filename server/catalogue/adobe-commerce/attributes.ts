/**
 * Reads Adobe Commerce's `name=value,name=value` lists. A comma inside a value is written as it is, so a new pair begins
 * only where a comma is followed by a name and `=`.
 */
export const readAttributes = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(/,(?=[a-z0-9_]+=)/i).flatMap((pair) => {
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const] : []
    }),
  )

/** The variants of `configurable_variations`: `sku=…,size=…,color=…|sku=…`. */
export const readVariations = (text: string): readonly ReadonlyMap<string, string>[] =>
  text
    .split('|')
    .map(readAttributes)
    .filter((variation) => variation.has('sku'))
