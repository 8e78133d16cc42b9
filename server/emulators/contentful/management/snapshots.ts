import { ok, type Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import type { Needs } from '../needs.ts'
import { listDocuments } from '../read/list-documents.ts'
import { managedSys } from '../render/managed-sys.ts'
import { getResource } from '../storage/find-resource.ts'
import { insertResource } from '../storage/insert-resource.ts'
import { listResources } from '../storage/list-resources.ts'
import type { Resource, ResourceName } from '../storage/resource.ts'
import { removeResource } from '../storage/update-resource.ts'

type Owner = ResourceName & { readonly kind: 'Entry' | 'ContentType' }

interface SnapshotBody {
  readonly snapshot: object
}

/** Keeps what goes live as managers see it, in the transaction that publishes it. Assets have no snapshots. */
export const takeSnapshot = async (needs: Needs, owner: Owner, snapshot: object): Promise<void> => {
  const body: SnapshotBody = { snapshot }
  const id = needs.platform.ids.token(22)
  await insertResource(needs.database, { kind: 'Snapshot', id, parentId: parentOf(owner), body, now: needs.now() })
}

/** What is deleted takes its past along. */
export const removeSnapshots = async (needs: Needs, owner: Owner): Promise<void> => {
  for (const snapshot of await listResources(needs.database, { kind: 'Snapshot', parentIds: [parentOf(owner)] }))
    await removeResource(needs.database, snapshot)
}

/** GET /{entries,content_types}/{id}/snapshots: each publication, the last first. */
export const listSnapshots =
  (kind: Owner['kind']) =>
  (needs: Needs): Operation =>
  async (call) => {
    const owner = { kind, id: call.params['id'] ?? '' }
    await getResource(needs.database, owner)
    const snapshots = await listResources<SnapshotBody>(needs.database, { kind: 'Snapshot', parentIds: [parentOf(owner)] })
    return ok(listDocuments(snapshots.map((each) => show(needs, kind, each)).reverse(), call))
  }

/** GET /{entries,content_types}/{id}/snapshots/{snapshot}. */
export const getSnapshot =
  (kind: Owner['kind']) =>
  (needs: Needs): Operation =>
  async ({ params }) => {
    const id = params['snapshot'] ?? ''
    const snapshot = await getResource<SnapshotBody>(needs.database, { kind: 'Snapshot', id })
    if (snapshot.parentId !== parentOf({ kind, id: params['id'] ?? '' })) throw notFound('Snapshot', id)
    return ok(show(needs, kind, snapshot))
  }

const parentOf = ({ kind, id }: Owner): string => `${kind}:${id}`

const show = (needs: Needs, snapshotEntityType: Owner['kind'], resource: Resource<SnapshotBody>) => ({
  sys: { ...managedSys(needs, resource), snapshotType: 'publish', snapshotEntityType },
  snapshot: resource.body.snapshot,
})
