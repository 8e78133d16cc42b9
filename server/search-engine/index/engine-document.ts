import { createHash } from 'node:crypto'
import { AlgoliaError } from '../../search-wire/algolia-error.ts'
import { scalarsAt, type SearchRecord } from '../../search-wire/record.ts'
import { encodeFacet } from './facet-code.ts'
import { toEngine } from './engine-number.ts'
import { facetField, GROUP_FIELD, ID_FIELD, numberField, wordsField, type IndexFields } from './index-fields.ts'
import { searchedTexts } from './searched-text.ts'

/** A record as the engine keeps it: the fields it searches by, and the record as it was sent. */
export interface EngineDocument {
  readonly id: string
  readonly record: SearchRecord
  readonly [field: string]: unknown
}

/** Identifiers of the engine's stand in addresses and filters; the wire's may have any letter. */
export const documentId = (objectID: string): string => createHash('sha256').update(objectID).digest('hex')

export const engineDocument = (record: SearchRecord, fields: IndexFields): EngineDocument => ({
  id: documentId(record.objectID),
  record,
  [ID_FIELD]: encodeFacet(record.objectID),
  [GROUP_FIELD]: encodeFacet(fields.distinct === undefined ? record.objectID : (textsAt(record, fields.distinct)[0] ?? record.objectID)),
  ...present(fields.words.flat(), wordsField, (attribute) => searchedTexts(textsAt(record, attribute, true), fields.languages)),
  ...present(fields.facets, facetField, (attribute) => [...new Set(textsAt(record, attribute).map(encodeFacet))]),
  ...Object.fromEntries(fields.numbers.flatMap((attribute) => numberEntry(record, attribute))),
})

const present = (
  attributes: readonly string[],
  nameOf: (attribute: string) => string,
  valuesOf: (attribute: string) => readonly string[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    attributes.map((attribute) => [nameOf(attribute), valuesOf(attribute)] as const).filter(([, values]) => values.length > 0),
  )

/** A facet is the value at its path; words are also looked for in what lies below it. */
const textsAt = (record: SearchRecord, attribute: string, isDeep = false): readonly string[] =>
  scalarsAt(record, attribute).flatMap(({ path, value }) => (isDeep || path === attribute ? [String(value)] : []))

const numberEntry = (record: SearchRecord, attribute: string): readonly (readonly [string, number])[] => {
  const [first, ...others] = scalarsAt(record, attribute).flatMap(({ path, value }) =>
    path === attribute && typeof value === 'number' ? [value] : [],
  )
  if (others.length > 0)
    throw new AlgoliaError(400, `${record.objectID} has several numbers at ${attribute}: the search engine sorts and filters by one`)
  return first === undefined ? [] : [[numberField(attribute), toEngine(first)]]
}
