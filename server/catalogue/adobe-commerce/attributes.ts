/**
 * Reads Adobe Commerce's `name=value,name=value` lists. A comma inside a value is written as it is, so a new pair begins
 * only where a comma is followed by a name and `=`. Values are in quotes where the export was made with enclosed fields.
 */
export const readAttributes = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(/,(?=[a-z0-9_]+=)/i).flatMap((pair) => {
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at).trim(), withoutQuotes(pair.slice(at + 1).trim())] as const] : []
    }),
  )

const withoutQuotes = (value: string): string =>
  value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value

/** The variants of `configurable_variations`: `sku=…,size=…,color=…|sku=…`. */
export const readVariations = (text: string): readonly ReadonlyMap<string, string>[] =>
  text
    .split('|')
    .map(readAttributes)
    .filter((variation) => variation.has('sku'))
