/** A segment of 16 MB: 8 digits for the timeline, 16 for its number, of which the last 8 count to FF. */
const SEGMENT = /^([\dA-F]{8})([\dA-F]{8})0{6}([\dA-F]{2})$/
const SEGMENTS_A_FILE = 256

/**
 * Segments that a restore from `first` on needs and the archive `names` lacks, in words. PostgreSQL stops at a gap without an error
 * where no target was set, so that what comes after it would be lost without a word. Timelines are counted as one: a promoted server goes on
 * with the segment that its recovery ended in.
 */
export const gapsIn = (names, first) => {
  const start = numberOf(first)
  const stored = new Set(names.map(numberOf).filter((number) => number !== undefined && number >= start))
  if (stored.size === 0) return [`The archive has no segment from ${first} on`]
  const last = Math.max(...stored)
  return Array.from({ length: last - start + 1 }, (_, index) => start + index)
    .filter((number) => !stored.has(number))
    .map((number) => `WAL segment ${nameOf(number)} is missing from the archive: a restore would end before it`)
}

/** A segment's number, whichever timeline it is of; undefined for other files of an archive. */
const numberOf = (name) => {
  const [, , high, low] = SEGMENT.exec(name) ?? []
  return high === undefined ? undefined : Number.parseInt(high, 16) * SEGMENTS_A_FILE + Number.parseInt(low, 16)
}

const hex = (number, digits) => number.toString(16).toUpperCase().padStart(digits, '0')
const nameOf = (number) => `${hex(Math.floor(number / SEGMENTS_A_FILE), 8)}${hex(number % SEGMENTS_A_FILE, 8)} (any timeline)`

/** The name of a segment in the middle of those from `first` on: what `--lose-segment` takes away. */
export const middleOf = (names, first) => {
  const later = names.filter((name) => SEGMENT.test(name) && name > first).sort()
  return later[Math.floor((later.length - 1) / 2)]
}
