import type { SiteValue } from './site-value.ts'

/** Where a form goes that is sent without a script, or before it is there (server/commerce/plain-forms). */
export const formAction = (form: 'bag' | 'favorites' | 'sign-up', { site, language }: Pick<SiteValue, 'site' | 'language'>): string =>
  `/forms/${form}?siteTag=${site.siteTag}&lang=${language}`
