import type {
  Amounts,
  CampaignPromotion,
  DeliveryCalendar,
  MerchantCampaign,
  MerchantSiteTerms,
} from '../../../schemas/generated/merchant.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { currencyDecimals } from '../../../src/site/currency-decimals.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { textLanguageOf } from '../../../src/site/text-language.ts'
import { isForSite, type MerchantData, type MerchantEntry } from './merchant-data.ts'
import { siteTerms } from './site-terms.ts'
import type { MerchantProblem } from './validate-document.ts'

type Report = (path: string, message: string) => void

interface Lookups {
  readonly data: MerchantData
  readonly sites: readonly SiteConfig[]
}

/** References of documents to each other and to sites, over all documents that the shop would have; each alone has passed its schema. */
export const crossCheck = (entries: readonly MerchantEntry[], lookups: Lookups): readonly MerchantProblem[] =>
  entries.flatMap((entry) => {
    const problems: MerchantProblem[] = []
    const report: Report = (path, message) => problems.push({ kind: entry.kind, key: entry.key, path, message })
    checkLanguages(entry.document, lookups.sites, report)
    const sites = 'sites' in entry.document ? checkSites(entry.document.sites, lookups.sites, report) : lookups.sites
    checkEntry(entry, { ...lookups, sites }, report)
    return problems
  })

const checkEntry = (entry: MerchantEntry, lookups: Lookups, report: Report): void => {
  switch (entry.kind) {
    case 'vouchers': {
      const { percentOff = 0, freeShipping = false, minimum, from, until } = entry.document
      if (percentOff === 0 && !freeShipping) report('percentOff', 'is missing, and so is freeShipping; a voucher has to give something')
      if (minimum !== undefined) checkAmounts('minimum', minimum, lookups.sites, report)
      return checkOrder({ from, until }, report)
    }
    case 'shipping': {
      const { price, days } = entry.document
      checkAmounts('price', price, lookups.sites, report)
      if (days.min > days.max) report('days.min', `is ${days.min}; it has to be at most days.max, which is ${days.max}`)
      return
    }
    case 'campaigns':
      return checkCampaign(entry.document, lookups, report)
    case 'size-guides': {
      const { measures, sizes } = entry.document
      for (const [index, key] of measures.entries())
        if (!lookups.data.measures.has(key))
          report(`measures[${index}]`, `is ${key}, which is no measure; there are ${listOf(lookups.data.measures.keys())}`)
      for (const [index, { size, centimetres }] of sizes.entries()) {
        if (centimetres.length !== measures.length)
          report(`sizes[${index}].centimetres`, `has ${centimetres.length} lengths; there are ${measures.length} measures`)
        if (sizes.findIndex((other) => other.size === size) < index) report(`sizes[${index}].size`, `is ${size} a second time`)
      }
      return
    }
    case 'delivery-calendars':
      return checkHolidays(entry.document, lookups.data, report)
    case 'site-terms':
      return checkSiteTerms(entry.document, lookups.sites, report)
    case 'synonyms': {
      const { language, typed, terms } = entry.document
      const known = new Set(lookups.sites.flatMap((site) => site.languages))
      if (!known.has(language)) report('language', `is ${language}, which is a language of none of its sites; there are ${listOf(known)}`)
      if (typed === undefined && terms.length < 2) report('terms', 'has one word; words that stand for each other are two at least')
      return
    }
    case 'measures':
    case 'tax-rates':
    case 'unshippable':
  }
}

const checkSiteTerms = (
  { site: tag, freeShipThreshold, timeToShip, returns }: MerchantSiteTerms,
  sites: readonly SiteConfig[],
  report: Report,
): void => {
  const own = sites.filter(({ siteTag }) => siteTag === tag)
  if (own.length === 0) return report('site', `is ${tag}, which is no site; there are ${listOf(sites.map(({ siteTag }) => siteTag))}`)
  if (freeShipThreshold !== undefined) {
    checkAmounts('freeShipThreshold', freeShipThreshold, own, report)
    for (const [code, amount] of Object.entries(freeShipThreshold))
      if (amount === 0)
        report(`freeShipThreshold.${code}`, 'is 0; it has to be above 0. Delivery that is always free is an offer whose price is 0')
  }
  if (timeToShip !== undefined && timeToShip.min > timeToShip.max)
    report('timeToShip.min', `is ${timeToShip.min}; it has to be at most timeToShip.max, which is ${timeToShip.max}`)
  if (returns !== undefined) checkAmounts('returns.shippingPrice', returns.shippingPrice, own, report)
}

