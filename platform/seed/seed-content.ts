import type { PlainClientAPI } from 'contentful-management'
import { connectManagement, type ManagementAddress } from '../../server/publishing/cms-management.ts'
import { publishSeed, type SeedSpace } from './publish-seed.ts'
import { seedEntries, type SeedEntry } from './seed-entries.ts'
import type { SeedPage } from './seed-node.ts'

/** What an empty space begins with: the demo's pages, or those that a shop cannot do without. */
export interface FirstContent {
  readonly pages: readonly SeedPage[]
  /** The pictures that the pages name. `origin` is where the shop serves them, as the CMS's editors reach it. */
  readonly assets: (origin: string) => readonly SeedAsset[]
  readonly redirects: readonly SeedRedirect[]
}

/** A permanent redirect. */
export interface SeedRedirect {
  readonly name: string
  readonly from: string
  readonly to: string
  /** Site tags; every site without them. */
  readonly sites?: readonly string[]
}

/** A picture as the management API takes it: its file stays where the shop serves it. */
export interface SeedAsset {
  readonly id: string
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

interface SeedOptions extends ManagementAddress {
  /** Asked only for a space that lacks some of it. */
  readonly readContent: () => Promise<FirstContent>
  readonly origin: string
  readonly log: (line: string) => void
  /** Milliseconds after which one call to the CMS is given up. */
  readonly callMs?: number
}

/** A busy machine that builds, seeds and indexes at once has taken 40 seconds for one call. */
const CALL_MS = 180_000

/** Few enough that neither a real space's rate limit nor a small machine minds. */
const REQUESTS_AT_ONCE = 6
/** The client's own pause is three seconds; nothing has to be rendered or moved here. */
const PROCESSING_CHECK_MS = 20
/**
 * Stand in the space once all is in: one for pages, one for redirects, which were no content when the first spaces were filled.
 * The same names for every shop's first content: a space that has some is given no other.
 */
const PAGES_DONE = 'vitrineSeed1'
const REDIRECTS_DONE = 'vitrineSeedRedirects1'
export const DONE_TAGS = {
  [PAGES_DONE]: { name: 'First pages are complete', visibility: 'private' },
  [REDIRECTS_DONE]: { name: 'First redirects are complete', visibility: 'private' },
} as const

/** The first content as entries. */
export const firstEntries = ({ pages, redirects }: Pick<FirstContent, 'pages' | 'redirects'>): readonly SeedEntry[] => [
  ...seedEntries(pages),
  ...redirects.map(entryOfRedirect),
]

/**
 * Fills an empty space with its first pages and redirects through the management API, and publishes them. Only what is missing is made,
 * so repeating it after an interruption completes it, and an editor's change is never overwritten. Once complete it never
 * comes back: what an editor deletes stays deleted. Answers whether the space was given its pages.
 */
export const seedContent = async (options: SeedOptions): Promise<boolean> => {
  const cms = connectManagement(options, { timeoutMs: options.callMs ?? CALL_MS })
  const { items } = await cms.tag.getMany({ query: { limit: 1000 } })
  const isDone = (tag: string): boolean => items.some(({ sys }) => sys.id === tag)
  const arePagesNew = !isDone(PAGES_DONE)
  if (!arePagesNew && isDone(REDIRECTS_DONE)) return false
  const content = { ...options, ...(await options.readContent()) }
  if (arePagesNew) await seedPages(cms, content)
  if (!isDone(REDIRECTS_DONE)) await seedRedirects(cms, content)
  return arePagesNew
}

type SeedInput = Omit<SeedOptions, 'readContent'> & FirstContent

const seedPages = async (cms: PlainClientAPI, { pages, assets: assetsAt, log, origin, ...address }: SeedInput): Promise<void> => {
  const target = targetOf(cms, { log, ...address })
  const assets = await createAssets(cms, assetsAt(origin))
  const entries = await createEntries(cms, seedEntries(pages))
  await publishSeed(target, 'Asset', assets)
  await publishSeed(target, 'Entry', entries)
  await markDone(cms, PAGES_DONE)
  log(`content seeded: ${pages.length} pages, ${entries.length} entries, ${assets.length} pictures`)
}

const seedRedirects = async (cms: PlainClientAPI, { redirects, log, ...address }: SeedInput): Promise<void> => {
  const entries = await createEntries(cms, redirects.map(entryOfRedirect))
  if (entries.length > 0) await publishSeed(targetOf(cms, { log, ...address }), 'Entry', entries)
  await markDone(cms, REDIRECTS_DONE)
  if (entries.length > 0) log(`redirects seeded: ${entries.length}`)
}

const markDone = async (cms: PlainClientAPI, tagId: keyof typeof DONE_TAGS): Promise<void> => {
  const { name, visibility } = DONE_TAGS[tagId]
  await unlessDone(() => cms.tag.createWithId({ tagId }, { name, sys: { visibility } }))
}

const targetOf = (
  cms: PlainClientAPI,
  { spaceId, environmentId, log }: Pick<SeedOptions, 'spaceId' | 'environmentId' | 'log'>,
): SeedSpace => ({
  cms,
  space: { spaceId, environmentId },
  log,
})

/** `/women/trousers` becomes `redirect-women-trousers`. */
const entryOfRedirect = ({ name, from, to, sites }: SeedRedirect): SeedEntry => ({
  id: [`redirect${from.replaceAll('/', '-')}`, ...(sites ?? [])].join('-'),
  contentType: 'redirect',
  fields: {
    name: { en: name },
    from: { en: from },
    to: { en: to },
    kind: { en: 'permanent' },
    ...(sites === undefined ? {} : { sites: { en: sites } }),
  },
})

const createAssets = async (cms: PlainClientAPI, assets: readonly SeedAsset[]): Promise<readonly string[]> => {
  const present = await idsOf((skip) => cms.asset.getMany({ query: { select: 'sys', order: 'sys.id', limit: 1000, skip } }))
  await eachAtOnce(
    assets.filter(({ id }) => !present.has(id)),
    REQUESTS_AT_ONCE,
    async ({ id, fields }) => {
      // The client's type wants the answer's form of a file; the wire takes an upload.
      const upload = { fields } as unknown as Parameters<typeof cms.asset.createWithId>[1]
      const get = () => cms.asset.get({ assetId: id })
      let asset = (await unlessDone(() => cms.asset.createWithId({ assetId: id }, upload))) ?? (await get())
      for (const locale of Object.keys(fields['file'] ?? {})) {
        const draft = asset
        const process = () => cms.asset.processForLocale({}, draft, locale, { processingCheckWait: PROCESSING_CHECK_MS })
        asset = (await unlessDone(process)) ?? (await get())
      }
    },
  )
  return assets.map(({ id }) => id)
}

const createEntries = async (cms: PlainClientAPI, entries: readonly SeedEntry[]): Promise<readonly string[]> => {
  const present = await idsOf((skip) => cms.entry.getMany({ query: { select: 'sys', order: 'sys.id', limit: 1000, skip } }))
  await eachAtOnce(
    entries.filter(({ id }) => !present.has(id)),
    REQUESTS_AT_ONCE,
    async ({ id, contentType, fields }) => {
      await unlessDone(() => cms.entry.createWithId({ entryId: id, contentTypeId: contentType }, { fields }))
    },
  )
  return entries.map(({ id }) => id)
}

/** Undefined where it is done already: the client sends a PUT again that was not answered in time, and the first may have been carried out. */
const unlessDone = async <Made>(put: () => Promise<Made>): Promise<Made | undefined> => {
  try {
    return await put()
  } catch (error) {
    if (error instanceof Error && error.name === 'VersionMismatch') return undefined
    throw error
  }
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

/** Does `work` for every item, so many at a time; stops at the first failure and throws it. */
const eachAtOnce = async <Item>(items: readonly Item[], limit: number, work: (item: Item) => Promise<void>): Promise<void> => {
  const queue = items.values()
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}
