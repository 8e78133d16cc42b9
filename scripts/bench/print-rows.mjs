const COLUMNS = ['name', 'value', 'unit', 'must', 'target', 'verdict']
const HEADS = { name: 'what', value: 'measured', unit: '', must: 'must', target: 'target', verdict: '' }

/** Rows as a table of text. A row without promise leaves those columns empty. */
export const printRows = (rows) => {
  const lines = [HEADS, ...rows].map((row) => COLUMNS.map((column) => String(row[column] ?? '')))
  const widths = COLUMNS.map((_, index) => Math.max(...lines.map((line) => line[index].length)))
  for (const line of lines)
    console.log(
      `  ${line.map((cell, index) => (index === 0 ? cell.padEnd(widths[index]) : cell.padStart(widths[index]))).join('  ')}`.trimEnd(),
    )
}
