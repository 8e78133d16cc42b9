/** Numbers from 0 up to 1 that look drawn and are the same each time: Marsaglia's xorshift. */
export const createRandom = (seed) => {
  let state = seed | 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

/** One of a list; with `skew` above 1 rather one of the first, as brands sell and words are used. */
export const pick = (random, list, skew = 1) => list[Math.floor(list.length * random() ** skew)]
