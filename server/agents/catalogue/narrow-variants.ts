import type { CatalogueProduct, CatalogueVariant, SelectedOption } from './to-catalogue-product.ts'

interface Choice {
  /** Of a request that names a variant: it settles every option. */
  readonly sku?: string | undefined
  readonly selected: readonly SelectedOption[]
  /** Names of options, those that matter most first. */
  readonly preferences: readonly string[]
}

/**
 * A product with the variants that fit what was chosen so far. Where none fits, options are given up, the least wanted first; `selected`
 * says what is left. Each value of an option says whether choosing it next leads to a variant, and to one that can be bought.
 */
export const narrowVariants = (product: CatalogueProduct, { sku, selected, preferences }: Choice): CatalogueProduct => {
  const named = product.variants.find(({ id }) => id === sku)
  const effective = named === undefined ? relax(product.variants, selected, preferences) : named.options
  const fitting = product.variants.filter((variant) => fits(variant, effective))
  const variants = named === undefined ? fitting : [named, ...fitting.filter(({ id }) => id !== named.id)]
  const shown = effective.length === 0 && selected.length === 0 ? (variants[0]?.options ?? []) : effective
  return {
    ...product,
    selected: shown,
    variants,
    options: product.options.map(({ name, values }) => ({
      name,
      values: values.map(({ label }) => {
        const others = shown.filter((option) => option.name !== name)
        const led = product.variants.filter((variant) => fits(variant, [...others, { name, label }]))
        return { label, available: led.some(({ availability }) => availability.available), exists: led.length > 0 }
      }),
    })),
  }
}

const fits = ({ options }: CatalogueVariant, selected: readonly SelectedOption[]): boolean =>
  selected.every(({ name, label }) => options.some((option) => option.name === name && isSame(option.label, label)))

const isSame = (one: string, other: string): boolean => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0

const relax = (
  variants: readonly CatalogueVariant[],
  selected: readonly SelectedOption[],
  preferences: readonly string[],
): readonly SelectedOption[] => {
  if (selected.length === 0 || variants.some((variant) => fits(variant, selected))) return selected
  const rank = ({ name }: SelectedOption): number => (preferences.includes(name) ? preferences.indexOf(name) : preferences.length)
  const [least] = [...selected].sort((a, b) => rank(b) - rank(a))
  return relax(
    variants,
    selected.filter((option) => option !== least),
    preferences,
  )
}
