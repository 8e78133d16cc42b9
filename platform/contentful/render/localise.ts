import type { FieldDefinition, LocaleBody } from '../model.ts'
import type { EntityDocument, LocalisedDocument } from './document.ts'

/** One value a field, each found along the locale's own chain of fallbacks; fields without any value are left out. */
export const localise = ({
  document,
  locale,
  locales,
  fields,
}: {
  readonly document: EntityDocument
  readonly locale: string
  readonly locales: readonly LocaleBody[]
  readonly fields: readonly FieldDefinition[]
}): LocalisedDocument => {
  const chain = fallbackChain(locale, locales)
  const standard = locales.filter((each) => each.default).map(({ code }) => code)
  const values = fields.flatMap(({ id, localized }) => {
    const code = (localized === true ? chain : standard).find((each) => document.fields[id]?.[each] !== undefined)
    return code === undefined ? [] : [[id, document.fields[id]?.[code]] as const]
  })
  return { metadata: document.metadata, sys: { ...document.sys, locale }, fields: Object.fromEntries(values) }
}

/** `fr-CA`, `fr`, `en`: where a missing value is looked for. A loop in the settings ends the chain. */
const fallbackChain = (locale: string, locales: readonly LocaleBody[]): readonly string[] => {
  const chain: string[] = []
  let code: string | null | undefined = locale
  while (code && !chain.includes(code)) {
    const current: string = code
    chain.push(current)
    code = locales.find((each) => each.code === current)?.fallbackCode
  }
  return chain
}
