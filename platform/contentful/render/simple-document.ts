import type { Deps } from '../deps.ts'
import type { Resource } from '../storage/resource.ts'
import { managedSys } from './managed-sys.ts'

/** A resource without drafts (locale, tag, editor interface, webhook): its body beside its `sys`. */
export const simpleDocument = <Body extends object>(deps: Deps, resource: Resource<Body>): Body & { readonly sys: object } => ({
  ...resource.body,
  sys: managedSys(deps, resource),
})
