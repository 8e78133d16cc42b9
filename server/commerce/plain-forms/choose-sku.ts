import type { OptionLevel, Product } from '../../../schemas/api/product.ts'

/** What a form names: slugs by level, as the radios of a product page send them. */
export type ChosenOptions = { readonly [Level in OptionLevel]?: string | undefined }

/** The sku that is meant; the level that is still to be chosen; none where the product has no such variant. */
export type SkuChoice =
  | { readonly kind: 'sku'; readonly sku: string }
  | { readonly kind: 'missing'; readonly level: OptionLevel }
  | { readonly kind: 'none' }

const LEVELS = ['color', 'size', 'sizeType'] as const satisfies readonly OptionLevel[]

/** A level that leaves no choice need not be named. Colours that are products of their own are chosen by going there. */
export const chooseSku = (product: Product, chosen: ChosenOptions): SkuChoice => {
  const fitting = variantsOf(product).filter((variant) =>
    LEVELS.every((level) => chosen[level] === undefined || variant[level] === undefined || variant[level] === chosen[level]),
  )
  const [first] = fitting
  if (first === undefined) return { kind: 'none' }
  const missing = LEVELS.find((level) => chosen[level] === undefined && new Set(fitting.map((variant) => variant[level])).size > 1)
  return missing === undefined ? { kind: 'sku', sku: first.sku } : { kind: 'missing', level: missing }
}

type Variant = ChosenOptions & { readonly sku: string }

const variantsOf = ({ options, optionLevels }: Product): readonly Variant[] =>
  options
    .filter(({ path }) => path === undefined)
    .flatMap((group) =>
      group.options.flatMap((option): readonly Variant[] => {
        const own = {
          sku: option.sku,
          color: optionLevels.includes('color') ? group.slug : undefined,
          size: optionLevels.includes('size') && option.size !== undefined ? option.slug : undefined,
        }
        const types = optionLevels.includes('sizeType') ? (option.sizeType?.options ?? []) : []
        return types.length === 0 ? [own] : types.map(({ slug, sku }) => ({ ...own, sku, sizeType: slug }))
      }),
    )
