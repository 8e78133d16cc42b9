import deliveryCalendars from '../../demo/merchant/delivery-calendars.json' with { type: 'json' }
import shipping from '../../demo/merchant/shipping.json' with { type: 'json' }
import taxRates from '../../demo/merchant/tax-rates.json' with { type: 'json' }
import { exchangeRate } from '../../server/catalogue/files/exchange-rates.ts'
import { readSites } from '../../server/sites.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'

/** The site of the demo in a country: what a country's shops have in common is there. */
export const demoSiteIn = (country: string): SiteConfig | undefined => readSites().find(({ code }) => code === country)

/** What all shops have in common. */
export const usualSite = (): SiteConfig => {
  const site = readSites().find((each) => each.default)
  if (site === undefined) throw new Error('The demo has no default site.')
  return site
}

/** Countries with a time zone of their own, and those whose sites are in one. */
export const timeZoneOf = (country: string): string | undefined => {
  const { timeZones = [] } = new Intl.Locale('und', { region: country }) as Intl.Locale & { readonly timeZones?: readonly string[] }
  return demoSiteIn(country)?.timeZone ?? (timeZones.length === 1 ? timeZones[0] : undefined)
}

/** Per cent. */
export const taxRateOf = (country: string): number | undefined => taxRates.find((each) => each.country === country)?.percent

/** Weekend and holidays; without them shoppers are promised days instead of dates. */
export const deliveryCalendarOf = (country: string): object | undefined => deliveryCalendars.find((each) => each.country === country)

/** What it costs to ship a parcel, in a currency: as in the demo, else as much by the fixed rates of exchange. */
export const usualShipping = (
  currency: string,
): { readonly name: Readonly<Record<string, string>>; readonly price: number } | undefined => {
  const [offer] = shipping
  const known: Readonly<Record<string, number>> = offer?.price ?? {}
  const rate = exchangeRate({ currency: 'USD', rates: new Map() }, currency)
  const price = known[currency] ?? (rate === undefined ? undefined : Math.ceil(Number(known['USD']) * rate))
  return offer === undefined || price === undefined ? undefined : { name: offer.name, price }
}
