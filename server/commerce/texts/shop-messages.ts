/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */
import arCart from '../../../src/i18n/messages/ar/cart.json' with { type: 'json' }
import arCheckout from '../../../src/i18n/messages/ar/checkout.json' with { type: 'json' }
import arMarketing from '../../../src/i18n/messages/ar/marketing.json' with { type: 'json' }
import arMyAccount from '../../../src/i18n/messages/ar/my-account.json' with { type: 'json' }
import arProduct from '../../../src/i18n/messages/ar/product.json' with { type: 'json' }
import enCart from '../../../src/i18n/messages/en/cart.json' with { type: 'json' }
import enCheckout from '../../../src/i18n/messages/en/checkout.json' with { type: 'json' }
import enMarketing from '../../../src/i18n/messages/en/marketing.json' with { type: 'json' }
import enMyAccount from '../../../src/i18n/messages/en/my-account.json' with { type: 'json' }
import enProduct from '../../../src/i18n/messages/en/product.json' with { type: 'json' }
import esCart from '../../../src/i18n/messages/es/cart.json' with { type: 'json' }
import esCheckout from '../../../src/i18n/messages/es/checkout.json' with { type: 'json' }
import esMarketing from '../../../src/i18n/messages/es/marketing.json' with { type: 'json' }
import esMyAccount from '../../../src/i18n/messages/es/my-account.json' with { type: 'json' }
import esProduct from '../../../src/i18n/messages/es/product.json' with { type: 'json' }
import frCart from '../../../src/i18n/messages/fr/cart.json' with { type: 'json' }
import frCheckout from '../../../src/i18n/messages/fr/checkout.json' with { type: 'json' }
import frMarketing from '../../../src/i18n/messages/fr/marketing.json' with { type: 'json' }
import frMyAccount from '../../../src/i18n/messages/fr/my-account.json' with { type: 'json' }
import frProduct from '../../../src/i18n/messages/fr/product.json' with { type: 'json' }
import jaCart from '../../../src/i18n/messages/ja/cart.json' with { type: 'json' }
import jaCheckout from '../../../src/i18n/messages/ja/checkout.json' with { type: 'json' }
import jaMarketing from '../../../src/i18n/messages/ja/marketing.json' with { type: 'json' }
import jaMyAccount from '../../../src/i18n/messages/ja/my-account.json' with { type: 'json' }
import jaProduct from '../../../src/i18n/messages/ja/product.json' with { type: 'json' }
import koCart from '../../../src/i18n/messages/ko/cart.json' with { type: 'json' }
import koCheckout from '../../../src/i18n/messages/ko/checkout.json' with { type: 'json' }
import koMarketing from '../../../src/i18n/messages/ko/marketing.json' with { type: 'json' }
import koMyAccount from '../../../src/i18n/messages/ko/my-account.json' with { type: 'json' }
import koProduct from '../../../src/i18n/messages/ko/product.json' with { type: 'json' }
import msCart from '../../../src/i18n/messages/ms/cart.json' with { type: 'json' }
import msCheckout from '../../../src/i18n/messages/ms/checkout.json' with { type: 'json' }
import msMarketing from '../../../src/i18n/messages/ms/marketing.json' with { type: 'json' }
import msMyAccount from '../../../src/i18n/messages/ms/my-account.json' with { type: 'json' }
import msProduct from '../../../src/i18n/messages/ms/product.json' with { type: 'json' }
import nlCart from '../../../src/i18n/messages/nl/cart.json' with { type: 'json' }
import nlCheckout from '../../../src/i18n/messages/nl/checkout.json' with { type: 'json' }
import nlMarketing from '../../../src/i18n/messages/nl/marketing.json' with { type: 'json' }
import nlMyAccount from '../../../src/i18n/messages/nl/my-account.json' with { type: 'json' }
import nlProduct from '../../../src/i18n/messages/nl/product.json' with { type: 'json' }
import zhCart from '../../../src/i18n/messages/zh/cart.json' with { type: 'json' }
import zhCheckout from '../../../src/i18n/messages/zh/checkout.json' with { type: 'json' }
import zhMarketing from '../../../src/i18n/messages/zh/marketing.json' with { type: 'json' }
import zhMyAccount from '../../../src/i18n/messages/zh/my-account.json' with { type: 'json' }
import zhProduct from '../../../src/i18n/messages/zh/product.json' with { type: 'json' }
import zhTWCart from '../../../src/i18n/messages/zh_TW/cart.json' with { type: 'json' }
import zhTWCheckout from '../../../src/i18n/messages/zh_TW/checkout.json' with { type: 'json' }
import zhTWMarketing from '../../../src/i18n/messages/zh_TW/marketing.json' with { type: 'json' }
import zhTWMyAccount from '../../../src/i18n/messages/zh_TW/my-account.json' with { type: 'json' }
import zhTWProduct from '../../../src/i18n/messages/zh_TW/product.json' with { type: 'json' }
import enUS from '../../../src/i18n/regional/en_US.json' with { type: 'json' }
import esMX from '../../../src/i18n/regional/es_MX.json' with { type: 'json' }
import type { Messages } from '../../../src/i18n/messages.ts'

/** Texts of pages by language; a build has compiled them. */
export const SHOP_MESSAGES: Readonly<Record<string, Messages>> = {
  ar: { ...arCart, ...arCheckout, ...arMarketing, ...arMyAccount, ...arProduct },
  en: { ...enCart, ...enCheckout, ...enMarketing, ...enMyAccount, ...enProduct },
  es: { ...esCart, ...esCheckout, ...esMarketing, ...esMyAccount, ...esProduct },
  fr: { ...frCart, ...frCheckout, ...frMarketing, ...frMyAccount, ...frProduct },
  ja: { ...jaCart, ...jaCheckout, ...jaMarketing, ...jaMyAccount, ...jaProduct },
  ko: { ...koCart, ...koCheckout, ...koMarketing, ...koMyAccount, ...koProduct },
  ms: { ...msCart, ...msCheckout, ...msMarketing, ...msMyAccount, ...msProduct },
  nl: { ...nlCart, ...nlCheckout, ...nlMarketing, ...nlMyAccount, ...nlProduct },
  zh: { ...zhCart, ...zhCheckout, ...zhMarketing, ...zhMyAccount, ...zhProduct },
  zh_TW: { ...zhTWCart, ...zhTWCheckout, ...zhTWMarketing, ...zhTWMyAccount, ...zhTWProduct },
  en_US: { ...enCart, ...enCheckout, ...enMarketing, ...enMyAccount, ...enProduct, ...enUS },
  es_MX: { ...esCart, ...esCheckout, ...esMarketing, ...esMyAccount, ...esProduct, ...esMX },
}
