/** A part of a file, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

const SINGLE = /^bytes=(\d*)-(\d*)$/

/** One range of a `Range` header; undefined for none and for several, which are answered with the whole file. */
export const readRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined => {
  const [, from = '', to = ''] = SINGLE.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
