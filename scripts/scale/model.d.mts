export const HOURS: readonly number[]
export const missesOf: (input: { readonly weights: readonly number[]; readonly views: number; readonly lifetime: number }) => number
export const busiest: (viewsOfDay: number) => number
