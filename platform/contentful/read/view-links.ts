import { isRecord, type Link } from '../model.ts'
import { linksIn } from '../query/searchable.ts'
import type { EntityView } from './entity-view.ts'

/** What an entity refers to, in reading order, once an occurrence. Links inside JSON object fields are only data. */
export const viewLinks = ({ document, fields }: EntityView, isKeyedByLocale: boolean): readonly Link[] =>
  fields.flatMap(({ id, type }) => {
    const value: unknown = document.fields?.[id]
    if (type === 'Object' || value === undefined) return []
    return isKeyedByLocale && isRecord(value) ? Object.values(value).flatMap(linksIn) : linksIn(value)
  })
