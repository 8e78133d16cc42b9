import type { ContentfulServer } from './contentful-server.ts'

type Client = ContentfulServer['management']

const TITLE = { id: 'title', name: 'Title', type: 'Symbol', localized: true, required: true, validations: [] }
const NEXT = { id: 'next', name: 'Next', type: 'Link', linkType: 'Entry', localized: false, required: false, validations: [] }

/** Makes and activates a small content type: a required title, a link to another entry, and what a test adds. */
export const makeNoteType = async ({ contentType }: Client, more: readonly object[] = [], id = 'note') => {
  const draft = await contentType.createWithId(
    { contentTypeId: id },
    { name: 'Note', description: '', displayField: 'title', fields: [TITLE, NEXT, ...more] as never },
  )
  return contentType.publish({ contentTypeId: id }, draft)
}

/** A draft of it. */
export const makeNote = ({ entry }: Client, entryId: string, fields: object = { title: { en: entryId } }) =>
  entry.createWithId({ contentTypeId: 'note', entryId }, { fields } as never)
