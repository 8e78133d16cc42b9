import { noContent, ok, type Call, type Operation } from '../call.ts'
import type { Needs } from '../needs.ts'
import { findResource, getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import type { Resource, ResourceName } from '../storage/resource.ts'
import { removeResource } from '../storage/update-resource.ts'
import { raise } from './on-resource.ts'

interface Singleton<Body> {
  readonly name: ResourceName
  readonly read: (call: Call) => Body
  readonly show: (needs: Needs, resource: Resource<Body>) => object
  /** Refuses a change that was not made from what is there; nothing is compared where it is left out. */
  readonly check?: (call: Call, existing: Resource<Body> | undefined) => void
}

/** The operations on something of which a space has one. */
export const singleton = <Body>({ name, read, show, check }: Singleton<Body>) => ({
  get:
    (needs: Needs): Operation =>
    async () =>
      ok(show(needs, await getResource<Body>(needs.database, name))),
  put:
    (needs: Needs): Operation =>
    (call) =>
      inWrite(needs, async (inside) => {
        const existing = await findResource<Body>(inside.database, name)
        check?.(call, existing)
        const body = read(call)
        if (existing !== undefined) return ok(show(inside, await raise({ inside, resource: existing }, { body })))
        return ok(show(inside, await insertResource(inside.database, { ...name, body, now: inside.now() })))
      }),
  remove:
    (needs: Needs): Operation =>
    () =>
      inWrite(needs, async (inside) => {
        await removeResource(inside.database, await getResource(inside.database, name))
        return noContent
      }),
})
