import { readFileSync, writeFileSync } from 'node:fs'
import { withTables } from './benchmark-tables.mjs'

const RECORD = 'docs/benchmarks.json'
const DOCUMENT = 'docs/benchmarks.md'

/** Puts a measured section in the place of what was measured before, in the order of `names`; the others stay as they were. */
export const record = (name, section, names) => {
  const known = { ...JSON.parse(readFileSync(RECORD, 'utf8')), [name]: section }
  const sections = Object.fromEntries(names.filter((each) => each in known).map((each) => [each, known[each]]))
  writeFileSync(RECORD, textOf(sections))
  writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, 'utf8'), sections))
}

/** A line for each fact of a section and for each row, so that two runs can be compared line by line. */
const textOf = (sections) =>
  `${block(Object.entries(sections).map(([name, section]) => `${JSON.stringify(name)}: ${sectionText(section)}`))}\n`

const sectionText = (section) =>
  block(
    Object.entries(section).map(
      ([name, value]) =>
        `${JSON.stringify(name)}: ${
          Array.isArray(value)
            ? block(
                value.map((each) => JSON.stringify(each)),
                '[]',
              )
            : JSON.stringify(value)
        }`,
    ),
  )

const block = (lines, [open, close] = '{}') =>
  lines.length === 0 ? `${open}${close}` : `${open}\n${lines.map((line) => line.replaceAll(/^/gm, '  ')).join(',\n')}\n${close}`
