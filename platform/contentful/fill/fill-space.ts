import { inArray } from 'drizzle-orm'
import type { ResourceKind } from '../../../server/database/schema/contentful.ts'
import { contentfulResources } from '../../../server/database/schema/contentful.ts'
import type { Deps } from '../deps.ts'
import type { LocaleBody, TagBody } from '../model.ts'
import { inWrite } from '../storage/in-write.ts'
import { publishedAsset, publishedEntries, draftEntry, type FilledAsset, type FilledEntry } from './filled-entities.ts'
import { insertRows, type FilledRow } from './insert-rows.ts'
import { publishedType } from './filled-types.ts'
import { rowOf } from './published-row.ts'
import type { WrittenType } from './written-type.ts'

/** All that an empty space is given. */
export interface FilledSpace {
  /** Beside the default one, which is there. */
  readonly locales: readonly LocaleBody[]
  readonly types: readonly WrittenType[]
  readonly assets: readonly FilledAsset[]
  /** Published; those that link to each other in any order. */
  readonly entries: readonly FilledEntry[]
  readonly drafts: readonly FilledEntry[]
  /** By id. */
  readonly tags: Readonly<Record<string, TagBody>>
  /** Of the shop, against which paths of its own files are told from others. */
  readonly origin: string
}

/** Kinds that an untouched space has none of. */
const OF_EDITORS: ResourceKind[] = ['ContentType', 'Entry', 'Asset', 'Tag', 'WebhookDefinition']

/**
 * Gives an untouched space its content model and its first content in one transaction, as if each of it had been created and
 * published: the same rows with the same rules, in a hundredth of the queries. Answers false, and does nothing, where somebody was
 * there before. Throws what the rules refuse. `read` is asked only for an untouched space.
 */
export const fillSpace = (deps: Deps, read: () => Promise<FilledSpace>): Promise<boolean> =>
  inWrite(deps, async (inside) => {
    if (!(await isUntouched(inside))) return false
    const space = await read()
    const locale = (body: LocaleBody): FilledRow => ({ kind: 'Locale', id: inside.runtime.ids.token(22), body })
    await insertRows(inside, [...space.locales.map(locale), ...space.types.flatMap((type) => publishedType(inside, type))])
    // From here on the rules of the types can be asked for.
    const assets = await Promise.all(space.assets.map((asset) => publishedAsset(inside, asset, space.origin)))
    const entries = await publishedEntries(inside, space.entries, assets)
    await insertRows(inside, [
      ...assets.map(rowOf),
      ...entries,
      ...(await Promise.all(space.drafts.map((entry) => draftEntry(inside, entry)))),
      ...Object.entries(space.tags).map(([id, body]): FilledRow => ({ kind: 'Tag', id, body })),
    ])
    return true
  })

const isUntouched = async ({ database }: Deps): Promise<boolean> => {
  const found = await database
    .select({ id: contentfulResources.id })
    .from(contentfulResources)
    .where(inArray(contentfulResources.kind, OF_EDITORS))
    .limit(1)
  return found.length === 0
}
