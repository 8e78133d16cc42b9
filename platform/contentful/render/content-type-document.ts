import type { Api } from '../call.ts'
import type { ContentTypeBody, FieldDefinition } from '../model.ts'
import type { Deps } from '../deps.ts'
import type { Resource } from '../storage/resource.ts'
import { managedSys } from './managed-sys.ts'
import { instant, scopeSys } from './scope-sys.ts'

/** A content type as `api` shows it: activated form for readers, draft for managers. */
export const contentTypeDocument = (deps: Deps, api: Api, resource: Resource<ContentTypeBody>) => {
  const body = api === 'management' ? resource.body : (resource.publishedBody ?? resource.body)
  const sys = api === 'management' ? managedSys(deps, resource) : readersSys(deps, resource)
  return { sys, ...body, displayField: body.displayField ?? null, fields: body.fields.map(completeField) }
}

/** The flags are always there on the wire, whoever left them out when writing. */
const completeField = (field: FieldDefinition): FieldDefinition => ({
  localized: false,
  required: false,
  disabled: false,
  omitted: false,
  ...field,
  validations: field.validations ?? [],
})

const readersSys = (deps: Deps, resource: Resource<unknown>) => ({
  ...scopeSys(deps),
  id: resource.id,
  type: resource.kind,
  createdAt: instant(resource.createdAt),
  updatedAt: instant(resource.publishedAt ?? resource.updatedAt),
  revision: resource.publishedCounter,
})
