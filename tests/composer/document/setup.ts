import type { ComposeDocument, ComposeEntry, ComposeFields } from '../../../schemas/api/compose.ts'

/** An entry of the management API; version 2, live as version 1, unless said otherwise. */
export const composeEntry = (id: string, type: string, fields: ComposeFields, version = 2): ComposeEntry => ({
  sys: {
    id,
    type: 'Entry',
    contentType: { sys: { id: type } },
    version,
    publishedVersion: 1,
    updatedAt: '2026-11-25T08:00:00.000Z',
  },
  fields,
})

/** A page of one headline. */
export const composeDocument = (): ComposeDocument => ({
  pageId: 'page',
  entries: {
    page: composeEntry('page', 'page', {
      title: { en: 'Home' },
      key: { en: 'home' },
      kind: { en: 'home' },
      blocks: { en: [{ sys: { type: 'Link', linkType: 'Entry', id: 'head' } }] },
    }),
    head: composeEntry('head', 'headline', { text: { en: 'Good morning', fr: 'Bonjour' } }),
  },
  assets: {},
  locales: [
    { code: 'en', fallbackCode: null, default: true },
    { code: 'fr', fallbackCode: 'en', default: false },
  ],
  usedBy: {},
})
