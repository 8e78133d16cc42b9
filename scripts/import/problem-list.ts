import { openSync, writeSync, closeSync } from 'node:fs'
import type { RowProblem } from '../../server/catalogue/importer.ts'
import type { ProblemAbout } from '../../server/catalogue/save-catalogue.ts'

const SHOWN = 50

/** Shows the first problems of each sort; all of them go to a file where one is given. */
export const openProblemList = (file: string | undefined, show: (line: string) => void) => {
  const descriptor = file === undefined ? undefined : openSync(file, 'w')
  const counts = { row: 0, picture: 0, adjusted: 0 }
  if (descriptor !== undefined) writeSync(descriptor, 'about,file,line,column,message\n')
  return {
    add: (problem: RowProblem, about: ProblemAbout): void => {
      counts[about] += 1
      if (counts[about] <= SHOWN) show(describe(problem))
      if (descriptor !== undefined)
        writeSync(descriptor, `${[about, problem.file, String(problem.line), problem.column, problem.message].map(quoted).join(',')}\n`)
    },
    close: (): void => {
      if (descriptor !== undefined) closeSync(descriptor)
      const more = Object.values(counts).reduce((total, count) => total + Math.max(0, count - SHOWN), 0)
      if (more > 0)
        show(file === undefined ? `... and ${more} more; --problems <file.csv> writes all of them.` : `All of them are in ${file}.`)
    },
  }
}

const describe = ({ file, line, column, message }: RowProblem): string =>
  `${file}${line > 0 ? `:${line}` : ''}${column === '' ? '' : ` [${column}]`} ${message}`

/** A cell that a spreadsheet does not take for a formula. */
const quoted = (text: string): string => `"${(/^[=+\-@\t]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
