import { connectManagement } from '../../server/publishing/connect-management.ts'

type Fields = Record<string, Record<string, unknown>>

/** Somebody who edits in the CMS, by the vendor's own client. Everything changed is put back by `leavesAllAsItWas`. */
export const merchandiser = (origin: string) => {
  const cms = connectManagement({
    managementBaseUrl: `${origin}/contentful`,
    accessToken: 'management-token',
    spaceId: 'vitrine',
    environmentId: 'master',
  })
  const before = new Map<string, Fields>()
  const added: string[] = []
  const update = async (entryId: string, fields: Fields): Promise<void> => {
    const entry = await cms.entry.get({ entryId })
    if (!before.has(entryId)) before.set(entryId, entry.fields)
    await cms.entry.update({ entryId }, { ...entry, fields: { ...entry.fields, ...fields } })
  }
  const publish = async (entryId: string): Promise<void> => {
    await cms.entry.publish({ entryId }, await cms.entry.get({ entryId }))
  }
  return {
    edits: update,
    publishes: publish,
    /** Drafts a block and places it first on a page. */
    drafts: async (page: string, { id, type, fields }: { readonly id: string; readonly type: string; readonly fields: Fields }) => {
      await cms.entry.createWithId({ entryId: id, contentTypeId: type }, { fields })
      added.push(id)
      const entry = await cms.entry.get({ entryId: page })
      const blocks = entry.fields['blocks'] as Record<string, readonly unknown[]>
      const link = { sys: { type: 'Link', linkType: 'Entry', id } }
      await update(page, { blocks: Object.fromEntries(Object.entries(blocks).map(([locale, list]) => [locale, [link, ...list]])) })
    },
    /** As a page that refers to it never expected. */
    deletes: (entryId: string) => cms.entry.delete({ entryId }),
    leavesAllAsItWas: async (): Promise<void> => {
      for (const [entryId, fields] of before) {
        const entry = await cms.entry.get({ entryId })
        await cms.entry.update({ entryId }, { ...entry, fields })
        await publish(entryId)
      }
      for (const entryId of added) await cms.entry.delete({ entryId }).catch(() => undefined)
    },
  }
}
