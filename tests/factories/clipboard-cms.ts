import type { ClipboardCms } from '../../scripts/cms/clipboard/clipboard-cms.ts'
import type { CmsEntry } from '../../src/content/cms-entry.ts'
import type { Json } from '../../schemas/page.ts'
import { asset, createFakeCms } from './cms.ts'

/** A space in memory that counts versions and refuses stale writes as the vendor does. */
export interface FakeClipboardCms extends ClipboardCms {
  readonly stored: () => ReadonlyMap<string, CmsEntry>
  /** What was asked of it, in order: `create hero`, `write page`. */
  readonly log: readonly string[]
  /** Lets the nth write of any kind, counted from 1, fail; with `isDone` after it was done, as when an answer gets lost. */
  readonly failAt: (write: number, isDone?: boolean) => void
  readonly edit: (id: string) => void
}

interface Space {
  readonly entries: readonly CmsEntry[]
  readonly assets?: readonly string[]
  /** Field names of every type it has. */
  readonly types: Readonly<Record<string, readonly string[]>>
  readonly locales?: readonly string[]
}

export const createFakeClipboardCms = ({ entries, assets = [], types, locales = ['en', 'fr'] }: Space): FakeClipboardCms => {
  const stored = new Map(entries.map((entry) => [entry.sys.id, entry]))
  const log: string[] = []
  const failing = { at: 0, isDone: false, count: 0 }
  const writing = async (what: string, write: () => void): Promise<void> => {
    failing.count += 1
    const fails = failing.count === failing.at
    if (!fails || failing.isDone) {
      write()
      log.push(what)
    }
    if (fails) throw new Error('The CMS is down')
  }
  // Reading goes through the fake delivery: what differs is that drafts are read.
  const reading = () => createFakeCms(...stored.values(), ...assets.map((id) => asset(id)))
  const keepVersion = ({ sys }: CmsEntry): readonly CmsEntry[] => [stored.get(sys.id)].filter((entry) => entry !== undefined)
  return {
    stored: () => stored,
    log,
    failAt: (write, isDone = false) => void Object.assign(failing, { at: write, isDone, count: 0 }),
    edit: (id) => {
      const entry = stored.get(id)
      if (entry !== undefined) stored.set(id, { ...entry, sys: { ...entry.sys, revision: entry.sys.revision + 1 } })
    },
    locales: async () => locales.map((code, index) => ({ code, fallbackCode: index === 0 ? null : 'en', default: index === 0 })),
    pages: async (keys) => (await reading().pages(keys)).flatMap(keepVersion),
    entriesById: async (ids) => (await reading().entriesById(ids)).flatMap(keepVersion),
    assetsById: (ids) => reading().assetsById(ids),
    fields: async () => types,
    create: ({ id, type, fields }) =>
      writing(`create ${type}`, () => void stored.set(id, { sys: { id, contentType: { sys: { id: type } }, revision: 1 }, fields })),
    remove: async (id) => {
      stored.delete(id)
      log.push('remove')
    },
    write: (entry, fields) =>
      writing(`write ${entry.sys.id}`, () => {
        const current = stored.get(entry.sys.id)
        if (current?.sys.revision !== entry.sys.revision) throw new Error('VersionMismatch')
        stored.set(entry.sys.id, { sys: { ...current.sys, revision: current.sys.revision + 1 }, fields })
      }),
  }
}

/** Field names of the types that entries have, as a space that holds them knows them. */
export const typesOf = (entries: readonly CmsEntry[]): Readonly<Record<string, readonly string[]>> => {
  const types = new Map<string, readonly string[]>()
  for (const { sys, fields } of entries) {
    const type = sys.contentType.sys.id
    types.set(type, [...new Set([...(types.get(type) ?? []), ...Object.keys(fields)])])
  }
  return Object.fromEntries(types)
}

/** Text that leads to an entry, as rich text keeps it. */
export const textTo = (id: string): Json => ({
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'entry-hyperlink', data: { target: { sys: { type: 'Link', linkType: 'Entry', id } } }, content: [] }],
    },
  ],
})
