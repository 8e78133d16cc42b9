import { AlgoliaError } from '../../../server/search-wire/algolia-error.ts'
import { fold } from '../../../server/search-wire/text/fold.ts'
import { tokenise, type TextToken } from '../../../server/search-wire/text/tokenise.ts'

/** Words of a query that may also be called something else. */
interface Synonym {
  readonly typed: readonly string[]
  readonly meant: readonly Phrase[]
}

export type Phrase = readonly Pick<TextToken, 'kind' | 'text'>[]

/** Synonyms by the first word that has to be typed. */
export type Synonyms = ReadonlyMap<string, readonly Synonym[]>

/** The index's synonym objects as queries look them up. Alternatives stand for each other, everything else for what it names. */
export const compileSynonyms = (objects: readonly Readonly<Record<string, unknown>>[]): Synonyms => {
  const compiled = new Map<string, Synonym[]>()
  for (const { typed, meant } of objects.flatMap(directionsOf)) {
    const words = phraseOf(typed).map(({ text }) => text)
    const [first] = words
    if (first === undefined) continue
    const known = compiled.get(first) ?? []
    known.push({ typed: words, meant: meant.map(phraseOf).filter((phrase) => phrase.length > 0) })
    compiled.set(first, known)
  }
  return compiled
}

const phraseOf = (text: string): Phrase => tokenise(fold(text)).map(({ kind, text: word }) => ({ kind, text: word }))

interface Direction {
  readonly typed: string
  readonly meant: readonly string[]
}

const directionsOf = (object: Readonly<Record<string, unknown>>): readonly Direction[] => {
  const form = SYNONYM_FORMS[String(object['type']).toLowerCase()]
  if (form === undefined) return []
  const words = textsOf(object[form.words])
  if (form.typed === undefined) return words.map((typed) => ({ typed, meant: words.filter((other) => other !== typed) }))
  return [{ typed: String(object[form.typed]), meant: words }]
}

/** The members that each type of the vendor has; a typo correction is a synonym that is meant in one direction. */
const SYNONYM_FORMS: Readonly<Record<string, { readonly typed?: string; readonly words: string }>> = {
  synonym: { words: 'synonyms' },
  onewaysynonym: { typed: 'input', words: 'synonyms' },
  altcorrection1: { typed: 'word', words: 'corrections' },
  altcorrection2: { typed: 'word', words: 'corrections' },
}

/** Refuses, in the vendor's form, a synonym that would not be applied. */
export const checkSynonym = (object: Readonly<Record<string, unknown>>): void => {
  const type = String(object['type']).toLowerCase()
  if (type === 'placeholder') throw new AlgoliaError(400, 'Synonyms of type placeholder are not implemented by the embedded search')
  const form = SYNONYM_FORMS[type]
  if (form === undefined) throw new AlgoliaError(400, `Invalid synonym type: ${String(object['type'])}`)
  if (form.typed !== undefined && phraseOf(String(object[form.typed] ?? '')).length === 0)
    throw new AlgoliaError(400, `A synonym of type ${type} needs ${form.typed}`)
  if (textsOf(object[form.words]).length === 0) throw new AlgoliaError(400, `A synonym of type ${type} needs ${form.words}`)
}

/** What a search of synonyms looks through. */
export const synonymTexts = (object: Readonly<Record<string, unknown>>): readonly string[] =>
  ['input', 'word', 'placeholder', 'synonyms', 'corrections', 'replacements'].flatMap((member) =>
    typeof object[member] === 'string' ? [object[member]] : textsOf(object[member]),
  )

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string' && item.trim() !== '') : []
