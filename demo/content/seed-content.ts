import type { PlainClientAPI } from 'contentful-management'
import { connectManagement, type ManagementAddress } from '../../server/publishing/connect-management.ts'
import { eachAtOnce } from './each-at-once.ts'
import { publishSeed } from './publish-seed.ts'
import { seedAssets } from './seed-assets.ts'
import { seedEntries } from './seed-entries.ts'
import { SEED_PAGES } from './seed-pages.ts'

export interface SeedOrder extends ManagementAddress {
  /** Where the shop serves its pictures, as the CMS's editors reach it. */
  readonly origin: string
  readonly log: (line: string) => void
}

/** Few enough that neither a real space's rate limit nor a small machine minds. */
const REQUESTS_AT_ONCE = 6
/** The client's own pause is three seconds; nothing has to be drawn or moved here. */
const PROCESSING_CHECK_MS = 20
/** Stands in the space once all is in; raised when a release brings pages that older spaces should get too. */
const DONE_TAG = 'vitrineSeed1'

/**
 * Fills an empty space with the demo's pages through the management API, and publishes them. Only what is missing is made,
 * so repeating it after an interruption completes it, and an editor's change is never overwritten. Once complete it never
 * comes back: what an editor deletes stays deleted. Answers whether it did anything.
 */
export const seedContent = async ({ log, origin, ...address }: SeedOrder): Promise<boolean> => {
  const cms = connectManagement(address)
  const tags = await cms.tag.getMany({ query: { limit: 1000 } })
  if (tags.items.some(({ sys }) => sys.id === DONE_TAG)) return false
  const assets = await createAssets(cms, origin)
  const entries = await createEntries(cms)
  await publishSeed({ cms, space: address }, 'Asset', assets)
  await publishSeed({ cms, space: address }, 'Entry', entries)
  await cms.tag.createWithId({ tagId: DONE_TAG }, { name: 'Demo content is complete', sys: { visibility: 'private' } })
  log(`content seeded: ${SEED_PAGES.length} pages, ${entries.length} entries, ${assets.length} pictures`)
  return true
}

const createAssets = async (cms: PlainClientAPI, origin: string): Promise<readonly string[]> => {
  const wanted = seedAssets(origin)
  const present = await idsOf((skip) => cms.asset.getMany({ query: { select: 'sys', order: 'sys.id', limit: 1000, skip } }))
  await eachAtOnce(
    wanted.filter(({ id }) => !present.has(id)),
    REQUESTS_AT_ONCE,
    async ({ id, fields }) => {
      // The client's type wants the answer's form of a file; the wire takes an upload.
      let asset = await cms.asset.createWithId({ assetId: id }, { fields } as unknown as Parameters<typeof cms.asset.createWithId>[1])
      for (const locale of Object.keys(fields['file'] ?? {}))
        asset = await cms.asset.processForLocale({}, asset, locale, { processingCheckWait: PROCESSING_CHECK_MS })
    },
  )
  return wanted.map(({ id }) => id)
}

const createEntries = async (cms: PlainClientAPI): Promise<readonly string[]> => {
  const wanted = seedEntries(SEED_PAGES)
  const present = await idsOf((skip) => cms.entry.getMany({ query: { select: 'sys', order: 'sys.id', limit: 1000, skip } }))
  await eachAtOnce(
    wanted.filter(({ id }) => !present.has(id)),
    REQUESTS_AT_ONCE,
    async ({ id, contentType, fields }) => {
      await cms.entry.createWithId({ entryId: id, contentTypeId: contentType }, { fields })
    },
  )
  return wanted.map(({ id }) => id)
}

const idsOf = async (
  ask: (skip: number) => Promise<{ readonly items: readonly { readonly sys: { readonly id: string } }[]; readonly total: number }>,
): Promise<ReadonlySet<string>> => {
  const ids = new Set<string>()
  for (let skip = 0; ; skip += 1000) {
    const { items, total } = await ask(skip)
    for (const { sys } of items) ids.add(sys.id)
    if (items.length === 0 || skip + items.length >= total) return ids
  }
}
