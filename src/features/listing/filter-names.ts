import type { FilterOption } from './filters.ts'
import { nameIn, numberOf, recordOf, textOf, textsOf, type UnknownRecord } from '../../clients/search/read-record.ts'

/** What a filter value is called, in the order it should stand where counts are equal. */
export interface FilterName {
  readonly value: string
  readonly index: number
  readonly properties?: NonNullable<FilterOption['properties']>
}

/** Names by `{kind}:{tag}`. */
export type FilterNames = ReadonlyMap<string, FilterName>

/** Reads the records of the filters index. */
export const readFilterNames = (records: readonly UnknownRecord[], language: string): FilterNames =>
  new Map(
    records.flatMap((record) => {
      const kind = textOf(record['filterType'])
      const tag = textOf(record['tag'])
      if (kind === undefined || tag === undefined) return []
      const properties = propertiesOf(recordOf(record['properties']))
      const value = nameIn({ name: record['value'], localised: record['localised'] }, language)
      return [
        [
          `${kind}:${tag}`,
          { value: value === '' ? tag : value, index: numberOf(record['index']) ?? 0, ...(properties === undefined ? {} : { properties }) },
        ],
      ]
    }),
  )

const propertiesOf = (record: UnknownRecord): FilterOption['properties'] | undefined => {
  const rgb = textsOf(record['rgb'])
  const swatchURL = textOf(record['swatchURL'])
  const sizeGroupLabel = textOf(record['sizeGroupLabel'])
  if (rgb.length === 0 && swatchURL === undefined && sizeGroupLabel === undefined) return undefined
  return {
    ...(rgb.length === 0 ? {} : { rgb }),
    ...(swatchURL === undefined ? {} : { swatchURL }),
    ...(sizeGroupLabel === undefined ? {} : { sizeGroupLabel }),
  }
}
