import { isDeepStrictEqual } from 'node:util'
import type { EntityBody, LocaleBody } from '../model.ts'
import type { Resource } from '../storage/resource.ts'

/** `sys.fieldStatus`: per locale whether it is unpublished, live, or live with newer edits. */
export const fieldStatus = (resource: Resource<EntityBody>, locales: readonly LocaleBody[]) => ({
  '*': Object.fromEntries(locales.map(({ code }) => [code, statusOf(resource, code)])),
})

const statusOf = ({ body, publishedBody }: Resource<EntityBody>, code: string): 'draft' | 'changed' | 'published' => {
  if (publishedBody === null) return 'draft'
  return isDeepStrictEqual(valuesIn(body, code), valuesIn(publishedBody, code)) ? 'published' : 'changed'
}

const valuesIn = (body: EntityBody, code: string) =>
  Object.fromEntries(Object.entries(body.fields).flatMap(([id, values]) => (code in values ? [[id, values[code]]] : [])))
