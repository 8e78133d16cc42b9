import { readConfig } from '../../server/config.ts'
import { parseSites } from '../../server/sites.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { UsageError } from '../end-with.ts'
import type { ShopAnswers } from './ask.ts'
import { demoSiteIn, usualSite } from './known-countries.ts'
import { defined } from '../../src/lib/defined.ts'

/** A site as its file says it: vendors' keys come from the environment. */
export type SiteOfFile = Readonly<Record<string, unknown>> & Pick<SiteConfig, 'code' | 'siteTag' | 'languages' | 'currency'>

/** The configuration of a shop's only site. Throws `UsageError` with what to do where the shop cannot have one. */
export const siteOfShop = (answers: ShopAnswers): SiteOfFile => {
  const site = siteFrom(answers)
  const { problems = [] } = parseSites(JSON.stringify({ [keyOf(site)]: site }), { file: 'This shop', config: readConfig({}) })
  if (problems.length > 0) throw new UsageError(problems.join('\n'))
  return site
}

/** What a site is called in its file. */
export const keyOf = ({ code }: Pick<SiteConfig, 'code'>): string => code.toLowerCase()

const siteFrom = ({ name, slug, country, languages, currency, company, address, timeZone }: ShopAnswers): SiteOfFile => {
  const known = demoSiteIn(country)
  const { listing, product, price, sizeGuide, components, cart, images, maintenance, supportPages, navigation } = usualSite()
  const [defaultLanguage = ''] = languages
  return {
    code: country,
    timeZone,
    countryFolder: '',
    pathStyle: 'language',
    hosts: [],
    sharedHost: true,
    default: true,
    languages,
    defaultLanguage,
    languageDetection: true,
    currency: currencyOf(country, currency, defaultLanguage),
    localisedEntity: {
      name: company,
      ...defined({ address }),
      country: new Intl.DisplayNames([defaultLanguage], { type: 'region' }).of(country) ?? country,
    },
    clientName: slug,
    siteName: name,
    clientTag: slug,
    siteTag: `${slug}-${country.toLowerCase()}`,
    pricing: known?.pricing ?? 'gross',
    supportPages,
    navigation: {
      enabled: true,
      brandsPath: navigation.brandsPath,
      navContextMap: {},
      categoryNavRoutes: ['/search'],
      restorePulloutLevel: true,
    },
    emailSignup: { includeInterests: false, vendor: 'klaviyo' },
    listing,
    product,
    price,
    sizeGuide,
    components,
    checkout: { calculateTax: known?.checkout.calculateTax ?? false, emailSignup: false, agreements: [] },
    cart,
    payments: { methods: methodsIn(known) },
    search: { indexPrefix: '', indexPerCountry: true },
    consent: known?.consent ?? { mode: 'optIn' },
    maintenance,
    images,
    integrations: { identityProvider: { enabled: true }, backInStock: { enabled: true } },
  }
}

/** The symbol as the country's own shoppers know it. */
const currencyOf = (country: string, code: string, language: string): SiteConfig['currency'] => {
  const known = [demoSiteIn(country), usualSite()].find((site) => site?.currency.code === code)
  return known?.currency ?? { code, symbol: symbolOf(code, `${language}-${country}`), stepMultiple: 10 }
}

const symbolOf = (currency: string, locale: string): string => {
  try {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1)
    return parts.find(({ type }) => type === 'currency')?.value ?? currency
  } catch (cause) {
    if (cause instanceof RangeError) throw new UsageError(`${currency} is no currency of ISO 4217, such as EUR.`, { cause })
    throw cause
  }
}

/** Paid by the provider's account: what it does not offer, shoppers are not shown. */
const methodsIn = (known: SiteConfig | undefined): SiteConfig['payments']['methods'] =>
  known?.payments.methods ?? ['creditcard', 'paypal', 'applepay', 'paywithgoogle']
