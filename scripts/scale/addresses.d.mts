export const zipf: (
  count: number,
  exponent?: number,
) => { readonly weights: readonly number[]; readonly draw: (random: () => number) => number }
