import type { PlainClientAPI } from 'contentful-management'

/** Everything of a space that its managers can read, without instants and without versions of the content model. */
export const readSpace = async (cms: PlainClientAPI) => {
  const query = { limit: 1000 }
  const [types, entries, assets, locales, tags] = await Promise.all([
    cms.contentType.getMany({ query }),
    cms.entry.getMany({ query }),
    cms.asset.getMany({ query }),
    cms.locale.getMany({ query }),
    cms.tag.getMany({ query }),
  ])
  // One by one, because the client cannot page through all of them.
  const editors = await Promise.all(types.items.map(({ sys }) => cms.editorInterface.get({ contentTypeId: sys.id })))
  const snapshots = await Promise.all(['page-home', 'home-hero'].map((entryId) => cms.snapshot.getManyForEntry({ entryId })))
  return {
    types: sorted(types.items).map(({ sys, ...type }) => ({ id: sys.id, isActive: sys.publishedVersion === sys.version - 1, ...type })),
    editors: editors
      .map(({ sys, ...editor }) => ({ ...editor, type: sys.contentType.sys.id, controls: byField(editor.controls ?? []) }))
      .sort((one, other) => (one.type < other.type ? -1 : 1)),
    entries: sorted(entries.items).map(({ sys, metadata, fields }) => ({
      ...stateOf(sys),
      type: sys.contentType.sys.id,
      metadata,
      // When a migration ran differs.
      fields: { ...fields, changedAt: undefined },
    })),
    assets: sorted(assets.items).map(({ sys, metadata, fields }) => ({ ...stateOf(sys), metadata, fields })),
    locales: locales.items.map(({ sys: _sys, ...locale }) => locale),
    tags: sorted(tags.items).map(({ sys, name }) => ({ id: sys.id, visibility: sys.visibility, name })),
    snapshots: snapshots.map(({ items }) => items.map(({ snapshot }) => snapshot.fields)),
  }
}

const sorted = <Item extends { readonly sys: { readonly id: string } }>(items: readonly Item[]): readonly Item[] =>
  [...items].sort((one, other) => (one.sys.id < other.sys.id ? -1 : 1))

const byField = <Control extends { readonly fieldId: string }>(controls: readonly Control[]): readonly Control[] =>
  [...controls].sort((one, other) => (one.fieldId < other.fieldId ? -1 : 1))

interface EntitySys {
  readonly id: string
  readonly publishedCounter?: number
  readonly publishedVersion?: number
}

const stateOf = ({ id, publishedCounter, publishedVersion }: EntitySys) => ({
  id,
  publishedCounter,
  isPublished: publishedVersion !== undefined,
})
