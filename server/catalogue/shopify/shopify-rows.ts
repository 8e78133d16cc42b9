import type { CsvRow } from '../files/read-csv.ts'

/** The rows of one product: the first describes it, all of them may add a variant or a picture. */
export interface ShopifyProductRows {
  readonly handle: string
  readonly first: CsvRow
  readonly rows: readonly CsvRow[]
}

/** Shopify's own limit is 2,048 variants and 250 pictures; more rows of one handle are another product's, given up as repeated. */
const MOST_ROWS = 3_000

export const isVariantRow = ({ cells }: CsvRow): boolean =>
  (cells['Variant Price'] ?? '').trim() !== '' || (cells['Option1 Value'] ?? '').trim() !== ''

/** The sku a row names; spreadsheets write a mark before one of digits. */
export const shopifySku = (cells: CsvRow['cells']): string => (cells['Variant SKU'] ?? '').trim().replace(/^'/, '')

/** Collects rows by handle; Shopify writes a product's rows one below the other. */
export const groupShopifyRows = async function* (rows: AsyncIterable<CsvRow>): AsyncGenerator<ShopifyProductRows> {
  let group: { readonly handle: string; readonly first: CsvRow; readonly rows: CsvRow[] } | undefined
  for await (const row of rows) {
    const handle = (row.cells['Handle'] ?? '').trim()
    if (group !== undefined && group.handle === handle && group.rows.length < MOST_ROWS) group.rows.push(row)
    else {
      if (group !== undefined) yield group
      group = { handle, first: row, rows: [row] }
    }
  }
  if (group !== undefined) yield group
}
