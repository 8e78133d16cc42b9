import { readCsv, type CsvRow } from '../files/read-csv.ts'
import { shortHash } from '../short-hash.ts'
import { isVariantRow, shopifySku } from './shopify-rows.ts'

type File = Omit<Parameters<typeof readCsv>[0], 'onProblem'>

/**
 * Skus that several variants of a file have, which Shopify allows and the shop does not. They are found before anything is taken:
 * a variant's sku must not depend on whether its product stands first in the file, or a bag would sell another thing after an import.
 */
export const readRepeatedSkus = async (file: File): Promise<ReadonlySet<string>> => {
  const owners = new Map<string, string>()
  const repeated = new Set<string>()
  // What is wrong with a row is reported when the row is taken.
  for await (const row of readCsv({ ...file, onProblem: () => undefined })) {
    const sku = shopifySku(row.cells)
    if (sku === '' || !isVariantRow(row)) continue
    const owner = variantOf(row.cells)
    if ((owners.get(sku) ?? owner) === owner) owners.set(sku, owner)
    else repeated.add(sku)
  }
  return repeated
}

/** The same for the same variant where a file has a product twice. Short, as a file may have a million. */
const variantOf = (cells: CsvRow['cells']): string =>
  shortHash(['Handle', 'Option1 Value', 'Option2 Value', 'Option3 Value'].map((column) => (cells[column] ?? '').trim()).join('|'))
