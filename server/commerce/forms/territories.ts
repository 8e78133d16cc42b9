import { inLocale } from '../../../src/site/text-language.ts'
import type { SiteScope } from '../http/request-scope.ts'
import byCountry from './territories.json' with { type: 'json' }

/** A region of a country, by its ISO 3166-2 code. */
export interface Territory {
  readonly code: string
  readonly name: string
}

interface NamedTerritory {
  readonly code: string
  readonly name: { readonly en: string } & Readonly<Record<string, string>>
}

/** Regions that addresses of a country name, in a language; empty where they name none (CALL-10). */
export const territoriesOf = (countryCode: string, locale: string): readonly Territory[] => {
  const all: Readonly<Record<string, readonly NamedTerritory[]>> = byCountry
  return (all[countryCode] ?? []).map(({ code, name }) => ({ code, name: inLocale(name, locale)[0] ?? name.en }))
}

/** Answer of `GET /api/territory`. */
export const listTerritories = ({ site, language }: SiteScope): { readonly territories: readonly Territory[] } => ({
  territories: territoriesOf(site.code, language),
})
