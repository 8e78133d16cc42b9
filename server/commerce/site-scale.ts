import type { SiteConfig } from '../../src/site/site-config.ts'

/** What one unit of a price idea (6 to ship, 100 for a voucher) is in currencies whose figures are longer. */
const SCALES: Readonly<Record<string, number>> = { AED: 5, JPY: 100, CNY: 8, HKD: 9, TWD: 30, KRW: 1000, MYR: 4, MXN: 20 }

/** Units of the site's currency for one unit of scale. */
export const siteScaleOf = ({ currency }: Pick<SiteConfig, 'currency'>): number => SCALES[currency.code] ?? 1
