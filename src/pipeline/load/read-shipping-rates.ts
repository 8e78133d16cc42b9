import type { ShippingOption } from '../../../schemas/api/cart.ts'
import type { Product } from '../../../schemas/api/product.ts'
import type { SiteValue } from '../../site/site-value.ts'
import type { RenderDeps } from '../render-deps.ts'

/** How one piece of a product ships: what is free from an amount on costs something below it. */
export interface ShippingRates {
  readonly below: readonly ShippingOption[]
  readonly fromThreshold: readonly ShippingOption[]
}

export const NO_RATES: ShippingRates = { below: [], fromThreshold: [] }

type Deps = Pick<RenderDeps, 'shippingOf' | 'report'>

/** Undefined where they cannot be read: the page then says nothing of them, and is not cached. */
export const readShippingRates = async (
  product: Product | undefined,
  { site, terms, language }: SiteValue,
  { shippingOf, report }: Deps,
): Promise<ShippingRates | undefined> => {
  if (product === undefined || product.needsShipping === false) return NO_RATES
  const at = (price: number) => shippingOf({ site, language, isOversize: product.isOversize, price })
  try {
    const [below, fromThreshold] = await Promise.all([at(0), terms.freeShipThreshold === undefined ? [] : at(terms.freeShipThreshold)])
    return { below, fromThreshold }
  } catch (cause) {
    report({ code: 'shippingFailed', message: 'How a product ships could not be read', details: { cause: String(cause) } })
    return undefined
  }
}
