import type { Deps } from '../deps.ts'
import { readEntityBody } from '../management/entity-body.ts'
import { withProcessedFiles } from '../management/process-asset.ts'
import { requireId } from '../management/require-id.ts'
import type { EntityBody, Fields } from '../model.ts'
import { loadLocales } from '../read/load-locales.ts'
import { entityDocument } from '../render/entity-document.ts'
import type { Resource } from '../storage/resource.ts'
import { targetsAmong } from '../validation/link-targets.ts'
import { requireValid } from '../validation/require-valid.ts'
import type { FilledRow } from './insert-rows.ts'
import { publishedOnce, rowOf, snapshotRow } from './published-row.ts'

export interface FilledAsset {
  readonly id: string
  readonly fields: Fields
}

export interface FilledEntry extends FilledAsset {
  readonly contentType: string
}

/** A published asset whose files are where their addresses say. */
export const publishedAsset = async (deps: Deps, { id, fields }: FilledAsset, origin: string): Promise<Resource<EntityBody>> => {
  const body = await readEntityBody(deps, { kind: 'Asset', parentId: null }, { fields })
  const asset = publishedOnce(deps, { kind: 'Asset', id: requireId(id), body: await withProcessedFiles(deps, body, origin) })
  await requireValid(deps, asset)
  return asset
}

/** Published entries, each followed by its snapshot. They are valid beside each other and beside the assets. */
export const publishedEntries = async (
  deps: Deps,
  entries: readonly FilledEntry[],
  assets: readonly Resource<EntityBody>[],
): Promise<readonly FilledRow[]> => {
  const resources = await Promise.all(entries.map((entry) => entryOf(deps, entry)))
  const findTarget = targetsAmong([...assets, ...resources])
  const locales = await loadLocales(deps)
  const rows: FilledRow[] = []
  for (const resource of resources) {
    await requireValid(deps, resource, async () => findTarget)
    const document = entityDocument({ deps, api: 'management', resource, locales })
    rows.push(rowOf(resource), snapshotRow(deps, { kind: 'Entry', id: resource.id }, document))
  }
  return rows
}

/** An entry that was never published. */
export const draftEntry = async (deps: Deps, entry: FilledEntry): Promise<FilledRow> => {
  const { kind, id, parentId, body } = await entryOf(deps, entry)
  return { kind, id, parentId, body }
}

const entryOf = async (deps: Deps, { id, contentType, fields }: FilledEntry): Promise<Resource<EntityBody>> => {
  const body = await readEntityBody(deps, { kind: 'Entry', parentId: contentType }, { fields })
  return publishedOnce(deps, { kind: 'Entry', id: requireId(id), parentId: contentType, body })
}
