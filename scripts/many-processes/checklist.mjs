/**
 * What a play looks at, a row each: `check` works, and notes that it holds or what is broken; of `wanted` names only these, where there are any.
 * `end` prints the table and gives the exit code.
 */
export const createChecklist = (wanted) => {
  const rows = []
  const check = async (name, work) => {
    if (wanted.length > 0 && !wanted.includes(name)) return
    const begun = performance.now()
    const row = { check: name, seconds: '', result: 'holds', seen: '' }
    rows.push(row)
    try {
      row.seen = await work()
    } catch (error) {
      row.result = 'BROKEN'
      row.seen = error.message
    }
    row.seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(`${row.result.padEnd(8)}${row.check}: ${row.seen} (${row.seconds} s)`)
  }
  const end = () => {
    console.table(rows.map(({ seen, ...row }) => ({ ...row, seen: seen.split('\n')[0] })))
    return rows.every(({ result }) => result === 'holds') ? 0 : 1
  }
  return { check, end }
}
