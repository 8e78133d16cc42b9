import { currencyDecimals } from '../../src/site/currency-decimals.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'

/** Minor units of a site's country as the number the API speaks: 4500 in GB is 45, in JP 4500 (LOCALE-34). */
export const majorPrice = (minor: number, site: Pick<SiteConfig, 'code' | 'currency'>): number =>
  minor / 10 ** currencyDecimals(site.code, site.currency.code)
