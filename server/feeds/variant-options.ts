import { isOneSize } from '../../src/lib/is-one-size.ts'
import type { OptionLevel } from '../../schemas/api/product.ts'
import { localised } from '../catalogue/localised.ts'
import type { VariantRow } from '../catalogue/variant-row.ts'
import type { FeedContext } from './feed-context.ts'
import { feedText } from './feed-text.ts'

interface VariantOptions {
  /** By what the merchant calls them, else `color`, `size` and `sizeType`; a size that says that there is no other is none. */
  readonly all: Readonly<Record<string, string>>
  /** Where a color is a color: a merchant may keep something else on that level. */
  readonly color?: string
  readonly size?: string
  /** `petite`. */
  readonly sizeType?: string
}

/** What a variant is of its product, as channels ask for it. */
export const variantOptions = (variant: VariantRow, { site, locale }: Pick<FeedContext, 'site' | 'locale'>): VariantOptions => {
  const values = LEVELS.flatMap((level) => {
    const option = variant[level]
    if (option === null) return []
    const value = feedText(typeof option.label === 'string' ? option.label : localised(option.label, locale))
    const own = option.optionName === undefined ? undefined : feedText(localised(option.optionName, locale))
    return value === '' ? [] : [{ level, value, own, slug: option.slug }]
  })
  const chosen = values.filter(({ level, value }) => level !== 'size' || !isOneSize(value, site.product.oneSizeValues))
  const proper = (level: OptionLevel) => values.find((option) => option.level === level && option.own === undefined)
  const [color, size, sizeType] = [proper('color'), proper('size'), proper('sizeType')]
  return {
    all: Object.fromEntries(chosen.map(({ level, value, own }) => [own ?? level, value])),
    ...(color === undefined ? {} : { color: color.value }),
    ...(size === undefined ? {} : { size: size.value }),
    ...(sizeType === undefined ? {} : { sizeType: sizeType.slug }),
  }
}

const LEVELS = ['color', 'size', 'sizeType'] as const
