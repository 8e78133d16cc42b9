import type { CmsClient } from './connect-cms.ts'
import { wallTime } from '../../src/lib/clock.ts'

/** How far a migration got: `started` says that it may have run in part. */
export type MigrationState = 'started' | 'applied'

const TYPE = 'migrationHistory'
const LOCALE = 'en'

/** Which migrations have run, by name. Stored in the space itself, so that it is true of the space for everybody. */
export const readHistory = async (cms: CmsClient): Promise<ReadonlyMap<string, MigrationState>> => {
  await ensureType(cms)
  const { items } = await cms.entry.getMany({ query: { content_type: TYPE, limit: 1000 } })
  return new Map(
    items.map(({ fields }) => [String(fields['name']?.[LOCALE]), fields['state']?.[LOCALE] === 'applied' ? 'applied' : 'started']),
  )
}

/** Writes a migration's state. Never published: shoppers' readers have no use for it. */
export const writeHistory = async (cms: CmsClient, name: string, state: MigrationState): Promise<void> => {
  const entryId = `migration-${name}`.slice(0, 64)
  const fields = { name: { [LOCALE]: name }, state: { [LOCALE]: state }, changedAt: { [LOCALE]: new Date(wallTime()).toISOString() } }
  const { items } = await cms.entry.getMany({ query: { 'sys.id': entryId } })
  const [existing] = items
  if (existing === undefined) await cms.entry.createWithId({ contentTypeId: TYPE, entryId }, { fields })
  else await cms.entry.update({ entryId }, { ...existing, fields })
}

const ensureType = async (cms: CmsClient): Promise<void> => {
  const { items } = await cms.contentType.getMany({ query: { 'sys.id[in]': TYPE } })
  const [existing] = items
  if (existing?.sys.publishedVersion !== undefined) return
  const field = (id: string, name: string, type: string) => ({ id, name, type, localized: false, required: true })
  const fields = [field('name', 'Name', 'Symbol'), field('state', 'State', 'Symbol'), field('changedAt', 'Changed at', 'Date')]
  const draft =
    existing ??
    (await cms.contentType.createWithId(
      { contentTypeId: TYPE },
      { name: 'Migration history', description: 'Which changes of the content model have run here.', displayField: 'name', fields },
    ))
  await cms.contentType.publish({ contentTypeId: TYPE }, draft)
}
