import { shortHash } from '../short-hash.ts'
import type { CsvRow } from '../files/read-csv.ts'

export const REPEATED_SKU = 'product whose sku stands more than once in the file, with a sku of its own'

export const SHARED_VARIANT = 'variant that stands in more than one product, with a sku of its own in each'

/** Tells products of one sku apart: by what no other has, and not by their place in the file. */
export const identityOf = ({ cells }: CsvRow): string =>
  shortHash(['product_type', 'url_key', 'name'].map((column) => (cells[column] ?? '').trim()).join('|'))

/** Tells the places of a variant apart: by the product that it is a variant of. */
export const placeOf = (productSku: string): string => shortHash(productSku)

/** The sku of what stands in the file more than once: the same at the next import, whatever the order of the file. */
export const ownSkuOf = (sku: string, identity: string): string => `${sku}-${identity}`
