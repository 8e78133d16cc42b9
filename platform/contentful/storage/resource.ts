import type { contentfulResources, ResourceKind } from '../../../server/database/schema/contentful.ts'

/** A stored resource with the body of its kind. The store writes only what its operation has checked. */
export type Resource<Body> = Omit<typeof contentfulResources.$inferSelect, 'body' | 'publishedBody'> & {
  readonly body: Body
  readonly publishedBody: Body | null
  /** Of an entity as a timeline release will make it: that release. */
  readonly releaseId?: string
}

export interface ResourceName {
  readonly kind: ResourceKind
  readonly id: string
}
