import type { Call } from '../call.ts'
import { versionMismatch } from '../errors.ts'
import type { Resource } from './resource.ts'

/** Optimistic locking: a change must name the version it was made from. */
export const requireVersion = (resource: Resource<unknown>, call: Call): void => {
  if (call.version !== resource.version) throw versionMismatch()
}

/** For deletions and archiving, where the vendor's clients may leave the version out. */
export const requireVersionIfSent = (resource: Resource<unknown>, call: Call): void => {
  if (call.version !== undefined) requireVersion(resource, call)
}
