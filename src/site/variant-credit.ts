/** Event of the window: the shopper did something that tests of blocks are measured by. */
export const VARIANT_CREDIT = 'variantCredit'

export type VariantCredit = 'bag' | 'order'

/** Heard where variants are counted, with consent (src/features/analytics); else by nobody. */
export const creditVariants = (kind: VariantCredit): void => {
  window.dispatchEvent(new CustomEvent<VariantCredit>(VARIANT_CREDIT, { detail: kind }))
}
