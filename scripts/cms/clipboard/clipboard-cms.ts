import type { ClipBlock } from '../../../src/content/clipboard/clip.ts'
import type { CmsEntry, CmsAsset } from '../../../src/content/cms-entry.ts'
import { type Cms, IDS_PER_REQUEST, inBatches } from '../../../server/publishing/cms.ts'
import { type ExistingFields, readExistingFields } from '../existing-model.ts'
import { connectCms, type CmsConnection } from '../connect-cms.ts'

/**
 * What copying and pasting do in a space. What is read are drafts, `revision` being the version of the draft; archived entries
 * are not there.
 */
export interface ClipboardCms extends Pick<Cms, 'locales' | 'pages' | 'entriesById' | 'assetsById'> {
  readonly fields: () => Promise<ExistingFields>
  /** Makes a draft. */
  readonly create: (block: ClipBlock) => Promise<void>
  /** Deletes a draft; one that is not there is no failure. */
  readonly remove: (id: string) => Promise<void>
  /** Writes the fields of an entry. Refuses, by throwing, where it is not of the version it was read in. Publishes nothing. */
  readonly write: (entry: CmsEntry, fields: CmsEntry['fields']) => Promise<void>
}

/** A space through the vendor's own client. */
export const createClipboardCms = (connection: CmsConnection): ClipboardCms => {
  const cms = connectCms(connection)
  const entries = async (query: Record<string, unknown>): Promise<readonly CmsEntry[]> =>
    (await cms.entry.getMany({ query: { ...query, limit: 1000 } })).items.filter(isInUse).map(asDraft<CmsEntry>)
  return {
    locales: async () =>
      (await cms.locale.getMany({ query: { limit: 1000 } })).items.map(({ code, fallbackCode, default: isDefault }) => ({
        code,
        fallbackCode,
        default: isDefault,
      })),
    pages: (keys = []) => entries({ content_type: 'page', 'fields.key[in]': keys.join(',') }),
    entriesById: (ids) => inBatches(ids, (batch) => entries({ 'sys.id[in]': batch.join(',') })),
    assetsById: (ids) =>
      inBatches(ids, async (batch) => {
        const { items } = await cms.asset.getMany({ query: { 'sys.id[in]': batch.join(','), limit: IDS_PER_REQUEST } })
        return items.filter(isInUse).map(asDraft<CmsAsset>)
      }),
    fields: () => readExistingFields(cms),
    create: async ({ id, type, fields }) => {
      await cms.entry.createWithId({ entryId: id, contentTypeId: type }, { fields: { ...fields } })
    },
    remove: async (id) => {
      await cms.entry.delete({ entryId: id }).catch((cause: unknown) => {
        if (!(cause instanceof Error) || cause.name !== 'NotFound') throw cause
      })
    },
    write: async (entry, fields) => {
      const current = await cms.entry.get({ entryId: entry.sys.id })
      // The version read first goes along, so that the CMS refuses where somebody edited since.
      const sys = { ...current.sys, version: entry.sys.revision }
      await cms.entry.update({ entryId: entry.sys.id }, { ...current, sys, fields: { ...fields } })
    },
  }
}

interface Stored {
  readonly sys: { readonly version: number; readonly archivedVersion?: number }
}

const isInUse = ({ sys }: Stored): boolean => sys.archivedVersion === undefined

/** The wire is the delivery API's but for the version, which counts every save. */
const asDraft = <Item extends CmsEntry | CmsAsset>(stored: Stored): Item =>
  ({ ...stored, sys: { ...stored.sys, revision: stored.sys.version } }) as unknown as Item
