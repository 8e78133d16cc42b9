import { ok, type Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import type { Deps } from '../deps.ts'
import { listing } from '../read/listing.ts'
import { managedSys } from '../render/managed-sys.ts'
import { getResource } from '../storage/find-resource.ts'
import { insertResource } from '../storage/insert-resource.ts'
import { keepLast } from '../storage/keep-last.ts'
import type { Resource, ResourceName } from '../storage/resource.ts'
import { parentKey } from './parent-key.ts'

type Owner = ResourceName & { readonly kind: 'Entry' | 'ContentType' }

interface SnapshotBody {
  readonly snapshot: object
}

/** Keeps what goes live as managers see it, in the transaction that publishes it. Assets have no snapshots. */
export const takeSnapshot = async (deps: Deps, owner: Owner, snapshot: object): Promise<void> => {
  const body: SnapshotBody = { snapshot }
  const id = deps.runtime.ids.token(22)
  await insertResource(deps.database, { kind: 'Snapshot', id, parentId: parentKey(owner), body, now: deps.now() })
  await keepLast(deps.database, { kind: 'Snapshot', parentId: parentKey(owner), count: MAX_SNAPSHOTS })
}

/** Enough to go back by; what is older goes, as it does with the vendor. */
const MAX_SNAPSHOTS = 100

/** GET /{entries,content_types}/{id}/snapshots: each publication, the last first. */
export const listSnapshots = (kind: Owner['kind']) =>
  listing<SnapshotBody>({
    kind: 'Snapshot',
    show: (deps, resource) => show(deps, kind, resource),
    parentOf: async ({ database }, { params }) => parentKey(await getResource(database, { kind, id: params['id'] ?? '' })),
    isNewestFirst: true,
  })

/** GET /{entries,content_types}/{id}/snapshots/{snapshot}. */
export const getSnapshot =
  (kind: Owner['kind']) =>
  (deps: Deps): Operation =>
  async ({ params }) => {
    const id = params['snapshot'] ?? ''
    const snapshot = await getResource<SnapshotBody>(deps.database, { kind: 'Snapshot', id })
    if (snapshot.parentId !== parentKey({ kind, id: params['id'] ?? '' })) throw notFound('Snapshot', id)
    return ok(show(deps, kind, snapshot))
  }

const show = (deps: Deps, snapshotEntityType: Owner['kind'], resource: Resource<SnapshotBody>) => ({
  sys: { ...managedSys(deps, resource), snapshotType: 'publish', snapshotEntityType },
  snapshot: resource.body.snapshot,
})
