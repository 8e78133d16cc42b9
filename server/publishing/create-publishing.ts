import { setTimeout as wait } from 'node:timers/promises'
import type { ServerConfig } from '../config.ts'
import type { DatabaseHandle } from '../database/database.ts'
import { countReads } from '../operations/counts.ts'
import type { Runtime } from '../runtime.ts'
import { catchUp } from './catch-up.ts'
import { createCms, type Cms } from './cms.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import { createPreviewFeed, type PreviewFeed } from './preview-feed.ts'
import { createPictureColors } from './picture-colors.ts'
import { createPreviewStore, type PreviewStore } from './preview-store.ts'
import { affectedKeys, allKeys, publishKeys, type PublishingDeps } from './publish-keys.ts'
import { createRedirectStore, type RedirectStore } from './redirect-store.ts'

export interface Publishing {
  readonly pages: PageStore
  readonly redirects: RedirectStore
  readonly preview: PreviewStore
  readonly previewFeed: PreviewFeed
  readonly publisher: Publisher
  /** Reads of what is published, from the CMS. */
  readonly delivery: Cms
}

/** Live pages, drafts and the publisher of a process. Makes no request to the CMS yet. */
export const createPublishing = async ({
  runtime,
  listen,
}: {
  readonly runtime: Runtime
  readonly listen: DatabaseHandle['listen']
}): Promise<Publishing> => {
  const { config, database, counts } = runtime
  const cms = connect(config, config.CONTENTFUL_DELIVERY_TOKEN)
  return {
    // First, so that a page rendered anew after a change of redirects never reads the old ones.
    redirects: await createRedirectStore({ database, listen, onRead: countReads(counts, 'redirects') }),
    pages: await createPageStore({ database, listen, onRead: countReads(counts, 'content') }),
    preview: createPreviewStore({ cms: connect(config, config.CONTENTFUL_PREVIEW_TOKEN, 'preview'), sites: runtime.sites }),
    previewFeed: await createPreviewFeed({ database, listen }),
    delivery: cms,
    publisher: createPublisher(
      { ...runtime, cms, colorsOf: createPictureColors({ ...runtime, origin: config.origin }) },
      `${config.CONTENTFUL_SPACE_ID}/${config.CONTENTFUL_ENVIRONMENT}`,
    ),
  }
}

/** The vendor's preview has a host of its own beside the delivery's: `cdn.contentful.com`, `preview.contentful.com`. */
const connect = (config: ServerConfig, accessToken: string, api: 'delivery' | 'preview' = 'delivery'): Cms => {
  const base = config.CONTENTFUL_HOST ?? `${config.origin}/contentful`
  const baseUrl = api === 'preview' ? base.replace('//cdn.', '//preview.') : base
  return createCms({ baseUrl, space: config.CONTENTFUL_SPACE_ID, environment: config.CONTENTFUL_ENVIRONMENT, accessToken })
}

/** An entry or asset that changed; its revision where the webhook has it. */
export interface ContentChange {
  readonly id: string
  readonly revision?: number
}

/** Publishes content. Each promise resolves when the pages concerned are live or refused; it rejects where the CMS fails. */
export interface Publisher {
  readonly publish: (changes: readonly ContentChange[]) => Promise<void>
  readonly publishAll: () => Promise<void>
  /** See `catchUp`; called at start and by polling. */
  readonly catchUp: () => Promise<void>
}

/** `space` names space and environment, for the sync position up to which content was followed. */
export const createPublisher = (deps: PublishingDeps, space: string): Publisher => ({
  publish: createBatchQueue<ContentChange>(async (changes) => {
    await awaitRevisions(deps.cms, changes)
    await publishKeys(deps, await affectedKeys(deps, [...new Set(changes.map(({ id }) => id))]))
  }),
  publishAll: async () => publishKeys(deps, await allKeys(deps)),
  catchUp: () => catchUp(deps, space),
})

/**
 * Runs `work` one batch at a time; what is added while a batch runs waits for the next and goes together. The promise settles
 * with the batch that holds the item, so that a webhook is answered by the outcome of its own change.
 */
const createBatchQueue = <Item>(work: (items: readonly Item[]) => Promise<void>): ((items: readonly Item[]) => Promise<void>) => {
  let waiting: Item[] = []
  let next: Promise<void> | undefined
  let running: Promise<void> = Promise.resolve()
  const start = async (before: Promise<void>): Promise<void> => {
    // The batch before answers its own callers; its failure must not prevent this one.
    await before.catch(() => undefined)
    const items = waiting
    waiting = []
    next = undefined
    await work(items)
  }
  return (items) => {
    waiting.push(...items)
    next ??= running = start(running)
    return next
  }
}

const PAUSE_MS = 250
const ATTEMPTS = 8

/**
 * Waits until the delivery API, which is eventually consistent, has the announced revisions. Gives up after two seconds;
 * the next catch-up publishes what came later.
 */
export const awaitRevisions = async (cms: Pick<Cms, 'entriesById' | 'assetsById'>, changes: readonly ContentChange[]): Promise<void> => {
  const expected = new Map(changes.flatMap(({ id, revision }) => (revision === undefined ? [] : [[id, revision] as const])))
  for (let attempt = 1; expected.size > 0 && attempt <= ATTEMPTS; attempt += 1) {
    const ids = [...expected.keys()]
    const found = [...(await cms.entriesById(ids)), ...(await cms.assetsById(ids))]
    for (const { sys } of found) if (sys.revision >= (expected.get(sys.id) ?? 0)) expected.delete(sys.id)
    if (expected.size > 0) await wait(PAUSE_MS)
  }
}
