import type { SizeGuideCategory, SizeTable } from '../../../schemas/api/size-guide.ts'
import { readDataRow } from './model/read-data-row.ts'
import { unitTableOf } from './model/unit-table-of.ts'
import { Table } from '../../ui/table/table.tsx'
import { useInches } from './use-inches.ts'

/** The tables of one guide in the unit the shopper prefers (SIZEG-04, SIZEG-05). */
export const SizeGuideTables = ({ category }: { readonly category: SizeGuideCategory }) => {
  const [isInches] = useInches()
  return category.tables.map((table) => <OneTable key={table.tableTitle} table={table} unitKey={isInches ? 'inches' : 'cm'} />)
}

const OneTable = ({ table, unitKey }: { readonly table: SizeTable; readonly unitKey: 'inches' | 'cm' }) => {
  const found = unitTableOf(table, unitKey)
  if (found === undefined) return null
  const columns = found.headerTitles.map((title, index) => ({ key: String(index), title }))
  const rows = found.dataRows.map((row) => ({ key: row, cells: Object.fromEntries(readDataRow(row).entries()) }))
  return <Table label={table.tableTitle} columns={columns} rows={rows} isFilling />
}
