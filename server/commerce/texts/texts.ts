import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }

type Messages = Readonly<Record<string, string>>

/** Fills a text of the server: `{name}` is replaced by its value, a name without value stays as it is. */
export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** The texts of a language; those it lacks, and languages there are none of, are English. */
export const textsOf =
  <Language extends string>(byLanguage: Readonly<Record<Language, Messages>> & { readonly en: Messages }) =>
  (language: string): Text => {
    const own: Messages | undefined = Object.entries<Messages>(byLanguage).find(([code]) => code === language)?.[1]
    return (key, values = {}) =>
      (own?.[key] ?? byLanguage.en[key] ?? '').replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
  }

/** The shop's own texts in API answers; names that merchants choose are in their documents. */
export const commerceTexts = textsOf({ en, es, fr, ar, ja })
