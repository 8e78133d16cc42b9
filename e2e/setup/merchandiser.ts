import type { ContentFields } from 'contentful-management'
import { connectManagement } from '../../server/publishing/cms-management.ts'
import { linksOf, type CmsEntry } from '../../src/content/cms-entry.ts'
import { cmsOf } from './cms-apart.ts'

type Fields = Record<string, Record<string, unknown>>

/** Somebody who edits in the CMS, by the vendor's own client. Everything changed is put back by `leavesAllAsItWas`. */
export const merchandiser = (origin: string) => {
  const address = cmsOf(origin)
  const cms = connectManagement(address)
  const before = new Map<string, Fields>()
  const added: string[] = []
  const addedTypes: string[] = []
  const store = async (entryId: string): Promise<void> => {
    if (!before.has(entryId)) before.set(entryId, (await cms.entry.get({ entryId })).fields)
  }
  const update = async (entryId: string, fields: Fields): Promise<void> => {
    const entry = await cms.entry.get({ entryId })
    // What was added goes at the end, however it was changed.
    if (!before.has(entryId) && !added.includes(entryId)) before.set(entryId, entry.fields)
    await cms.entry.update({ entryId }, { ...entry, fields: { ...entry.fields, ...fields } })
  }
  const publish = async (entryId: string): Promise<void> => {
    await cms.entry.publish({ entryId }, await cms.entry.get({ entryId }))
  }
  return {
    /** Restores an entry at the end that somebody else is going to change. */
    restoresAtTheEnd: store,
    edits: update,
    publishes: publish,
    /** Drafts an entry that stands on no page. */
    creates: async ({ id, type, fields }: { readonly id: string; readonly type: string; readonly fields: Fields }): Promise<void> => {
      await cms.entry.createWithId({ entryId: id, contentTypeId: type }, { fields })
      added.push(id)
    },
    /** Gives the CMS a content type that the shop does not know, of one field. */
    addsType: async (contentTypeId: string, field: string): Promise<void> => {
      const of = { id: field, name: field, type: 'Integer', localized: true, required: false, validations: [] }
      const fields = [of as unknown as ContentFields]
      const made = await cms.contentType.createWithId({ contentTypeId }, { name: contentTypeId, fields })
      await cms.contentType.publish({ contentTypeId }, made)
      addedTypes.push(contentTypeId)
    },
    takesDown: async (entryId: string): Promise<void> => {
      await cms.entry.unpublish({ entryId })
    },
    /** Drafts a block and puts it first on a page. */
    drafts: async (page: string, { id, type, fields }: { readonly id: string; readonly type: string; readonly fields: Fields }) => {
      await cms.entry.createWithId({ entryId: id, contentTypeId: type }, { fields })
      added.push(id)
      const entry = await cms.entry.get({ entryId: page })
      const blocks = entry.fields['blocks'] as Record<string, readonly unknown[]>
      const link = { sys: { type: 'Link', linkType: 'Entry', id } }
      await update(page, { blocks: Object.fromEntries(Object.entries(blocks).map(([locale, list]) => [locale, [link, ...list]])) })
    },
    /** An entry as the CMS stores it: the draft. */
    finds: (entryId: string) => cms.entry.get({ entryId }),
    /** Ids of the fields that editors of a type see; with `*` what has to be filled in. */
    fieldsOf: async (contentTypeId: string): Promise<readonly string[]> => {
      const { fields } = await cms.contentType.get({ contentTypeId })
      return fields.filter(({ disabled }) => disabled !== true).map(({ id, required }) => (required ? `${id}*` : id))
    },
    /** `at`: an instant with its offset. */
    schedules: (action: 'publish' | 'unpublish', entryId: string, at: string) =>
      cms.scheduledActions.create(
        { spaceId: address.spaceId },
        {
          action,
          entity: { sys: { type: 'Link', linkType: 'Entry', id: entryId } },
          environment: { sys: { type: 'Link', linkType: 'Environment', id: address.environmentId } },
          scheduledFor: { datetime: at },
        },
      ),
    /** Publishes an entry as it went live first. */
    goesBackToTheFirst: async (entryId: string): Promise<void> => {
      const { items } = await cms.snapshot.getManyForEntry({ entryId, query: { limit: 1000 } })
      await update(entryId, (items.at(-1)?.snapshot as { readonly fields: Fields }).fields)
      await publish(entryId)
    },
    /** As a page that refers to it never expected. */
    deletes: (entryId: string) => cms.entry.delete({ entryId }),
    /** Takes down and deletes a page that a journey made, with its blocks; not what something else leads to as well, nor other pages. */
    removes: async (pageId: string): Promise<void> => {
      const remove = async (entryId: string): Promise<void> => {
        const { fields } = await cms.entry.get({ entryId })
        await cms.entry.unpublish({ entryId }).catch(() => undefined)
        await cms.entry.delete({ entryId })
        for (const id of linksOf({ fields: fields as CmsEntry['fields'] }).entries) {
          const { total } = await cms.entry.getMany({ query: { links_to_entry: id, select: 'sys', limit: 1 } })
          const inner = await cms.entry.get({ entryId: id }).catch(() => undefined)
          if (total === 0 && inner !== undefined && inner.sys.contentType.sys.id !== 'page') await remove(id)
        }
      }
      await remove(pageId)
    },
    /** Deletes a picture that a journey brought. */
    removesPicture: async (assetId: string): Promise<void> => {
      await cms.asset.unpublish({ assetId }).catch(() => undefined)
      await cms.asset.delete({ assetId })
    },
    /** The same with the redirects from an address. */
    removesRedirects: async (from: string): Promise<void> => {
      const { items } = await cms.entry.getMany({ query: { content_type: 'redirect', 'fields.from': from } })
      for (const { sys } of items) {
        await cms.entry.unpublish({ entryId: sys.id }).catch(() => undefined)
        await cms.entry.delete({ entryId: sys.id })
      }
    },
    leavesAllAsItWas: async (): Promise<void> => {
      for (const [entryId, fields] of before) {
        const entry = await cms.entry.get({ entryId })
        await cms.entry.update({ entryId }, { ...entry, fields })
        await publish(entryId)
      }
      for (const entryId of added) {
        // What is live cannot be deleted, and what is not cannot be taken down.
        await cms.entry.unpublish({ entryId }).catch(() => undefined)
        await cms.entry.delete({ entryId }).catch(() => undefined)
      }
      for (const contentTypeId of addedTypes) {
        await cms.contentType.unpublish({ contentTypeId })
        await cms.contentType.delete({ contentTypeId })
      }
    },
  }
}
