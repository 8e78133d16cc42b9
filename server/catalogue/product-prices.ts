import type { PricePair, Product } from '../../schemas/api/product.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { currencyDecimals } from '../../src/site/currency-decimals.ts'
import type { MinorPricePair } from './catalogue-product.ts'

/** A product's own price, that of its cheapest variant, and the range over all of them; major units. */
export const pricesOf = (
  variants: readonly MinorPricePair[],
  site: Pick<SiteConfig, 'code' | 'currency'>,
): Pick<Product, 'price' | 'priceRange'> => {
  const pairs = variants.map((variant) => toPricePair(variant, site))
  const cheapest = pairs.reduce<PricePair | undefined>(
    (best, pair) => (best === undefined || pair.sale < best.sale ? pair : best),
    undefined,
  )
  const sales = pairs.map(({ sale }) => sale)
  const lists = pairs.map(({ list }) => list)
  return {
    price: cheapest ?? { list: 0, sale: 0 },
    priceRange: { saleMin: Math.min(...sales), saleMax: Math.max(...sales), listMin: Math.min(...lists), listMax: Math.max(...lists) },
  }
}

/** A stored pair in major units. */
export const toPricePair = ({ list, sale }: MinorPricePair, site: Pick<SiteConfig, 'code' | 'currency'>): PricePair => ({
  list: majorPrice(list, site),
  sale: majorPrice(sale, site),
})

/** Minor units of a site's country as the number in the API: 4500 in GB is 45, in JP 4500 (LOCALE-34). */
const majorPrice = (minor: number, site: Pick<SiteConfig, 'code' | 'currency'>): number =>
  minor / 10 ** currencyDecimals(site.code, site.currency.code)
