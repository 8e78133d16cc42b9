import { ok, type Operation } from '../call.ts'
import type { EntityBody } from '../model.ts'
import type { Needs } from '../needs.ts'
import { getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { applyJsonPatch } from './json-patch.ts'
import { saveEntity } from './put-entity.ts'

/** PATCH /entries/{id}: RFC 6902 steps on fields and metadata. */
export const patchEntity =
  (kind: 'Entry' | 'Asset') =>
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const existing = await getResource<EntityBody>(inside.database, { kind, id: call.params['id'] ?? '' })
      return ok(await saveEntity(inside, existing, call, applyJsonPatch(existing.body, call.body)))
    })
