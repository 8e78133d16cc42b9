/** Values of a row of a size table, between commas; `\,` is a comma of the value itself. */
export const readDataRow = (row: string): readonly string[] => row.split(/(?<!\\),/).map((value) => value.replaceAll('\\,', ',').trim())
