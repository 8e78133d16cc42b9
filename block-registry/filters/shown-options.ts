import type { FilterOption } from '../../src/features/listing/listing-address.ts'

interface Shown {
  /** What was typed into the list's own search box. */
  readonly typed: string
  readonly chosen: readonly string[]
  readonly limit: number
}

/**
 * Values to show: those that contain what was typed, else the first ones and every chosen one (PLP-25). One more than the
 * limit shows all, because a button for a single value would take as much room.
 */
export const shownOptions = (options: readonly FilterOption[], { typed, chosen, limit }: Shown): readonly FilterOption[] => {
  const words = typed.trim().toLocaleLowerCase()
  if (words !== '') return options.filter(({ value }) => value.toLocaleLowerCase().includes(words))
  if (options.length <= limit + 1) return options
  return options.filter(({ tag }, index) => index < limit || chosen.includes(tag))
}
