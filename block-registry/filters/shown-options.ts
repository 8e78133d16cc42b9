import type { FilterOption } from '../../src/features/listing/filters.ts'

interface Shown {
  /** What was typed into the list's own search box. */
  readonly typed: string
  readonly chosen: readonly string[]
  readonly limit: number
}

/**
 * Values to show: those that hold what was typed, else the first ones and every chosen one (PLP-25). One more than the
 * limit shows all, because a button for a single value would take its place.
 */
export const shownOptions = (options: readonly FilterOption[], { typed, chosen, limit }: Shown): readonly FilterOption[] => {
  const wanted = typed.trim().toLocaleLowerCase()
  if (wanted !== '') return options.filter(({ value }) => value.toLocaleLowerCase().includes(wanted))
  if (options.length <= limit + 1) return options
  return options.filter(({ tag }, place) => place < limit || chosen.includes(tag))
}
