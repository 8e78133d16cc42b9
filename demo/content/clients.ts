/** Countries of the client that sells things for a room, and clothes. */
export const ALDER_COUNTRIES = ['US', 'CA', 'GB', 'AU', 'AE', 'JP', 'CN', 'HK', 'TW', 'MY', 'NL'] as const
/** Of these, where the pages of brands lie below `/brands`; elsewhere the word is another. */
export const BRANDS_COUNTRIES = ['GB', 'AU', 'AE', 'JP', 'CN', 'HK', 'TW', 'MY'] as const
/** Countries of the client that sells beauty. */
export const BRIAR_COUNTRIES = ['KR', 'MX'] as const
/** Its sites: their pages are their own wherever the products matter. */
export const BRIAR_SITES = ['bri-kr', 'bri-mx'] as const
