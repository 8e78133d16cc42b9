/** Columns padded to their widest cell, numbers to the end. */
export const formatRows = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string => {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => String(row[column] ?? '').length)))
  const line = (row: readonly (string | number)[]): string =>
    row
      .map((cell, column) => (typeof cell === 'number' ? String(cell).padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  return [head, ...rows].map(line).join('\n')
}
