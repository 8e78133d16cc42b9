import type { Translate } from '../../i18n/messages.ts'
import type { PriceBounds } from './listing-address.ts'

interface Asked {
  /** What was typed without the price. */
  readonly words: string
  readonly bounds: PriceBounds
}

interface Speaker {
  readonly t: Translate
  /** Tag of the page's language and country, whose names for the currency count beside English ones. */
  readonly locale: string
  /** ISO code. A price in another currency stays in the words: nothing here knows what it is worth. */
  readonly currency: string
}

/** Reads a price that was typed in words, such as “dress under £100” or “1万円以下の靴”; undefined where there is none. */
export const readPriceWords = (typed: string, { t, locale, currency }: Speaker): Asked | undefined => {
  const text = withWesternDigits(typed.normalize('NFKC').replace(MARKS, ''))
  if (!/\d/.test(text)) return undefined
  const name = namePattern(locale, currency)
  for (const { key, boundsOf } of KINDS) {
    for (const phrase of phrasesOf(t(key, PLACES))) {
      const found = patternOf(phrase, name).exec(text)
      if (found === null || !(/\p{L}/u.test(phrase) || new RegExp(name, 'iu').test(found[0]))) continue
      const [low = Number.NaN, high = low] = found.slice(1).map(amountOf)
      if (Number.isNaN(low) || Number.isNaN(high)) continue
      return { words: text.replace(found[0], ' ').replace(/\s+/g, ' ').trim(), bounds: boundsOf(low, high) }
    }
  }
  return undefined
}

/** A range before its halves: “from 50 to 100” has “from 50” in it. Each text has its alternatives between bars. */
const KINDS: readonly { readonly key: string; readonly boundsOf: (low: number, high: number) => PriceBounds }[] = [
  { key: 'listing.typedPrice.between', boundsOf: (one, other) => ({ min: Math.min(one, other), max: Math.max(one, other) }) },
  { key: 'listing.typedPrice.under', boundsOf: (max) => ({ min: 0, max }) },
  { key: 'listing.typedPrice.over', boundsOf: (min) => ({ min }) },
]

/** Where amounts stand in a phrase: characters that nobody types. */
const PLACES = { amount: '\u{E000}', min: '\u{E001}', max: '\u{E002}' } as const
const PLACE = /[\u{E000}-\u{E002}]/u
/** Marks of direction, which show nothing. */
const MARKS = /[\u061C\u200E\u200F\u2066-\u2069]/g

/** The longest first: “이하” stands in “이하의”. */
const phrasesOf = (text: string): readonly string[] =>
  text
    .replace(MARKS, '')
    .split('|')
    .map((phrase) => phrase.trim())
    .toSorted((one, other) => other.length - one.length)

/** Letters of words that have spaces between them: phrases of Chinese, Japanese and Korean stand right beside others. */
const SPACED = String.raw`\p{Script=Latin}\p{Script=Arabic}`
/** What makes a number a size, not a price. */
const UNIT = String.raw`\s?(?:%|(?:ml|cl|l|g|kg|mm|cm|m|oz|in|lb)(?![${SPACED}]))`

const patternOf = (phrase: string, name: string): RegExp => {
  const amount = String.raw`(?:${name}\s?){0,2}(\d[\d.,]*(?:\s?[千万萬천만])?)(?:\s?${name}){0,3}(?!${UNIT})`
  const parts = [...phrase].map((character) => (PLACE.test(character) ? amount : character === ' ' ? String.raw`\s*` : escaped(character)))
  return new RegExp(String.raw`(?<![${SPACED}\d.,])${parts.join('')}(?![${SPACED}\d])`, 'iu')
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** Names come from formatters, which are dear to make, and there are only as many as site and locale pairs. */
const patterns = new Map<string, string>()

const namePattern = (locale: string, currency: string): string => {
  const key = `${locale} ${currency}`
  const pattern = patterns.get(key) ?? `(?:${currencyNames(locale, currency).map(escaped).join('|')})`
  patterns.set(key, pattern)
  return pattern
}

const NAME_STYLES = ['symbol', 'narrowSymbol', 'code', 'name'] as const
/** Enough for every plural of the languages that a shop has. */
const COUNTS = [1, 2, 3, 11, 100]

/** What a currency is called, in words and signs: `£`, `GBP`, `pound`, `pounds`. */
const currencyNames = (locale: string, currency: string): readonly string[] => {
  const names = [locale, 'en'].flatMap((tag) =>
    NAME_STYLES.flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay })
      return COUNTS.flatMap((count) => format.formatToParts(count).flatMap(({ type, value }) => (type === 'currency' ? value : [])))
    }),
  )
  const words = names.flatMap((name) => name.normalize('NFKC').replace(MARKS, '').split(/\s+/))
  return [...new Set(words)].filter((word) => word !== '').toSorted((one, other) => other.length - one.length)
}

/** Arabic keyboards type digits of their own. */
const withWesternDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

const TIMES: Readonly<Record<string, number>> = { 千: 1_000, 천: 1_000, 万: 10_000, 萬: 10_000, 만: 10_000 }

/** `1,000`, `1.000` and `1000` are a thousand everywhere, `9.5` and `9,50` have decimals; NaN for what is no number. */
const amountOf = (text: string): number => {
  const times = TIMES[text.at(-1) ?? ''] ?? 1
  const digits = text
    .replace(/[^\d.,]/g, '')
    .replace(/[.,]+$/, '')
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(digits) ? Number(digits) * times : Number.NaN
}
