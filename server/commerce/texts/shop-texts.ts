import type { Translate } from '../../../src/i18n/messages.ts'
import { sharedTranslate } from '../../../src/i18n/shared-translate.ts'
import { inLocale } from '../../../src/site/text-language.ts'
import { SHOP_MESSAGES } from './shop-messages.ts'

/** Texts of pages, so that mails, invoices and answers to forms say what the pages say. English for languages there are none of. */
export const shopTexts = (locale: string): Translate => sharedTranslate({ messages: inLocale(SHOP_MESSAGES, locale)[0] ?? {}, locale })

/** As the checkout calls a way to pay; one that has left the shop since by its id. */
export const methodName = (locale: string, method: string): string => {
  const key = `checkout.methods.${method}`
  return SHOP_MESSAGES['en']?.[key] === undefined ? method : shopTexts(locale)(key)
}
