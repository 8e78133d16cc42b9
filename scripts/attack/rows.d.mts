interface Row {
  readonly name: string
}
export const rows: readonly Row[]
export const lastRows: readonly Row[]
