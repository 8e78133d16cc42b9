import type { Needs } from '../needs.ts'
import type { Resource } from '../storage/resource.ts'
import { managedSys } from './managed-sys.ts'

/** A resource without drafts (locale, tag, editor interface, webhook): its body beside its `sys`. */
export const simpleDocument = <Body extends object>(needs: Needs, resource: Resource<Body>): Body & { readonly sys: object } => ({
  ...resource.body,
  sys: managedSys(needs, resource),
})
