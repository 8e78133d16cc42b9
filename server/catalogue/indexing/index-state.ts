import { eq, sql } from 'drizzle-orm'
import type { Algoliasearch } from 'algoliasearch'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { Database } from '../../database/database.ts'
import { indexStates } from '../../database/schema/catalogue.ts'
import { contentHash } from '../content-hash.ts'
import { filtersIndex, suggestionsIndex } from './index-names.ts'
import { indexSettings } from './index-settings.ts'

interface Request {
  readonly database: Database
  readonly client: Algoliasearch
  readonly base: string
  readonly site: SiteConfig
}

/** Writes the settings of an index and its sort orders where they differ; returns the catalogue revision the index was brought to. */
export const settleSettings = async ({
  database,
  client,
  base,
  site,
}: Request): Promise<{ readonly hash: string; readonly revision: number | undefined }> => {
  const settingsByName = new Map([
    ...indexSettings(base, site),
    [filtersIndex(base), { attributesForFaceting: ['filterType', 'tag'], searchableAttributes: ['value'], customRanking: ['asc(index)'] }],
    [suggestionsIndex(base), { attributesForFaceting: ['language'], searchableAttributes: ['query'], customRanking: ['desc(popularity)'] }],
  ])
  const hash = contentHash([...settingsByName])
  const [state] = await database.select().from(indexStates).where(eq(indexStates.indexName, base))
  if (state?.settingsHash === hash) return { hash, revision: state.revision }
  for (const [indexName, settings] of settingsByName) await client.setSettings({ indexName, indexSettings: settings })
  return { hash, revision: undefined }
}

/** Notes that an index holds the catalogue of a revision. */
export const saveIndexState = async ({
  database,
  ...state
}: {
  readonly database: Database
  readonly indexName: string
  readonly revision: number
  readonly settingsHash: string
}): Promise<void> => {
  await database
    .insert(indexStates)
    .values(state)
    .onConflictDoUpdate({
      target: indexStates.indexName,
      set: { revision: sql`excluded.revision`, settingsHash: sql`excluded.settings_hash` },
    })
}
