export const createRandom: (seed: number) => () => number
export const pick: <Item>(random: () => number, list: readonly Item[], skew?: number) => Item
