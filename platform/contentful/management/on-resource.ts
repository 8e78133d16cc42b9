import type { ResourceKind } from '../../../server/database/schema/contentful.ts'
import type { Answer, Call, Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import type { Deps } from '../deps.ts'
import { getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { requireVersion, requireVersionIfSent } from '../storage/require-version.ts'
import type { Resource } from '../storage/resource.ts'
import { updateResource } from '../storage/update-resource.ts'

/** What a write works on: one resource, read under the write lock, at the version its caller knows. */
export interface Opening<Body> {
  readonly inside: Deps
  readonly resource: Resource<Body>
  readonly call: Call
}

/** `always`: the version must be sent; `ifSent`: where the vendor's clients may leave it out; `never`: it is not compared. */
export type VersionRule = keyof typeof CHECKS

const CHECKS = { always: requireVersion, ifSent: requireVersionIfSent, never: () => undefined } as const

interface Target {
  readonly kind: ResourceKind
  readonly version: VersionRule
  /** The parent of a resource that belongs to another one: `parentId` of the row. */
  readonly parentOf?: (call: Call) => string | undefined
}

/** An operation that writes one existing resource. All of them begin alike; `write` is what differs. */
export const onResource =
  <Body>({ kind, version, parentOf }: Target, write: (opening: Opening<Body>) => Promise<Answer>) =>
  (deps: Deps): Operation =>
  (call) =>
    inWrite(deps, async (inside) => {
      const id = call.params['id'] ?? ''
      const resource = await getResource<Body>(inside.database, { kind, id })
      if (parentOf !== undefined && resource.parentId !== parentOf(call)) throw notFound(kind, id)
      CHECKS[version](resource, call)
      return write({ inside, resource, call })
    })

type Changes = Parameters<typeof updateResource>[2]

/** Writes columns of the resource that was opened, as its next version. */
export const raise = <Body>({ inside, resource }: Pick<Opening<Body>, 'inside' | 'resource'>, changes: Changes): Promise<Resource<Body>> =>
  updateResource(inside.database, resource, { ...changes, version: resource.version + 1, updatedAt: inside.now() })
