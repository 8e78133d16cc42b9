import type { SizeGuideCategory, SizeTable, UnitTable } from '../../../schemas/api/size-guide.ts'
import { Table } from '../../ui/table/table.tsx'
import { useInches } from './use-inches.ts'
import { error } from '../../lib/log.ts'

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

/** Values of a row of a size table, between commas; `\,` is a comma of the value itself. */
export const readDataRow = (row: string): readonly string[] => row.split(/(?<!\\),/).map((value) => value.replaceAll('\\,', ',').trim())

/** The table in the unit preferred, else, with an error in the console, the first there is (SIZEG-05). */
export const unitTableOf = ({ tableTitle, unitTables }: SizeTable, unitKey: UnitTable['unitKey']): UnitTable | undefined => {
  const found = unitTables.find((table) => table.unitKey === unitKey)
  if (found === undefined) error(`Size table ${tableTitle} has no values in ${unitKey}`)
  return found ?? unitTables[0]
}
