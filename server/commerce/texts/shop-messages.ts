/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */
import arCheckout from '../../../src/i18n/messages/ar/checkout.json' with { type: 'json' }
import arMyAccount from '../../../src/i18n/messages/ar/my-account.json' with { type: 'json' }
import enCheckout from '../../../src/i18n/messages/en/checkout.json' with { type: 'json' }
import enMyAccount from '../../../src/i18n/messages/en/my-account.json' with { type: 'json' }
import esCheckout from '../../../src/i18n/messages/es/checkout.json' with { type: 'json' }
import esMyAccount from '../../../src/i18n/messages/es/my-account.json' with { type: 'json' }
import frCheckout from '../../../src/i18n/messages/fr/checkout.json' with { type: 'json' }
import frMyAccount from '../../../src/i18n/messages/fr/my-account.json' with { type: 'json' }
import jaCheckout from '../../../src/i18n/messages/ja/checkout.json' with { type: 'json' }
import jaMyAccount from '../../../src/i18n/messages/ja/my-account.json' with { type: 'json' }
import koCheckout from '../../../src/i18n/messages/ko/checkout.json' with { type: 'json' }
import koMyAccount from '../../../src/i18n/messages/ko/my-account.json' with { type: 'json' }
import msCheckout from '../../../src/i18n/messages/ms/checkout.json' with { type: 'json' }
import msMyAccount from '../../../src/i18n/messages/ms/my-account.json' with { type: 'json' }
import nlCheckout from '../../../src/i18n/messages/nl/checkout.json' with { type: 'json' }
import nlMyAccount from '../../../src/i18n/messages/nl/my-account.json' with { type: 'json' }
import zhCheckout from '../../../src/i18n/messages/zh/checkout.json' with { type: 'json' }
import zhMyAccount from '../../../src/i18n/messages/zh/my-account.json' with { type: 'json' }
import zhTWCheckout from '../../../src/i18n/messages/zh_TW/checkout.json' with { type: 'json' }
import zhTWMyAccount from '../../../src/i18n/messages/zh_TW/my-account.json' with { type: 'json' }
import enUS from '../../../src/i18n/regional/en_US.json' with { type: 'json' }
import esMX from '../../../src/i18n/regional/es_MX.json' with { type: 'json' }
import type { Messages } from '../../../src/i18n/messages.ts'

/** Texts of checkout and order pages by language; a build has compiled them. */
export const SHOP_MESSAGES: Readonly<Record<string, Messages>> = {
  ar: { ...arCheckout, ...arMyAccount },
  en: { ...enCheckout, ...enMyAccount },
  es: { ...esCheckout, ...esMyAccount },
  fr: { ...frCheckout, ...frMyAccount },
  ja: { ...jaCheckout, ...jaMyAccount },
  ko: { ...koCheckout, ...koMyAccount },
  ms: { ...msCheckout, ...msMyAccount },
  nl: { ...nlCheckout, ...nlMyAccount },
  zh: { ...zhCheckout, ...zhMyAccount },
  zh_TW: { ...zhTWCheckout, ...zhTWMyAccount },
  en_US: { ...enCheckout, ...enMyAccount, ...enUS },
  es_MX: { ...esCheckout, ...esMyAccount, ...esMX },
}
