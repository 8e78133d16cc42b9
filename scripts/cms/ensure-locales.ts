import type { CmsClient } from './connect-cms.ts'

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
  { code: 'es-MX', name: 'Spanish (Mexico)', fallbackCode: 'es' },
  { code: 'ko', name: 'Korean', fallbackCode: 'en' },
  { code: 'ms', name: 'Malay', fallbackCode: 'en' },
  { code: 'nl', name: 'Dutch', fallbackCode: 'en' },
  { code: 'zh', name: 'Chinese (simplified)', fallbackCode: 'en' },
  { code: 'zh-TW', name: 'Chinese (traditional, Taiwan)', fallbackCode: 'en' },
  { code: 'zh-HK', name: 'Chinese (traditional, Hong Kong)', fallbackCode: 'zh-TW' },
]

/** Of each of them: required fields may stay empty, and everybody sees it. */
export const LOCALE_SETTINGS = { optional: true, contentDeliveryApi: true, contentManagementApi: true } as const

/** Makes the locales that are missing, and changes none that is there. */
export const ensureLocales = async (cms: CmsClient): Promise<void> => {
  const { items } = await cms.locale.getMany({ query: { limit: 1000 } })
  const standard = items.find((locale) => locale.default)?.code
  if (standard !== DEFAULT_CMS_LOCALE) {
    throw new Error(
      `The default locale of the space is ${standard}. Change its code to ${DEFAULT_CMS_LOCALE} in the space's settings, then try again.`,
    )
  }
  const missing = CMS_LOCALES.filter(({ code }) => !items.some((locale) => locale.code === code))
  for (const locale of missing) await cms.locale.create({}, { ...locale, ...LOCALE_SETTINGS })
}
