import type { CsvRow } from '../files/read-csv.ts'

/** The rows of one product: the first describes it, all of them may add a variant or a picture. */
export interface ShopifyProductRows {
  readonly handle: string
  readonly first: CsvRow
  readonly rows: readonly CsvRow[]
}

/** Collects rows by handle; Shopify writes a product's rows one below the other. */
export const groupShopifyRows = async function* (rows: AsyncIterable<CsvRow>): AsyncGenerator<ShopifyProductRows> {
  let current: { handle: string; rows: CsvRow[] } | undefined
  for await (const row of rows) {
    const handle = (row.cells['Handle'] ?? '').trim()
    if (current !== undefined && current.handle !== handle) yield* complete(current)
    current = current?.handle === handle ? { handle, rows: [...current.rows, row] } : { handle, rows: [row] }
  }
  if (current !== undefined) yield* complete(current)
}

const complete = function* ({
  handle,
  rows,
}: {
  readonly handle: string
  readonly rows: readonly CsvRow[]
}): Generator<ShopifyProductRows> {
  const [first] = rows
  if (first !== undefined) yield { handle, first, rows }
}
