import { isDeepStrictEqual } from 'node:util'
import type { Api } from '../call.ts'
import { linkTo, type EntityBody, type LocaleBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import type { Resource } from '../storage/resource.ts'
import type { EntityDocument } from './document.ts'
import { managedSys } from './managed-sys.ts'
import { instant, scopeSys } from './scope-sys.ts'

/** An entry or asset as `api` shows it: the published form on delivery, the draft on the others. */
export const entityDocument = ({
  deps,
  api,
  resource,
  locales,
}: {
  readonly deps: Deps
  readonly api: Api
  readonly resource: Resource<EntityBody>
  readonly locales: readonly LocaleBody[]
}): EntityDocument => {
  const body = api === 'delivery' ? (resource.publishedBody ?? resource.body) : resource.body
  const contentType = resource.parentId === null ? {} : { contentType: linkTo('ContentType', resource.parentId) }
  const sys =
    api === 'management'
      ? { ...managedSys(deps, resource), fieldStatus: fieldStatus(resource, locales), automationTags: [] }
      : deliveredSys({ deps, api, resource })
  const release = resource.releaseId === undefined ? {} : { release: linkTo('Release', resource.releaseId) }
  return { metadata: body.metadata, sys: { ...sys, ...contentType, ...release }, fields: body.fields }
}

/** Readers see when content went live, not when somebody began to write it. */
const deliveredSys = ({ deps, api, resource }: { readonly deps: Deps; readonly api: Api; readonly resource: Resource<EntityBody> }) => ({
  ...scopeSys(deps),
  id: resource.id,
  type: resource.kind,
  createdAt: instant(api === 'delivery' ? (resource.firstPublishedAt ?? resource.createdAt) : resource.createdAt),
  updatedAt: instant(api === 'delivery' ? (resource.publishedAt ?? resource.updatedAt) : resource.updatedAt),
  ...(resource.publishedVersion === null ? {} : { publishedVersion: resource.publishedVersion }),
  revision: resource.publishedCounter,
})

/** `sys.fieldStatus`: per locale whether it is unpublished, live, or live with newer edits. */
const fieldStatus = (resource: Resource<EntityBody>, locales: readonly LocaleBody[]) => {
  // Publishing raises the version by one: with no other change since, nothing has to be compared.
  const isAsPublished = resource.publishedVersion !== null && resource.version === resource.publishedVersion + 1
  return { '*': Object.fromEntries(locales.map(({ code }) => [code, isAsPublished ? 'published' : statusOf(resource, code)])) }
}

const statusOf = ({ body, publishedBody }: Resource<EntityBody>, code: string): 'draft' | 'changed' | 'published' => {
  if (publishedBody === null) return 'draft'
  return isDeepStrictEqual(valuesIn(body, code), valuesIn(publishedBody, code)) ? 'published' : 'changed'
}

const valuesIn = (body: EntityBody, code: string) =>
  Object.fromEntries(Object.entries(body.fields).flatMap(([id, values]) => (code in values ? [[id, values[code]]] : [])))
