import type { ResourceKind } from '../../../server/database/schema/contentful.ts'
import { created, noContent, ok, type Call, type Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import type { Deps } from '../deps.ts'
import { listing } from '../read/listing.ts'
import { simpleDocument } from '../render/simple-document.ts'
import { findResource, getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import type { Resource } from '../storage/resource.ts'
import { removeResource } from '../storage/update-resource.ts'
import { requireVersion } from '../storage/require-version.ts'
import { onResource, raise } from './on-resource.ts'
import { requireId } from './require-id.ts'

interface Collection<Body> {
  readonly kind: ResourceKind
  /** The body as sent, checked; `before` is the one that it replaces. */
  readonly read: (call: Call, before?: Body) => Body
  readonly show?: (deps: Deps, resource: Resource<Body>) => { readonly sys: object }
}

/** The operations on a collection of things that have a version and neither drafts nor publication. */
export const versionedCollection = <Body extends object>({ kind, read, show = simpleDocument }: Collection<Body>) => {
  const insert = async (inside: Deps, id: string, call: Call) =>
    created(show(inside, await insertResource<Body>(inside.database, { kind, id, body: read(call), now: inside.now() })))

  return {
    list: listing<Body>({ kind, show }),
    get:
      (deps: Deps): Operation =>
      async ({ params }) =>
        ok(show(deps, await getResource<Body>(deps.database, { kind, id: params['id'] ?? '' }))),
    create:
      (deps: Deps): Operation =>
      (call) =>
        inWrite(deps, (inside) => insert(inside, deps.runtime.ids.token(22), call)),
    /** New under its id, or changed at its version. */
    put:
      (deps: Deps): Operation =>
      (call) =>
        inWrite(deps, async (inside) => {
          const id = requireId(call.params['id'])
          const existing = await findResource<Body>(inside.database, { kind, id })
          if (existing === undefined) {
            if (call.version !== undefined && call.version !== 0) throw notFound(kind, id)
            return insert(inside, id, call)
          }
          requireVersion(existing, call)
          return ok(show(inside, await raise({ inside, resource: existing }, { body: read(call, existing.body) })))
        }),
    remove: onResource<Body>({ kind, version: 'ifSent' }, async ({ inside, resource }) => {
      await removeResource(inside.database, resource)
      return noContent
    }),
  }
}
