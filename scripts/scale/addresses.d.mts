export const zipf: (count: number) => { readonly weights: readonly number[]; readonly draw: (random: () => number) => number }
