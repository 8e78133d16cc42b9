import type { SizeGuideCategory } from '../../../schemas/api/size-guide.ts'

export type ChartKey = 'womenClothing' | 'menClothing' | 'kidsClothing' | 'shoes'
export type Measure = 'chest' | 'waist' | 'hips' | 'height' | 'foot'

type Rules = Pick<SizeGuideCategory, 'categoryPageIds' | 'slugKeywords'>

/** Body measurements by size, and which products they are for. */
export interface SizeChart extends Rules {
  readonly key: ChartKey
  readonly measures: readonly Measure[]
  readonly sizes: readonly { readonly size: string; readonly centimetres: readonly number[] }[]
}

const sizesOf = (rows: Readonly<Record<string, readonly number[]>>): SizeChart['sizes'] =>
  Object.entries(rows).map(([size, centimetres]) => ({ size, centimetres }))

export const CHARTS: readonly SizeChart[] = [
  {
    key: 'womenClothing',
    categoryPageIds: ['women-clothing'],
    measures: ['chest', 'waist', 'hips'],
    sizes: sizesOf({ XS: [80, 62, 88], S: [86, 68, 94], M: [92, 74, 100], L: [98, 80, 106], XL: [105, 87, 113] }),
  },
  {
    key: 'menClothing',
    categoryPageIds: ['men-clothing'],
    measures: ['chest', 'waist', 'hips'],
    sizes: sizesOf({ S: [92, 78, 93], M: [98, 84, 98], L: [104, 90, 103], XL: [110, 97, 108], XXL: [117, 105, 114] }),
  },
  {
    key: 'kidsClothing',
    categoryPageIds: ['kids-clothing'],
    measures: ['height', 'chest', 'waist'],
    sizes: sizesOf({ '2Y': [92, 53, 51], '4Y': [104, 57, 53], '6Y': [116, 61, 56], '8Y': [128, 66, 59], '10Y': [140, 71, 62] }),
  },
  {
    key: 'shoes',
    categoryPageIds: ['women-shoes', 'men-shoes', 'kids-shoes'],
    slugKeywords: ['boot', 'shoe', 'sandal', 'loafer'],
    measures: ['foot'],
    sizes: sizesOf({ 'EU 36': [23], 'EU 38': [24.2], 'EU 40': [25.5], 'EU 42': [26.8], 'EU 44': [28.1], 'EU 46': [29.4] }),
  },
]
