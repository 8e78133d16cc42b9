const COLUMNS = ['name', 'ours', 'peer', 'value', 'unit', 'must', 'target', 'verdict']
const HEADS = { name: 'what', ours: 'ours', peer: 'peer', value: 'measured', unit: '', must: 'must', target: 'target', verdict: '' }

/** Rows as a table of text. A row without promise leaves those columns empty; a column that no row has is left out. */
export const printRows = (rows) => {
  const columns = COLUMNS.filter((column) => rows.some((row) => row[column] !== undefined))
  const lines = [HEADS, ...rows].map((row) => columns.map((column) => String(row[column] ?? '')))
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index].length)))
  for (const line of lines)
    console.log(
      `  ${line.map((cell, index) => (index === 0 ? cell.padEnd(widths[index]) : cell.padStart(widths[index]))).join('  ')}`.trimEnd(),
    )
}
