import { readFileSync, readdirSync } from 'node:fs'

const read = new Map<string, Readonly<Record<string, string>>>()

/** The shop's own texts in a language, read once: what a shopper looks for on the page. */
export const textsOf = (language: string): Readonly<Record<string, string>> => {
  const texts = read.get(language) ?? readTexts(language)
  read.set(language, texts)
  return texts
}

const readTexts = (language: string): Readonly<Record<string, string>> => {
  const folder = new URL(`../../src/i18n/messages/${language}/`, import.meta.url)
  const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string>)
  return Object.assign({}, ...files) as Record<string, string>
}

/** One of them; a journey that looks for a text there is not would look for anything. */
export const textOf = (language: string, key: string): string => {
  const text = textsOf(language)[key]
  if (text === undefined) throw new Error(`There is no text ${key} in ${language}.`)
  return text
}

export interface Words {
  readonly addToBag: string
  readonly bag: string | RegExp
  readonly toBag: string
  readonly yourBag: string
  readonly toShipping: string
  readonly toPayment: string
  readonly toReview: string
  readonly placeOrder: string
  readonly thanks: string
}

export const wordsOf = (language: string): Words => {
  const text = (key: string): string => textOf(language, key)
  return {
    addToBag: text('product.button.available'),
    bag: new RegExp(text('cart.title')),
    toBag: text('cart.toBag'),
    yourBag: text('checkout.step.basket.title'),
    toShipping: text('checkout.toShipping'),
    toPayment: text('checkout.toPayment'),
    toReview: text('checkout.toReview'),
    // The button names the sum after these words.
    placeOrder: text('checkout.submit').replace('{sum}', '').trim(),
    thanks: text('confirmation.title'),
  }
}
