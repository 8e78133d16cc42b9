import { starterPages } from '../../platform/starter/starter-pages.ts'
import { isWords } from '../../platform/seed/words.ts'
import { translationsOf } from '../../demo/languages/translate.ts'
import { escapeHtml } from '../../src/lib/escape-html.ts'
import { localeTag } from '../../src/site/locale-tag.ts'
import { textLanguageOf } from '../../src/site/text-language.ts'
import { UsageError } from '../end-with.ts'
import { formatText } from '../format-text.ts'
import type { ShopAnswers } from './ask.ts'
import { deliveryCalendarOf, usualShipping } from './known-countries.ts'
import { keyOf, type SiteOfFile } from './site-of-shop.ts'

interface Input extends Pick<ShopAnswers, 'name' | 'tax'> {
  readonly site: SiteOfFile
}

/** The files of a shop: their text by their path in its folder. */
export const shopFiles = async ({ name, tax, site }: Input): Promise<ReadonlyMap<string, string>> => {
  const spoken = spokenOn(site)
  const calendar = deliveryCalendarOf(site.code)
  const values: readonly (readonly [path: string, value: unknown])[] = [
    ['sites.json', { [keyOf(site)]: site }],
    ['merchant/shipping.json', [shippingOffer(site, spoken)]],
    ['merchant/tax-rates.json', [{ country: site.code, percent: tax }]],
    ...(calendar === undefined ? [] : [['merchant/delivery-calendars.json', [calendar]] as const]),
    ...starterPages(name).map((page) => [`pages/${page.key.replaceAll('/', '-')}.json`, inLanguages(page, spoken)] as const),
  ]
  const texts = values.map(async ([path, value]) => [path, await formatText(path, JSON.stringify(value))] as const)
  return new Map([...(await Promise.all(texts)), ['public/favicon.svg', favicon(name)]])
}

/** The languages of a site, and what they are called where a country writes one otherwise: `zh` and `zh_TW`. */
const spokenOn = ({ languages, code }: SiteOfFile): ReadonlySet<string> =>
  new Set(languages.flatMap((language) => [language, textLanguageOf(localeTag(language, code))]))

/** Its first letter, until it has a picture. */
const favicon = (name: string): string => {
  const [letter = ''] = name.trim().toUpperCase()
  const text = `<text x="16" y="23" font-family="Georgia,serif" font-size="20" text-anchor="middle" fill="#f6f3ec">${escapeHtml(letter)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#171512"/>${text}</svg>\n`
}

const shippingOffer = ({ currency: { code } }: SiteOfFile, spoken: ReadonlySet<string>): object => {
  const usual = usualShipping(code)
  if (usual === undefined)
    throw new UsageError(
      `There is no rate of exchange for ${code}, by which a first price of delivery is made. Add one to server/catalogue/files/exchange-rates.ts and run this again.`,
    )
  const { name, price } = usual
  const names = Object.entries({ ...translationsOf(name['en'] ?? ''), ...name })
  return {
    id: 'standard',
    position: 10,
    // English is what a language without a name of its own falls back to.
    name: Object.fromEntries(names.filter(([language]) => language === 'en' || spoken.has(language))),
    price: { [code]: price },
    days: { min: 2, max: 4 },
    freeFromThreshold: true,
  }
}

/** A page with its texts in some languages only. */
const inLanguages = (value: unknown, spoken: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((each) => inLanguages(each, spoken))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  if (isWords(value)) return Object.fromEntries(entries.filter(([language]) => spoken.has(language)))
  return Object.fromEntries(entries.map(([name, each]) => [name, inLanguages(each, spoken)]))
}
