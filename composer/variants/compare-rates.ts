/** How often something happened to those who saw a variant. */
export interface Rate {
  readonly seen: number
  readonly happened: number
}

/** Of both together: fewer say nothing, whatever the difference is. */
export const LEAST_SEEN = 200
export const LEAST_HAPPENED = 20

/** Beyond this many standard deviations a difference is chance in one of twenty times. */
const BEYOND_CHANCE = 1.96

/**
 * Whether two shares differ by more than chance: the two-proportion z-test with a pooled share, two-sided at 95 per cent. `fewer` than the
 * least numbers of visitors of each, and of what happened to both, are too few to say.
 */
export const compareRates = (original: Rate, variant: Rate): 'fewer' | 'chance' | 'better' | 'worse' => {
  const happened = original.happened + variant.happened
  const seen = original.seen + variant.seen
  if (Math.min(original.seen, variant.seen) < LEAST_SEEN || happened < LEAST_HAPPENED) return 'fewer'
  const pooled = happened / seen
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / original.seen + 1 / variant.seen))
  const difference = variant.happened / variant.seen - original.happened / original.seen
  // Everybody did it, or more than saw it: counts of two days may overlap, and no share says more than all.
  if (!(deviation > 0)) return 'chance'
  if (Math.abs(difference) / deviation < BEYOND_CHANCE) return 'chance'
  return difference > 0 ? 'better' : 'worse'
}
