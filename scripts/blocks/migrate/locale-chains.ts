import type { StoredLocale } from './migration-cms.ts'

/** Where each locale's missing values come from. */
export interface LocaleChains {
  /** Every locale, each after those it falls back to; the default one first. */
  readonly sorted: readonly string[]
  /** A locale and its fallbacks, nearest first. */
  readonly of: (locale: string) => readonly string[]
}

/** The space's fallbacks; every chain ends in the default locale, as reading does. */
export const localeChains = (locales: readonly StoredLocale[]): LocaleChains => {
  const standard = locales.find((locale) => locale.default)?.code ?? 'en'
  const fallbacks = new Map(locales.map(({ code, fallbackCode }) => [code, fallbackCode]))
  const chainOf = (code: string): readonly string[] => {
    const chain = new Set<string>()
    for (let next: string | null | undefined = code; typeof next === 'string' && !chain.has(next); next = fallbacks.get(next))
      chain.add(next)
    return [...chain.add(standard)]
  }
  const chains = new Map(locales.map(({ code }) => [code, chainOf(code)]))
  const sorted = [...chains.keys()].sort((one, other) => (chains.get(one)?.length ?? 0) - (chains.get(other)?.length ?? 0))
  return { sorted: [standard, ...sorted.filter((code) => code !== standard)], of: (code) => chains.get(code) ?? [code, standard] }
}
