/** What a product is shown on. */
export interface Stage {
  /** Color behind it. */
  readonly ground: string
  /** Whether what stands does so on a round plinth. */
  readonly hasPlinth: boolean
}

/** The one ground of everything alder sells. */
const STONE: Stage = { ground: '#e4ded2', hasPlinth: false }

/** Briar has a ground for each of its first-level categories. */
const GROUNDS: Readonly<Record<string, string>> = { skincare: '#e9c9b5', makeup: '#dfabae', body: '#b9c7b0' }

/** The stage of a category: `clothing > dresses`. */
export const stageOf = (category: string): Stage => {
  const ground = GROUNDS[category.split(' > ')[0] ?? '']
  return ground === undefined ? STONE : { ground, hasPlinth: true }
}
