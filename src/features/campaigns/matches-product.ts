import type { ProductRule, ProductRules } from '../../../schemas/api/campaign.ts'

/** What rules can see of a product. */
export interface RuledProduct {
  /** Tag. */
  readonly brand: string
  readonly categories: readonly string[]
  readonly collections: readonly string[]
  readonly sale: 'NOSALE' | 'ONSALE'
  readonly availability: string
}

/** Whether rules take a product: not where an exclusion matches, and then where there is no inclusion or one matches (RULES-02). */
export const matchesProduct = (rules: ProductRules | undefined, product: RuledProduct): boolean => {
  const { exclude = [], include = [] } = rules ?? {}
  if (exclude.some((rule) => matchesRule(rule, product))) return false
  return include.length === 0 || include.some((rule) => matchesRule(rule, product))
}

/** Each field that is set has a value in common with the product; a rule that sets none matches nothing (RULES-03, RULES-04). */
const matchesRule = (rule: ProductRule, product: RuledProduct): boolean => {
  const fields: readonly (readonly [readonly string[] | undefined, readonly string[]])[] = [
    [rule.brands, [product.brand]],
    [rule.categories, product.categories],
    [rule.collections, product.collections],
    [rule.sale, [product.sale]],
    [rule.availability, [product.availability]],
  ]
  const set = fields.filter(([expected]) => expected !== undefined)
  return set.length > 0 && set.every(([expected, values]) => expected?.some((value) => values.includes(value)) === true)
}
