import { allScalars, scalarsAt, type SearchRecord } from '../record.ts'
import { facetAttributes, type IndexSettings } from '../settings.ts'
import { documentWords } from '../text/document-words.ts'
import { facetToken } from '../filters/filter-sql.ts'

/** A record with everything queries need of it worked out. */
export interface PreparedRecord {
  readonly object_id: string
  readonly record: SearchRecord
  readonly numbers: Readonly<Record<string, number | readonly number[]>>
  readonly facets: readonly string[]
  readonly words: string
  readonly vocabulary: ReadonlySet<string>
  readonly distinct_key: string | null
}

export const prepareRecord = (record: SearchRecord, settings: IndexSettings): PreparedRecord => {
  const { vector, vocabulary } = documentWords(record, settings)
  return {
    object_id: record.objectID,
    record,
    numbers: numbersOf(record, settings),
    facets: facetsOf(record, settings),
    words: vector,
    vocabulary,
    distinct_key: distinctKey(record, settings),
  }
}

const facetsOf = (record: SearchRecord, settings: IndexSettings): readonly string[] => {
  const names = [...facetAttributes(settings).map(({ name }) => name), '_tags']
  const tokens = names.flatMap((name) =>
    scalarsAt(record, name).flatMap(({ path, value }) =>
      typeof value === 'number' && path !== name ? [] : [facetToken(path, String(value))],
    ),
  )
  return [...new Set(tokens)]
}

/**
 * Numbers by path. Lists (the widths of all pictures) are left out
 * where `numericAttributesForFiltering` does not ask for them; single numbers stay, because a replica may rank by them.
 */
const numbersOf = (record: SearchRecord, settings: IndexSettings): PreparedRecord['numbers'] => {
  const numbers = new Map<string, number[]>()
  for (const { path, value } of allScalars(record)) {
    if (typeof value === 'number') numbers.set(path, [...(numbers.get(path) ?? []), value])
  }
  const requested = settings.numericAttributesForFiltering?.map((entry) => entry.replace(/^equalOnly\(|\)$/g, ''))
  return Object.fromEntries(
    [...numbers].flatMap(([path, values]) => numberEntry(path, values, requested === undefined || requested.includes(path))),
  )
}

const numberEntry = (path: string, values: readonly number[], isListed: boolean): readonly [string, number | readonly number[]][] => {
  const [single] = values
  if (single !== undefined && values.length === 1) return [[path, single]]
  return isListed ? [[path, values]] : []
}

/** None where it is the record's own id, as where every product is one record: such rows need no grouping. */
const distinctKey = (record: SearchRecord, { attributeForDistinct }: IndexSettings): string | null => {
  if (typeof attributeForDistinct !== 'string') return null
  const [first] = scalarsAt(record, attributeForDistinct)
  return first === undefined || String(first.value) === record.objectID ? null : String(first.value)
}