const checkHolidays = ({ holidays }: DeliveryCalendar, { shipping }: MerchantData, report: Report): void => {
  for (const [index, { date, only, offers = [] }] of holidays.entries()) {
    for (const id of offers)
      if (!shipping.has(id)) report(`holidays[${index}].offers`, `has ${id}, which is no offer; there are ${listOf(shipping.keys())}`)
    if (
      offers.length === 0 &&
      holidays.findIndex((other) => other.date === date && other.only === only && other.offers === undefined) < index
    )
      report(`holidays[${index}].date`, `is ${date} a second time`)
  }
}

const checkCampaign = (campaign: MerchantCampaign, lookups: Lookups, report: Report): void => {
  const { promotions, words, locations = {}, from, end } = campaign
  checkOrder({ from, end: end === 'endOfMonth' ? undefined : end }, report)
  for (const [index, promotion] of promotions.entries())
    checkPromotion(promotion, lookups, (path, message) => report(`promotions[${index}].${path}`, message))
  const ids = new Set(promotions.map(({ messageId }) => messageId))
  for (const [location, filters] of Object.entries(locations))
    for (const [index, { messageId }] of filters.entries())
      if (messageId !== undefined && !ids.has(messageId))
        report(`locations.${location}[${index}].messageId`, `is ${messageId}, which no promotion here has; there are ${listOf(ids)}`)
  if (words === undefined) {
    if (Object.keys(locations).length > 0) report('words', 'is missing; a campaign that has locations needs words for them')
    return
  }
  for (const id of ids) if (!Object.hasOwn(words.en, id)) report(`words.en.${id}`, 'is missing; every promotion needs its English words')
}

const checkPromotion = (promotion: CampaignPromotion, { data, sites }: Lookups, report: Report): void => {
  const { conditions, discount, tierDiscount, voucher } = promotion
  const minimum = conditions.basketTotal?.min
  if (typeof minimum === 'object') checkAmounts('conditions.basketTotal.min', minimum, sites, report)
  if (minimum === 'freeShipThreshold')
    for (const site of sites)
      if (siteTerms({ site, merchant: data }).freeShipThreshold === undefined)
        report(
          'conditions.basketTotal.min',
          `is freeShipThreshold, which ${site.siteTag} has not; it has to be in its site-terms, or the campaign not for it`,
        )
  const method = conditions.shippingMethod
  if (method !== undefined && !data.shipping.has(method))
    report('conditions.shippingMethod', `is ${method}, which is no shipping offer; there are ${listOf(data.shipping.keys())}`)
  if (discount !== undefined) checkDiscount('discount.amount', discount.amount, discount.type, sites, report)
  for (const [index, tier] of (tierDiscount?.tiers ?? []).entries()) {
    const isMoney = tierDiscount?.tierType === 'BASKET_TOTAL'
    checkDiscount(
      `tierDiscount.tiers[${index}].discountAmount`,
      tier.discountAmount,
      tierDiscount?.discountType ?? 'PERCENT',
      sites,
      report,
    )
    if (isMoney !== (typeof tier.min === 'object'))
      report(`tierDiscount.tiers[${index}].min`, `has to be ${isMoney ? 'an amount by currency' : 'a number of pieces'}`)
    else if (typeof tier.min === 'object') checkAmounts(`tierDiscount.tiers[${index}].min`, tier.min, sites, report)
    const before = tierDiscount?.tiers[index - 1]
    if (before !== undefined && !isAbove(tier.min, before.min)) report(`tierDiscount.tiers[${index}].min`, 'has to be above the one before')
  }
  if (voucher !== undefined) checkPromise(voucher, promotion, { data, sites }, report)
}

