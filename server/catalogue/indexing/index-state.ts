import { eq, sql } from 'drizzle-orm'
import type { Algoliasearch, IndexSettings } from 'algoliasearch'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { Database } from '../../database/database.ts'
import { indexStates } from '../../database/schema/catalogue.ts'
import { contentHash } from '../content-hash.ts'
import { filtersIndex, pagesIndex, suggestionsIndex } from './index-names.ts'
import { indexSettings, languageSettings } from './index-settings.ts'

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
  const settingsByName = settingsOf(base, site)
  const hash = settingsHash(base, site)
  const state = await readIndexState(database, base)
  if (state?.settingsHash === hash) return { hash, revision: state.revision }
  for (const [indexName, settings] of settingsByName) await client.setSettings({ indexName, indexSettings: settings })
  return { hash, revision: undefined }
}

/** Of every index of a site, by name. */
const settingsOf = (base: string, site: SiteConfig): ReadonlyMap<string, IndexSettings> =>
  new Map<string, IndexSettings>([
    ...indexSettings(base, site),
    [
      filtersIndex(base),
      {
        attributesForFaceting: ['filterType', 'tag'],
        searchableAttributes: [
          ['value', ...site.languages.filter((language) => language !== 'en').map((language) => `localised.${language}.name`)].join(','),
        ],
        customRanking: ['desc(count)', 'asc(index)'],
        // Listings read them all: a value whose name is not read is shown by its tag.
        paginationLimitedTo: 5_000,
        ...languageSettings(site),
      },
    ],
    [
      suggestionsIndex(base),
      {
        attributesForFaceting: ['language'],
        searchableAttributes: ['query'],
        customRanking: ['desc(popularity)'],
        ...languageSettings(site),
      },
    ],
    [
      pagesIndex(base),
      {
        attributesForFaceting: ['site', 'language'],
        searchableAttributes: ['name', 'headings', 'description'],
        ...languageSettings(site),
      },
    ],
  ])

/** Differs where the settings of any of a site's indexes do. */
export const settingsHash = (base: string, site: SiteConfig): string => contentHash([...settingsOf(base, site)])

/** What an index was last brought to; undefined where it never was. */
export const readIndexState = async (database: Database, indexName: string) =>
  (await database.select().from(indexStates).where(eq(indexStates.indexName, indexName)))[0]

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
