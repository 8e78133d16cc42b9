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
import { textsOf } from './texts.ts'

/** Texts of checkout and order pages without plurals, so that mails and invoices say what the pages say. */
export const shopTexts = textsOf({
  en: { ...enCheckout, ...enOrders },
  es: { ...esCheckout, ...esOrders },
  fr: { ...frCheckout, ...frOrders },
  ar: { ...arCheckout, ...arOrders },
  ja: { ...jaCheckout, ...jaOrders },
})
