import type { CmsClient } from './connect-cms.ts'
import { wallTime } from '../../src/lib/clock.ts'

/** How far a migration got: `started` says that it may have run in part. */
export type MigrationState = 'started' | 'applied'

const TYPE = 'migrationHistory'
const LOCALE = 'en'

const historyField = (id: string, name: string, type: 'Symbol' | 'Date') => ({ id, name, type, localized: false, required: true })

/** The content type of its entries. */
export const HISTORY_TYPE = {
  id: TYPE,
  name: 'Migration history',
  description: 'Which changes of the content model have run here.',
  displayField: 'name',
  fields: [
    historyField('name', 'Name', 'Symbol'),
    historyField('state', 'State', 'Symbol'),
    historyField('changedAt', 'Changed at', 'Date'),
  ],
}

/** The entry that says how far a migration got. */
export const historyEntry = (name: string, state: MigrationState) => ({
  id: `migration-${name}`.slice(0, 64),
  contentType: TYPE,
  fields: { name: { [LOCALE]: name }, state: { [LOCALE]: state }, changedAt: { [LOCALE]: new Date(wallTime()).toISOString() } },
})

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
  const { id: entryId, fields } = historyEntry(name, state)
  const { items } = await cms.entry.getMany({ query: { 'sys.id': entryId } })
  const [existing] = items
  if (existing === undefined) await cms.entry.createWithId({ contentTypeId: TYPE, entryId }, { fields })
  else await cms.entry.update({ entryId }, { ...existing, fields })
}

const ensureType = async (cms: CmsClient): Promise<void> => {
  const { items } = await cms.contentType.getMany({ query: { 'sys.id[in]': TYPE } })
  const [existing] = items
  if (existing?.sys.publishedVersion !== undefined) return
  const { id, ...body } = HISTORY_TYPE
  const draft = existing ?? (await cms.contentType.createWithId({ contentTypeId: id }, body))
  await cms.contentType.publish({ contentTypeId: TYPE }, draft)
}
