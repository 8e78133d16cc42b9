import type { SynonymItemSchema } from 'typesense/lib/Typesense/SynonymSets'
import { AlgoliaError } from '../../search-wire/algolia-error.ts'
import { fold } from '../../search-wire/text/fold.ts'
import { otherNumber } from '../../search-wire/text/plurals.ts'
import { tokenise } from '../../search-wire/text/tokenise.ts'
import { documentId } from './engine-document.ts'
import { askedText } from './searched-text.ts'

type Synonym = Readonly<Record<string, unknown>>

interface Meaning {
  /** What is typed, each with the same meaning. */
  readonly typed: readonly string[]
  /** What it stands for; undefined where the typed ones stand for each other. */
  readonly meant: readonly string[] | undefined
}

/** Refuses what the engine has not: placeholders, corrections of typing errors, half a synonym. */
export const synonymTypes = (synonym: Synonym): Meaning => {
  const words = textsIn(synonym['synonyms'])
  switch (String(synonym['type']).toLowerCase()) {
    case 'synonym':
      if (words.length < 2) throw new AlgoliaError(400, 'A synonym needs two words at least')
      return { typed: words, meant: undefined }
    case 'onewaysynonym':
      if (typeof synonym['input'] !== 'string' || words.length === 0)
        throw new AlgoliaError(400, 'A synonym of type oneWaySynonym needs input and synonyms')
      return { typed: [synonym['input']], meant: words }
    default:
      throw new AlgoliaError(400, `Synonyms of type ${String(synonym['type'])} are not implemented by the search engine`)
  }
}

/** A synonym for the engine, in the form in which words are indexed. Each typed word counts in its other number too. */
export const synonymItems = (synonym: Synonym & { readonly objectID: string }, languages: readonly string[]): SynonymItemSchema[] => {
  const id = documentId(synonym.objectID)
  const { typed, meant } = synonymTypes(synonym)
  const [roots, words] = [typed.map(asked), (meant ?? typed).map(asked)]
  const one = meant === undefined ? [{ id, synonyms: words }] : roots.map((root, at) => ({ id: `${id}-${at}`, root, synonyms: words }))
  const others = roots.flatMap((root) => (root.includes(' ') ? [] : otherNumber(root, languages))).filter((root) => !roots.includes(root))
  return [...one, ...others.map((root, at) => ({ id: `${id}-number-${at}`, root, synonyms: words }))]
}

const asked = (text: string): string => askedText(tokenise(fold(text)))

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string' && item.trim() !== '') : []
