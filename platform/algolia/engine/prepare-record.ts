import { eachNumber, scalarsAt, type SearchRecord } from '../../../server/search-wire/record.ts'
import { facetAttributes, type IndexSettings } from '../../../server/search-wire/settings.ts'
import { documentWords, type DocumentWords } from '../text/document-words.ts'

/** What queries need of a record, worked out. */
export interface PreparedRecord {
  readonly objectId: string
  readonly words: DocumentWords
  /** Texts by attribute, by which records are filtered and counted. */
  readonly facets: ReadonlyMap<string, ReadonlySet<string>>
  readonly numbers: ReadonlyMap<string, readonly number[]>
  /** Value of the setting `attributeForDistinct`; where there is none, the record is a group of its own. */
  readonly group: string
}

export const prepareRecord = (record: SearchRecord, settings: IndexSettings): PreparedRecord => ({
  objectId: record.objectID,
  facets: facetsOf(record, settings),
  numbers: numbersOf(record, settings),
  group: groupOf(record, settings),
  words: documentWords(record, settings),
})

const facetsOf = (record: SearchRecord, settings: IndexSettings): PreparedRecord['facets'] => {
  const facets = new Map<string, Set<string>>()
  for (const name of [...facetAttributes(settings).map((attribute) => attribute.name), '_tags']) {
    for (const { path, value } of scalarsAt(record, name)) {
      // A number below an object is found among the numbers; as a value of its own it would be one of thousands.
      if (typeof value === 'number' && path !== name) continue
      const values = facets.get(path)
      if (values === undefined) facets.set(path, new Set([String(value)]))
      else values.add(String(value))
    }
  }
  return facets
}

/**
 * Numbers by path. Lists (the widths of all pictures) are left out
 * where `numericAttributesForFiltering` does not ask for them; single numbers stay, because a replica may rank by them.
 */
const numbersOf = (record: SearchRecord, settings: IndexSettings): PreparedRecord['numbers'] => {
  const numbers = new Map<string, number[]>()
  eachNumber(record, '', (path, value) => {
    const values = numbers.get(path)
    if (values === undefined) numbers.set(path, [value])
    else values.push(value)
  })
  const requested = settings.numericAttributesForFiltering?.map((entry) => entry.replace(/^equalOnly\(|\)$/g, ''))
  for (const [path, { length }] of numbers) if (length > 1 && requested?.includes(path) === false) numbers.delete(path)
  return numbers
}

const groupOf = (record: SearchRecord, { attributeForDistinct }: IndexSettings): string => {
  const [first] = typeof attributeForDistinct === 'string' ? scalarsAt(record, attributeForDistinct) : []
  return first === undefined ? record.objectID : String(first.value)
}
