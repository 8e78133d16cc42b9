import type { ColorGroup, Product } from '../../../../schemas/api/product.ts'
import { bestStatus, isPurchasable } from '../../../lib/stock-status.ts'

/** A color that is another product. */
export interface ColorLink {
  readonly group: ColorGroup
  /** Address without prefix, with the color named. */
  readonly to: string
  readonly isSoldOut: boolean
}

/** Colors of the group that are products of their own; choosing one is going there. */
export const colorLinks = ({ options }: Product): readonly ColorLink[] =>
  options.flatMap((group) => {
    if (group.path === undefined) return []
    const isSoldOut = !isPurchasable(bestStatus(group.options.map(({ availability }) => availability)))
    return [{ group, to: `${group.path}?color=${encodeURIComponent(group.slug)}`, isSoldOut }]
  })
