const BEGIN = '<!-- tables: npm run bench writes what follows, from docs/benchmarks.json -->'
const END = '<!-- end of tables -->'

/** A document with the tables of these measurements between its marks. */
export const withTables = (document, sections) => {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error('docs/benchmarks.md has lost the marks around its tables')
  return `${document.slice(0, begin)}${BEGIN}\n\n${tablesOf(sections)}\n${document.slice(end)}`
}

/** One table for each section, under when, where and of what it was measured. */
const tablesOf = (sections) => Object.values(sections).map(sectionText).join('\n')

const sectionText = ({ title, date, commit, machine, load, benchmarkIndex, runs, rows, warnings }) =>
  [
    `### ${title}`,
    '',
    `${date}, commit ${commit}, rounds: ${runs}, load ${load}, benchmark index ${benchmarkIndex}; ${machine}.`,
    ...warnings.map((warning) => `**${warning}**`),
    '',
    ...tableOf(rows),
    '',
  ].join('\n')

const tableOf = (rows) => {
  const measured = rows.filter(({ what }) => what !== undefined)
  const columns = measured.some(({ peer }) => peer !== undefined) ? BESIDE : ALONE
  const lines = groupsOf(measured).map((group) => columns.map(({ cell }) => cell(group)))
  return [columns.map(({ head }) => head), columns.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`)
}

/** Rows of one name are one line, with a figure for each page. */
const groupsOf = (rows) => {
  const names = [...new Set(rows.map(({ what }) => what))]
  return names.map((name) => rows.filter(({ what }) => what === name))
}

const nameOf = (group) => {
  const pages = group.flatMap(({ page }) => (page === undefined ? [] : [page]))
  return pages.length === 0 ? group[0].what : `${group[0].what}: ${pages.join(' / ')}`
}

const withUnit = (figures, unit) => (unit === '' ? figures : `${figures} ${unit}`)

/** One bound where all pages have the same, none where none is promised. */
const bound = (key) => (group) => {
  const bounds = group.map((row) => row[key])
  const different = new Set(bounds)
  if (different.size === 1) return bounds[0] === undefined ? '' : withUnit(bounds[0], group[0].unit)
  return withUnit(bounds.map((each) => each ?? '–').join(' / '), group[0].unit)
}

const MISSED = 'MISSED'
const verdict = (group) => {
  const missed = group.filter((row) => row.verdict === MISSED)
  if (missed.length === 0) return ''
  return missed.length === group.length ? 'missed' : `missed: ${missed.map(({ page }) => page).join(', ')}`
}

const WHAT = { head: 'what', cell: nameOf }
const PROMISES = [
  { head: 'must', cell: bound('must') },
  { head: 'target', cell: bound('target') },
  { head: '', cell: verdict },
]
const figuresOf = (group) => withUnit(group.map(({ value }) => value).join(' / '), group[0].unit)
const ALONE = [WHAT, { head: 'measured', cell: figuresOf }, ...PROMISES]
const BESIDE = [
  WHAT,
  { head: 'ours', cell: (group) => group.map(({ ours }) => ours).join(' / ') },
  { head: 'the bare peer', cell: (group) => group.map(({ peer }) => peer).join(' / ') },
  { head: 'ours over it', cell: figuresOf },
  ...PROMISES,
]
