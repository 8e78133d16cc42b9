import type { Api } from '../call.ts'
import type { EntityBody, FieldDefinition, LocaleBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { valuesIn, type Searchable } from '../query/searchable.ts'
import type { EntityDocument, LocalisedDocument } from '../render/document.ts'
import { entityDocument } from '../render/entity-document.ts'
import { localise } from '../render/localise.ts'
import type { Resource } from '../storage/resource.ts'
import type { LoadEntities } from './entity-source.ts'
import type { FieldsOf } from './load-fields.ts'

/** One entry or asset in the light of a request: what is sent, and what queries are asked of. */
export interface EntityView extends Searchable {
  readonly kind: string
  readonly id: string
  readonly document: EntityDocument | LocalisedDocument
  readonly fields: readonly FieldDefinition[]
}

/** What decides how entities are seen, the same for a whole request. */
export interface Lens {
  readonly deps: Deps
  readonly api: Api
  readonly locales: readonly LocaleBody[]
  /** A locale code, or `*`: fields keyed by locale. */
  readonly locale: string
  /** Where entities are read from, when that is not the store as it is. */
  readonly load?: LoadEntities
}

/** Entities through a lens. Managers always see all locales. */
export const entityView = (lens: Lens, fieldsOf: FieldsOf, resource: Resource<EntityBody>): EntityView => {
  const fields = fieldsOf(resource)
  const whole = entityDocument({ ...lens, resource })
  const document = isKeyedByLocale(lens) ? onlyVisible(lens, whole, fields) : localise({ document: whole, fields, ...lens })
  return { kind: resource.kind, id: resource.id, document, fields, valuesAt: (path) => valuesAt(lens, document, path) }
}

const isKeyedByLocale = ({ api, locale }: Lens): boolean => api === 'management' || locale === '*'

const onlyVisible = ({ api }: Lens, document: EntityDocument, fields: readonly FieldDefinition[]): EntityDocument => {
  if (api === 'management') return document
  const visible = fields.flatMap(({ id }) => (document.fields[id] === undefined ? [] : [[id, document.fields[id]] as const]))
  return { ...document, fields: Object.fromEntries(visible) }
}

/** `fields.title` asks any locale of a locale-keyed document; `fields.title.fr` asks that one. */
const valuesAt = (lens: Lens, document: EntityDocument | LocalisedDocument, path: readonly string[]): readonly unknown[] => {
  const [root, fieldId = '', ...rest] = path
  if (root !== 'fields' || !isKeyedByLocale(lens)) return valuesIn(document, path)
  const [code = ''] = rest
  if (lens.locales.some((locale) => locale.code === code)) return valuesIn(document, path)
  return valuesIn(document, ['fields', fieldId]).flatMap((values) => valuesIn(Object.values(Object(values)), rest))
}
