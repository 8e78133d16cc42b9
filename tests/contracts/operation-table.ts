import { readFileSync } from 'node:fs'
import { projectPath } from '../../server/paths.ts'

/** What docs/embedded-cms.md says of an operation. */
export type OperationState = 'answered' | 'limited' | 'refused' | 'client'

export interface TableRow {
  /** `entry.publish`, `release.asset.create`. */
  readonly name: string
  readonly state: OperationState
}

const ROW = /^\| `([\w.]+)` \| ([\w ]+) \| (answered|limited|refused|client) \|/

/** The operations of the tables below the headings that begin with `heading`. */
export const readOperationTable = (heading: string): readonly TableRow[] => {
  const sections = readFileSync(projectPath('docs/embedded-cms.md'), 'utf8').split(/^## /m)
  return sections
    .filter((section) => section.startsWith(heading))
    .flatMap((section) => section.split('\n'))
    .flatMap((line) => {
      const [, entity, names, state] = ROW.exec(line) ?? []
      // The pattern takes no other words.
      return (names ?? '')
        .split(' ')
        .filter(Boolean)
        .map((name) => ({ name: `${entity}.${name}`, state: state as OperationState }))
    })
}
