import type { SizeTable, UnitTable } from '../../../../schemas/api/size-guide.ts'
import { error } from '../../../lib/log.ts'

/** The table in the unit preferred, else, with an error in the console, the first there is (SIZEG-05). */
export const unitTableOf = ({ tableTitle, unitTables }: SizeTable, unitKey: UnitTable['unitKey']): UnitTable | undefined => {
  const found = unitTables.find((table) => table.unitKey === unitKey)
  if (found === undefined) error(`Size table ${tableTitle} has no values in ${unitKey}`)
  return found ?? unitTables[0]
}
