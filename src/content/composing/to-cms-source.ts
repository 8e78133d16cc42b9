import type { ComposeAsset, ComposeDocument, ComposeEntry } from '../../../schemas/api/compose.ts'
import type { CmsAsset, CmsEntry, CmsSource } from '../cms-entry.ts'

interface DraftEntry extends Pick<ComposeEntry, 'fields'> {
  readonly sys: Pick<ComposeEntry['sys'], 'id' | 'contentType'>
}

interface DraftAsset extends Pick<ComposeAsset, 'fields'> {
  readonly sys: Pick<ComposeAsset['sys'], 'id'>
}

/** An entry of the management API as content conversion reads it: a draft has no revision. */
export const toCmsEntry = ({ sys, fields }: DraftEntry): CmsEntry => ({
  sys: { id: sys.id, contentType: sys.contentType, revision: 0 },
  fields,
})

/** The same of an asset. */
export const toCmsAsset = ({ sys, fields }: DraftAsset): CmsAsset => ({ sys: { id: sys.id, revision: 0 }, fields })

/** An open document as content conversion reads it. */
export const toCmsSource = ({ entries, assets }: Pick<ComposeDocument, 'entries' | 'assets'>): CmsSource => ({
  entries: new Map(Object.values(entries).map((entry) => [entry.sys.id, toCmsEntry(entry)])),
  assets: new Map(Object.values(assets).map((asset) => [asset.sys.id, toCmsAsset(asset)])),
})
