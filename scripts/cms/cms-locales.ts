/** A locale of the space; a missing value is looked for in `fallbackCode`. */
export interface CmsLocale {
  readonly code: string
  readonly name: string
  readonly fallbackCode: string
}

export const DEFAULT_CMS_LOCALE = 'en'

/** What pages are written in, each after the one it falls back to. Languages are translated, countries only differ. */
export const CMS_LOCALES: readonly CmsLocale[] = [
  { code: 'en-GB', name: 'English (United Kingdom)', fallbackCode: 'en' },
  { code: 'en-US', name: 'English (United States)', fallbackCode: 'en' },
  { code: 'en-CA', name: 'English (Canada)', fallbackCode: 'en' },
  { code: 'en-AE', name: 'English (United Arab Emirates)', fallbackCode: 'en' },
  { code: 'en-JP', name: 'English (Japan)', fallbackCode: 'en' },
  { code: 'es', name: 'Spanish', fallbackCode: 'en' },
  { code: 'es-US', name: 'Spanish (United States)', fallbackCode: 'es' },
  { code: 'fr', name: 'French', fallbackCode: 'en' },
  { code: 'fr-CA', name: 'French (Canada)', fallbackCode: 'fr' },
  { code: 'ar', name: 'Arabic', fallbackCode: 'en' },
  { code: 'ar-AE', name: 'Arabic (United Arab Emirates)', fallbackCode: 'ar' },
  { code: 'ja', name: 'Japanese', fallbackCode: 'en' },
  { code: 'ja-JP', name: 'Japanese (Japan)', fallbackCode: 'ja' },
]
