import { expect, it } from 'vitest'
import { allCountryOptions, countryOptions } from '../../../../src/features/site-settings/country-options.ts'
import { site as siteByKey } from '../../../factories/site.ts'

const british = siteByKey('gb')
const american = siteByKey('us')
const emirati = siteByKey('ae')
/** A site of another merchant on the same host. */
const other = siteByKey('jp', { clientName: 'other', siteName: 'Aardvark' })
const deps = { sites: [american, other, emirati, british], current: british, locale: 'en-GB', origin: 'https://shop.example' }
const codesOf = (options: readonly { readonly code: string }[]) => options.map(({ code }) => code)

it('countries are those of the shop, by their names in the language of the shopper', () => {
  expect(countryOptions(deps).map(({ label }) => label)).toEqual(['United Arab Emirates', 'United Kingdom', 'United States'])
  expect(codesOf(countryOptions({ ...deps, locale: 'fr' }))).toEqual(['AE', 'US', 'GB'])
})

it('countries of every merchant have those of the shopper’s own first', () => {
  expect(codesOf(allCountryOptions(deps))).toEqual(['AE', 'GB', 'US', 'JP'])
})

it('another country leaves this bag behind, and one’s own does not', () => {
  expect(countryOptions(deps).map(({ code, cartReplacement }) => [code, cartReplacement])).toEqual([
    ['AE', true],
    ['GB', false],
    ['US', true],
  ])
})

it('a country is reached in each of its languages by a whole address', () => {
  const [option] = countryOptions({ ...deps, sites: [emirati] })
  expect(option?.languages.map(({ code }) => code)).toEqual(emirati.languages)
  for (const { code, url } of option?.languages ?? []) expect(url).toMatch(new RegExp(`^https?://[^/]+(/\\w+)?/${code}$`))
  expect(option?.site).toBe(emirati)
})
