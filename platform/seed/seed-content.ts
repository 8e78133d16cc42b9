import type { PlainClientAPI } from 'contentful-management'
import { connectManagement, type ManagementAddress } from '../../server/publishing/connect-management.ts'
import { eachAtOnce } from './each-at-once.ts'
import { publishSeed } from './publish-seed.ts'
import { seedEntries } from './seed-entries.ts'
import type { SeedPage } from './seed-node.ts'

/** What an empty space begins with: the demo's pages, or those that a shop cannot do without. */
export interface FirstContent {
  readonly pages: readonly SeedPage[]
  /** The pictures that the pages name. `origin` is where the shop serves them, as the CMS's editors reach it. */
  readonly assets: (origin: string) => readonly SeedAsset[]
}

/** A picture as the management API takes it: its file stays where the shop serves it. */
export interface SeedAsset {
  readonly id: string
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

interface SeedOptions extends ManagementAddress, FirstContent {
  readonly origin: string
  readonly log: (line: string) => void
}

/** Few enough that neither a real space's rate limit nor a small machine minds. */
const REQUESTS_AT_ONCE = 6
/** The client's own pause is three seconds; nothing has to be rendered or moved here. */
const PROCESSING_CHECK_MS = 20
/** Stands in the space once all is in. One name for every kind of first content: a space that has some is given no other. */
const DONE_TAG = 'vitrineSeed1'

/**
 * Fills an empty space with its first pages through the management API, and publishes them. Only what is missing is made,
 * so repeating it after an interruption completes it, and an editor's change is never overwritten. Once complete it never
 * comes back: what an editor deletes stays deleted. Answers whether it did anything.
 */
export const seedContent = async ({ pages, assets: assetsAt, log, origin, ...address }: SeedOptions): Promise<boolean> => {
  const cms = connectManagement(address)
  const tags = await cms.tag.getMany({ query: { limit: 1000 } })
  if (tags.items.some(({ sys }) => sys.id === DONE_TAG)) return false
  const assets = await createAssets(cms, assetsAt(origin))
  const entries = await createEntries(cms, pages)
  await publishSeed({ cms, space: address }, 'Asset', assets)
  await publishSeed({ cms, space: address }, 'Entry', entries)
  await cms.tag.createWithId({ tagId: DONE_TAG }, { name: 'First pages are complete', sys: { visibility: 'private' } })
  log(`content seeded: ${pages.length} pages, ${entries.length} entries, ${assets.length} pictures`)
  return true
}

const createAssets = async (cms: PlainClientAPI, assets: readonly SeedAsset[]): Promise<readonly string[]> => {
  const present = await idsOf((skip) => cms.asset.getMany({ query: { select: 'sys', order: 'sys.id', limit: 1000, skip } }))
  await eachAtOnce(
    assets.filter(({ id }) => !present.has(id)),
    REQUESTS_AT_ONCE,
    async ({ id, fields }) => {
      // The client's type wants the answer's form of a file; the wire takes an upload.
      let asset = await cms.asset.createWithId({ assetId: id }, { fields } as unknown as Parameters<typeof cms.asset.createWithId>[1])
      for (const locale of Object.keys(fields['file'] ?? {}))
        asset = await cms.asset.processForLocale({}, asset, locale, { processingCheckWait: PROCESSING_CHECK_MS })
    },
  )
  return assets.map(({ id }) => id)
}

const createEntries = async (cms: PlainClientAPI, pages: readonly SeedPage[]): Promise<readonly string[]> => {
  const entries = seedEntries(pages)
  const present = await idsOf((skip) => cms.entry.getMany({ query: { select: 'sys', order: 'sys.id', limit: 1000, skip } }))
  await eachAtOnce(
    entries.filter(({ id }) => !present.has(id)),
    REQUESTS_AT_ONCE,
    async ({ id, contentType, fields }) => {
      await cms.entry.createWithId({ entryId: id, contentTypeId: contentType }, { fields })
    },
  )
  return entries.map(({ id }) => id)
}

const idsOf = async (
  readPage: (skip: number) => Promise<{ readonly items: readonly { readonly sys: { readonly id: string } }[]; readonly total: number }>,
): Promise<ReadonlySet<string>> => {
  const ids = new Set<string>()
  for (let skip = 0; ; skip += 1000) {
    const { items, total } = await readPage(skip)
    for (const { sys } of items) ids.add(sys.id)
    if (items.length === 0 || skip + items.length >= total) return ids
  }
}
