/** Locale for numbers, prices and dates: Arabic texts show English figures (LOCALE-37), every other locale its own. */
export const formatLocaleOf = (locale: string): string => (/^ar(?:-|$)/i.test(locale) ? 'en' : locale)
