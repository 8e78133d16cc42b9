import { CMS_LOCALES, DEFAULT_CMS_LOCALE } from './cms-locales.ts'
import type { CmsClient } from './connect-cms.ts'

/** Makes the locales that are missing, and changes none that is there. Required fields may stay empty in all but the default. */
export const ensureLocales = async (cms: CmsClient): Promise<void> => {
  const { items } = await cms.locale.getMany({ query: { limit: 1000 } })
  const standard = items.find((locale) => locale.default)?.code
  if (standard !== DEFAULT_CMS_LOCALE) {
    throw new Error(
      `The default locale of the space is ${standard}. Change its code to ${DEFAULT_CMS_LOCALE} in the space's settings, then try again.`,
    )
  }
  const missing = CMS_LOCALES.filter(({ code }) => !items.some((locale) => locale.code === code))
  for (const locale of missing) {
    await cms.locale.create({}, { ...locale, optional: true, contentDeliveryApi: true, contentManagementApi: true })
  }
}
