import { shortHash } from '../short-hash.ts'
import type { CsvRow } from '../files/read-csv.ts'

export const REPEATED_SKU = 'product whose sku stands more than once in the file, with a sku of its own'

/** Tells products of one sku apart: by what no other has, and not by their place in the file. */
export const identityOf = ({ cells }: CsvRow): string =>
  shortHash(['product_type', 'url_key', 'name'].map((column) => (cells[column] ?? '').trim()).join('|'))

/** The sku of a product whose sku others have too: the same at the next import. */
export const ownSkuOf = (sku: string, identity: string): string => `${sku}-${identity}`
