import { inLocale } from '../../../src/site/text-language.ts'
import { byLanguage } from './by-language.ts'

type Messages = Readonly<Record<string, string>>

/** Fills a text of the server: `{name}` is replaced by its value, a name without value stays as it is. */
export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** The texts of a locale; those it lacks are its language's, and at last English. */
export const textsOf =
  (messages: Readonly<Record<string, Messages>> & { readonly en: Messages }) =>
  (locale: string): Text => {
    const chain = inLocale(messages, locale)
    return (key, values = {}) =>
      (chain.find((own) => own[key] !== undefined)?.[key] ?? '').replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
        String(values[name] ?? placeholder),
      )
  }

/** The shop's own texts in API answers; names that merchants choose are in their documents. */
export const commerceTexts = textsOf(byLanguage)
