import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import styles from './table.module.scss'

interface Column {
  readonly key: string
  readonly title: string
}

interface Row {
  readonly key: string
  /** By key of the column; the first column's names the row. */
  readonly cells: Readonly<Record<string, ReactNode>>
}

interface Props {
  /** Names the table for those who do not see what is above it. */
  readonly label: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** Takes the whole width; otherwise 200 px a column (BLOCK-53). */
  readonly isFilling?: boolean
}

/** Rows and columns. Where the window is narrower than the table, it scrolls by itself. */
export const Table = ({ label, columns, rows, isFilling = false }: Props) => (
  // A region that scrolls must be reachable by keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
    <table className={classNames(styles.table, !isFilling && styles.noFill)} style={columnCount(columns.length)}>
      <thead>
        <tr>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {columns.map(({ key }, position) =>
              position === 0 ? (
                <th key={key} scope="row">
                  {row.cells[key]}
                </th>
              ) : (
                <td key={key}>{row.cells[key]}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const columnCount = (count: number): CSSProperties => ({ '--columns': count })