/** A campaign that names a voucher promises what the bag then gives, on every site of the campaign. */
const checkPromise = (code: string, { discount, conditions }: CampaignPromotion, { data, sites }: Lookups, report: Report): void => {
  const voucher = data.vouchers.get(code)
  if (voucher === undefined) return report('voucher', `is ${code}; there is no such voucher`)
  if (discount?.type === 'PERCENT' && discount.amount !== voucher.percentOff)
    report('discount.amount', `is ${JSON.stringify(discount.amount)}; voucher ${code} gives ${voucher.percentOff ?? 0} percent`)
  const promised = conditions.basketTotal?.min
  if (promised === 'freeShipThreshold') report('conditions.basketTotal.min', `is ${promised}; it has to be the minimum of voucher ${code}`)
  for (const site of sites) {
    const { siteTag, currency } = site
    if (!isForSite(voucher, site)) report('voucher', `is ${code}, which is not for ${siteTag}; the campaign is`)
    const [amount, minimum] = [promised, voucher.minimum].map((amounts) =>
      typeof amounts === 'object' ? (amounts[currency.code] ?? 0) : 0,
    )
    if (promised !== 'freeShipThreshold' && amount !== minimum)
      report('conditions.basketTotal.min', `is ${amount} ${currency.code}; voucher ${code} counts from ${minimum} ${currency.code}`)
  }
}

const checkDiscount = (path: string, amount: number | Amounts, type: string, sites: readonly SiteConfig[], report: Report): void => {
  if (typeof amount === 'object') {
    if (type === 'PERCENT') return report(path, 'is by currency; it has to be a number of percent')
    return checkAmounts(path, amount, sites, report)
  }
  if (type !== 'PERCENT' && amount !== 0) report(path, `is ${amount}; money has to be by currency, such as {"GBP":${amount}}`)
}

/** Every site it is for finds its currency, in whole minor units as the site has them. */
const checkAmounts = (path: string, amounts: Amounts, sites: readonly SiteConfig[], report: Report): void => {
  const currencies = new Set(sites.map(({ currency }) => currency.code))
  for (const code of Object.keys(amounts))
    if (!currencies.has(code)) report(`${path}.${code}`, `is for no site; its sites sell in ${listOf(currencies)}`)
  for (const { siteTag, code, currency } of sites) {
    const amount = amounts[currency.code]
    if (amount === undefined) {
      report(`${path}.${currency.code}`, `is missing; ${siteTag} sells in ${currency.code}`)
      continue
    }
    const decimals = currencyDecimals(code, currency.code)
    if (Math.abs(amount * 10 ** decimals - Math.round(amount * 10 ** decimals)) > 1e-6)
      report(`${path}.${currency.code}`, `is ${amount}; ${siteTag} counts ${decimals === 0 ? 'whole units' : `${decimals} decimals`}`)
  }
}

const checkSites = (tags: readonly string[] | undefined, sites: readonly SiteConfig[], report: Report): readonly SiteConfig[] => {
  if (tags === undefined) return sites
  for (const [index, tag] of tags.entries())
    if (!sites.some(({ siteTag }) => siteTag === tag))
      report(`sites[${index}]`, `is ${tag}, which is no site; there are ${listOf(sites.map(({ siteTag }) => siteTag))}`)
  return sites.filter(({ siteTag }) => tags.includes(siteTag))
}

/** Its languages, and as they are written in its country: `zh` and `zh_TW` in Taiwan. */
const spokenOn = ({ code, languages }: SiteConfig): readonly string[] =>
  languages.flatMap((language) => [language, textLanguageOf(localeTag(language, code))])

/** Texts by language stand under these names, whatever the kind. */
const TEXT_FIELDS = ['name', 'title', 'tooltip', 'howTo', 'words'] as const

const checkLanguages = (document: object, sites: readonly SiteConfig[], report: Report): void => {
  const languages = new Set(['en', ...sites.flatMap(spokenOn)])
  for (const field of TEXT_FIELDS) {
    const texts: unknown = Reflect.get(document, field)
    if (typeof texts !== 'object' || texts === null) continue
    for (const language of Object.keys(texts))
      if (!languages.has(language)) report(`${field}.${language}`, `is a language of no site; there are ${listOf(languages)}`)
  }
}

const checkOrder = (instants: Readonly<Record<string, string | undefined>>, report: Report): void => {
  const [[begin = '', start] = [], [, end] = []] = Object.entries(instants)
  if (start !== undefined && end !== undefined && Date.parse(start) >= Date.parse(end))
    report(begin, `is ${start}; it has to be before ${end}`)
}

const isAbove = (one: number | Amounts, other: number | Amounts): boolean =>
  typeof one === 'object' && typeof other === 'object'
    ? Object.entries(one).every(([code, amount]) => amount > (other[code] ?? -1))
    : typeof one === 'number' && typeof other === 'number' && one > other

const listOf = (names: Iterable<string>): string => [...names].join(', ') || 'none'
