import type { Deps } from '../deps.ts'
import type { Resource } from '../storage/resource.ts'

/** What a publication or activation writes: the version it is made from, how often there was one, and when first. */
export const publishedColumns = <Body>({ now }: Deps, resource: Resource<Body>, publishedBody: Body) => ({
  publishedVersion: resource.version,
  publishedCounter: resource.publishedCounter + 1,
  publishedBody,
  publishedAt: now(),
  firstPublishedAt: resource.firstPublishedAt ?? now(),
})
