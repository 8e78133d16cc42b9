/** Locale for numbers, prices and dates: Arabic texts show English figures (LOCALE-37), every other locale its own. */
export const formatLocaleOf = (locale: string): string => (/^ar(?:-|$)/i.test(locale) ? 'en' : locale)

/** Gulf shops show Western figures; words and plurals stay Arabic (LOCALE-37). */
export const latinDigits = (locale: string): string => (formatLocaleOf(locale) === locale ? locale : `${locale}-u-nu-latn`)
