import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { ADDRESS_COUNTRIES } from '../../server/commerce/forms/address-layouts.ts'
import { TEXT_LANGUAGES } from '../../src/site/text-language.ts'
import { UsageError } from '../end-with.ts'
import { demoSiteIn, taxRateOf, timeZoneOf } from './known-countries.ts'
import type { ShopOptions } from './shop-options.ts'

/** Everything that a shop is made from. */
export interface ShopAnswers {
  readonly name: string
  /** For its tags and its folder: `north-light`. */
  readonly slug: string
  readonly country: string
  readonly languages: readonly string[]
  readonly currency: string
  readonly folder: string
  readonly company: string
  readonly address: string | undefined
  readonly timeZone: string
  /** Per cent. */
  readonly tax: number
}

interface Prompt {
  readonly option: string
  readonly given: string | undefined
  readonly text: string
  /** For an empty answer, and where nobody can be asked. */
  readonly usual?: string | undefined
}

/** Answers a question by what was typed with the command, else by who sits at the terminal, else by what is usual. */
export type Answer = (prompt: Prompt) => Promise<string>

/** Completes what was given. Throws `UsageError` for what is missing where nobody can be asked. */
export const ask = async (options: ShopOptions, terminal = process.stdin.isTTY): Promise<ShopAnswers> => {
  if (!terminal) return answersOf(options, answerBy(undefined))
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await answersOf(
      options,
      answerBy((question) => reader.question(question)),
    )
  } finally {
    reader.close()
  }
}

export const answerBy =
  (question: ((text: string) => Promise<string>) | undefined): Answer =>
  async ({ option, given, text, usual }) => {
    const typed = given ?? (await question?.(`${text}${usual === undefined || usual === '' ? '' : ` (${usual})`}: `)) ?? ''
    const answer = typed.trim() === '' ? usual : typed.trim()
    if (answer === undefined) throw new UsageError(`--${option} is missing: ${text}. npm run create-shop -- --help lists all options.`)
    return answer
  }

/** The questions, each with what the answers before it make usual. */
export const answersOf = async (options: ShopOptions, answer: Answer): Promise<ShopAnswers> => {
  const name = await answer({ option: 'name', given: options.name, text: 'Name of the shop' })
  const slug = slugOf(name)
  const country = (await answer({ option: 'country', given: options.country, text: 'Country, by its ISO code' })).toUpperCase()
  requireAddressLayout(country)
  const known = demoSiteIn(country)
  const languages = await answer({
    option: 'languages',
    given: options.languages,
    text: `Languages, with commas between, of ${LANGUAGES.join(', ')}`,
    usual: known?.languages.join(','),
  })
  const currency = await answer({
    option: 'currency',
    given: options.currency,
    text: 'Currency, by its ISO code',
    usual: known?.currency.code,
  })
  const timeZone = options.timeZone ?? timeZoneOf(country)
  const tax = options.tax ?? taxRateOf(country)?.toString()
  return {
    name,
    slug,
    country,
    languages: [...new Set(languages.split(',').map((each) => each.trim().toLowerCase()))].filter((each) => each !== ''),
    currency: currency.toUpperCase(),
    folder: await answer({ option: 'folder', given: options.folder, text: 'Folder', usual: join('shops', slug) }),
    company: await answer({ option: 'company', given: options.company, text: 'Company that sells', usual: name }),
    address: (await answer({ option: 'address', given: options.address, text: 'Its address, may be empty', usual: '' })) || undefined,
    timeZone: await answer({ option: 'time-zone', given: timeZone, text: 'Time zone, by its IANA name such as Europe/Lisbon' }),
    tax: percentOf(await answer({ option: 'tax', given: tax, text: 'Tax within prices, in per cent' })),
  }
}

const requireAddressLayout = (country: string): void => {
  if (ADDRESS_COUNTRIES.includes(country)) return
  throw new UsageError(
    `There is no form of addresses for ${country}, so nothing could be sent there. Add a row for it to ` +
      `server/commerce/forms/address-layouts.ts (docs/adding-a-site.md, step 4) and run this again. ` +
      `There is one for ${ADDRESS_COUNTRIES.join(', ')}.`,
  )
}

const LANGUAGES = TEXT_LANGUAGES.filter((language) => !language.includes('_'))

const percentOf = (typed: string): number => {
  const percent = Number(typed.replace(',', '.').replace(/\s*%$/, ''))
  if (typed === '' || !(percent >= 0 && percent < 100))
    throw new UsageError(`--tax is ${typed}; it has to be a number of per cent, such as 21.`)
  return percent
}

/** Letters and figures of its name, with hyphens between; of a name in another script nothing is left. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .slice(0, 30)
    .replaceAll(/^-|-$/g, '') || 'shop'
