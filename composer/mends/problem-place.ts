import type { ComposeDocument, ComposeProblem } from '../../schemas/api/compose.ts'
import type { PropSchema } from '../../schemas/block-schema.ts'
import type { Json } from '../../schemas/page.ts'
import { defaultLocaleOf, localeChain } from '../../src/content/locales.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import { ALL_SITES } from '../../src/site/all-sites.ts'
import type { Value } from '../../src/content/composing/edit.ts'
import { schemaOf } from '../../src/content/composing/structure/slots.ts'

/** The field of a document that a problem is about, in every locale from which one of its sites gets the value. */
export interface ProblemPlace {
  readonly entryId: string
  readonly field: string
  readonly schema: PropSchema | undefined
  readonly isRequired: boolean
  /** Values as they are, by locale; the most specific that each site has. */
  readonly values: readonly { readonly locale: string; readonly value: Json }[]
  /** Where it would be written for the first of the sites. */
  readonly locale: string
  readonly defaultLocale: string
}

/** Undefined where the problem names no field that the document has an entry for. */
export const placeOf = (document: ComposeDocument, problem: ComposeProblem, field = problem.field): ProblemPlace | undefined => {
  const entryId = problem.entryId === '' ? document.pageId : problem.entryId
  const entry = ownValue(document.entries, entryId)
  if (entry === undefined || field === undefined) return undefined
  const schema = schemaOf(entry)
  const prop = ownValue(schema?.properties, field)
  const values = ownValue(entry.fields, field) ?? {}
  const chains = chainsOf(document, problem)
  const used = chains.flatMap((chain) => chain.find((locale) => values[locale] !== undefined && values[locale] !== null) ?? [])
  const defaultLocale = defaultLocaleOf(document.locales)
  return {
    entryId,
    field,
    schema: prop,
    isRequired: schema?.required?.includes(field) === true,
    values: [...new Set(used)].map((locale) => ({ locale, value: values[locale] ?? null })),
    locale: prop?.['x-localized'] === true ? (chains[0]?.[0] ?? defaultLocale) : defaultLocale,
    defaultLocale,
  }
}

/** Where each site and language of a problem (`ald-gb en`) looks a value up. */
const chainsOf = ({ locales }: ComposeDocument, { sites }: ComposeProblem): readonly (readonly string[])[] =>
  sites.map((each) => {
    const [siteTag = '', language = ''] = each.split(' ')
    return localeChain(locales, language, ALL_SITES.find((site) => site.siteTag === siteTag)?.code ?? '')
  })

/** The values as `change` makes them; a value that it makes to nothing is taken out. */
export const changedValues = (place: ProblemPlace, change: (value: Json) => Json | undefined): readonly Value[] =>
  place.values.map(({ locale, value }) => ({
    entryId: place.entryId,
    field: place.field,
    locale,
    value: change(value) ?? nothingIn(locale, place),
  }))

/** A text without words hides the one of the language that it would fall back to. */
const nothingIn = (locale: string, { defaultLocale, schema }: ProblemPlace): Json | undefined =>
  locale === defaultLocale || schema?.type !== 'string' ? undefined : ''
