import arCheckout from '../../../src/i18n/messages/ar/checkout.json' with { type: 'json' }
import arOrders from '../../../src/i18n/messages/ar/my-account.json' with { type: 'json' }
import enCheckout from '../../../src/i18n/messages/en/checkout.json' with { type: 'json' }
import enOrders from '../../../src/i18n/messages/en/my-account.json' with { type: 'json' }
import esCheckout from '../../../src/i18n/messages/es/checkout.json' with { type: 'json' }
import esOrders from '../../../src/i18n/messages/es/my-account.json' with { type: 'json' }
import frCheckout from '../../../src/i18n/messages/fr/checkout.json' with { type: 'json' }
import frOrders from '../../../src/i18n/messages/fr/my-account.json' with { type: 'json' }
import jaCheckout from '../../../src/i18n/messages/ja/checkout.json' with { type: 'json' }
import jaOrders from '../../../src/i18n/messages/ja/my-account.json' with { type: 'json' }
import type { Messages, Translate } from '../../../src/i18n/messages.ts'
import { sharedTranslate } from '../../../src/i18n/shared-translate.ts'
import { ownValue } from '../../../src/lib/own-value.ts'

/** By language; a build has compiled them. */
const TEXTS: Readonly<Record<string, Messages>> = {
  en: { ...enCheckout, ...enOrders },
  es: { ...esCheckout, ...esOrders },
  fr: { ...frCheckout, ...frOrders },
  ar: { ...arCheckout, ...arOrders },
  ja: { ...jaCheckout, ...jaOrders },
}

/** Texts of checkout and order pages, so that mails and invoices say what the pages say. English for languages there are none of. */
export const shopTexts = (language: string): Translate => {
  const own = ownValue(TEXTS, language)
  return own === undefined ? shopTexts('en') : sharedTranslate({ messages: own, locale: language })
}

/** As the checkout calls a way to pay; one that has left the shop since by its id. */
export const methodName = (language: string, method: string): string => {
  const key = `checkout.methods.${method}`
  return TEXTS['en']?.[key] === undefined ? method : shopTexts(language)(key)
}
