import type { CatalogueVariant } from '../catalogue-product.ts'
import type { CsvRow } from '../files/read-csv.ts'

/** How a row is stocked. What it leaves to the vendor's configuration is that configuration's default: pieces count, and none are owed. */
export const stockOf = (cells: CsvRow['cells']): Pick<CatalogueVariant, 'quantity' | 'state'> => {
  const isManaged = cells['use_config_manage_stock'] === '1' || cells['manage_stock'] !== '0'
  if (!isManaged) return { quantity: 0, state: 'UNTRACKED' }
  if (cells['is_in_stock'] === '0') return { quantity: 0, state: 'STOCKED' }
  const quantity = Math.max(0, Math.floor(Number(cells['qty'] ?? '0')))
  const isOwed = cells['use_config_backorders'] !== '1' && /^[12]$/.test(cells['allow_backorders'] ?? '')
  return { quantity, state: isOwed && quantity === 0 ? 'BACKORDER' : 'STOCKED' }
}
