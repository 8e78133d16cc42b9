/** Languages the seed is written in; the space's other locales fall back to these. */
export const SEED_LANGUAGES = ['en', 'es', 'fr', 'ar', 'ja'] as const
export type SeedLanguage = (typeof SEED_LANGUAGES)[number]

/** A text in every language of the seed. */
export type Words = Readonly<Record<SeedLanguage, string>>

/** The five versions of one text, in the order of SEED_LANGUAGES. */
export const words = (en: string, es: string, fr: string, ar: string, ja: string): Words => ({ en, es, fr, ar, ja })
