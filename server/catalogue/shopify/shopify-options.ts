import type { CsvRow } from '../files/read-csv.ts'
import type { OptionLevel } from '../../database/schema/catalogue.ts'

const LEVEL_BY_NAME: readonly (readonly [OptionLevel, RegExp])[] = [
  ['color', /^(colou?r|couleur|farbe|color|shade)$/i],
  ['size', /^(size|taille|größe|talla|ring size|length)$/i],
  ['sizeType', /^(size type|fit|leg|inseam)$/i],
]
const NO_OPTION = 'Title'
const OPTION_NUMBERS = [1, 2, 3] as const

/** Which column holds the value of which level; options of other names fill the levels that are left, in their order. */
export const readOptionColumns = (first: CsvRow): ReadonlyMap<OptionLevel, string> => {
  const named = OPTION_NUMBERS.flatMap((number) => {
    const name = (first.cells[`Option${number} Name`] ?? '').trim()
    return name === '' || name === NO_OPTION ? [] : [{ column: `Option${number} Value`, name }]
  })
  const columns = new Map<OptionLevel, string>()
  for (const { column, name } of named) {
    const level = LEVEL_BY_NAME.find(([known, words]) => words.test(name) && !columns.has(known))?.[0]
    if (level !== undefined) columns.set(level, column)
  }
  for (const { column } of named) {
    const free = (['size', 'color', 'sizeType'] as const).find((level) => !columns.has(level))
    if (![...columns.values()].includes(column) && free !== undefined) columns.set(free, column)
  }
  return columns
}
