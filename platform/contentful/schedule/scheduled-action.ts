import type { StoredError } from '../management/attempt.ts'
import { linkTo } from '../model.ts'
import type { Deps } from '../deps.ts'
import { managedSys, MANAGER } from '../render/managed-sys.ts'
import { instant } from '../render/scope-sys.ts'
import type { Resource } from '../storage/resource.ts'
import { defined } from '../../../src/lib/defined.ts'

/** Something that is to happen at a time. Its end, whichever, is for good. */
export interface ScheduledActionBody {
  readonly action: 'publish' | 'unpublish'
  readonly entity: { readonly linkType: 'Entry' | 'Asset' | 'Release'; readonly id: string }
  /** As it was given: an instant with its offset, and the IANA zone in which somebody thought of it. */
  readonly scheduledFor: { readonly datetime: string; readonly timezone?: string | undefined }
  /** Epoch milliseconds of `scheduledFor`. */
  readonly dueAt: number
  /** Together with all that it refers to, but for entries of content types that carry one of these annotations. */
  readonly exceptAnnotated?: readonly string[]
  readonly status: 'scheduled' | 'succeeded' | 'failed' | 'canceled'
  readonly canceledAt?: number
  readonly error?: StoredError
}

/** The one filter the vendor has for what is taken along. */
export const REFERENCE_FILTER = 'contentTypeAnnotationNotIn'

/** The action as the management API shows it. */
export const scheduledActionDocument = (deps: Deps, resource: Resource<ScheduledActionBody>) => {
  const { action, entity, scheduledFor, status, canceledAt, error, exceptAnnotated } = resource.body
  const { environment, ...sys } = managedSys(deps, resource)
  return {
    sys: { ...sys, status, ...(canceledAt === undefined ? {} : { canceledAt: instant(canceledAt), canceledBy: MANAGER }) },
    action,
    entity: linkTo(entity.linkType, entity.id),
    environment,
    scheduledFor,
    ...(exceptAnnotated === undefined ? {} : { payload: { withReferences: { [REFERENCE_FILTER]: exceptAnnotated } } }),
    ...defined({ error }),
  }
}
