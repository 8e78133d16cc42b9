import { expect, it } from 'vitest'
import { countryName } from '../../../src/lib/country-name.ts'
import { siteValueOf } from '../../../src/site/site-value.ts'
import { site } from '../../factories/site.ts'

it.each([
  ['ae', 'ar', 'الإمارات العربية المتحدة'],
  ['ae', 'en', 'United Arab Emirates'],
  ['ca', 'fr', 'Canada'],
  ['us', 'es', 'Estados Unidos'],
  ['jp', 'ja', '日本'],
])('the country of the site %s is named in the language of the page: %s', (key, language, name) => {
  const { site: own, locale } = siteValueOf(site(key), language)
  expect(countryName(own.code, locale)).toBe(name)
})
