import { noContent, ok, type Call, type Operation } from '../call.ts'
import type { Deps } from '../deps.ts'
import { findResource, getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import type { Resource, ResourceName } from '../storage/resource.ts'
import { removeResource } from '../storage/update-resource.ts'
import { raise } from './on-resource.ts'

interface Singleton<Body> {
  readonly name: ResourceName
  readonly read: (call: Call) => Body
  readonly show: (deps: Deps, resource: Resource<Body>) => object
  /** Refuses a change that was not made from what is there; nothing is compared where it is left out. */
  readonly check?: (call: Call, existing: Resource<Body> | undefined) => void
}

/** The operations on something of which a space has one. */
export const singleton = <Body>({ name, read, show, check }: Singleton<Body>) => ({
  get:
    (deps: Deps): Operation =>
    async () =>
      ok(show(deps, await getResource<Body>(deps.database, name))),
  put:
    (deps: Deps): Operation =>
    (call) =>
      inWrite(deps, async (inside) => {
        const existing = await findResource<Body>(inside.database, name)
        check?.(call, existing)
        const body = read(call)
        if (existing !== undefined) return ok(show(inside, await raise({ inside, resource: existing }, { body })))
        return ok(show(inside, await insertResource(inside.database, { ...name, body, now: inside.now() })))
      }),
  remove:
    (deps: Deps): Operation =>
    () =>
      inWrite(deps, async (inside) => {
        await removeResource(inside.database, await getResource(inside.database, name))
        return noContent
      }),
})
