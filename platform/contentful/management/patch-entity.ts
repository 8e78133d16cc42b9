import { ok } from '../call.ts'
import type { EntityBody } from '../model.ts'
import { applyJsonPatch } from './json-patch.ts'
import { onResource } from './on-resource.ts'
import { saveEntity } from './put-entity.ts'

/** PATCH /entries/{id}: RFC 6902 steps on fields and metadata. */
export const patchEntity = (kind: 'Entry' | 'Asset') =>
  onResource<EntityBody>({ kind, version: 'always' }, async ({ inside, resource, call }) =>
    ok(await saveEntity(inside, resource, call, applyJsonPatch(resource.body, call.body))),
  )
