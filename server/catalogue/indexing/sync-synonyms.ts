import { sql } from 'drizzle-orm'
import type { Algoliasearch, SynonymHit } from 'algoliasearch'
import type { SearchSynonyms } from '../../../schemas/generated/merchant.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { isForSite } from '../../commerce/merchant/merchant-data.ts'
import type { Database } from '../../database/database.ts'
import { indexStates } from '../../database/schema/catalogue.ts'
import { contentHash } from '../content-hash.ts'
import { filtersIndex, pagesIndex, suggestionsIndex } from './index-names.ts'
import { readIndexState } from './index-state.ts'

interface Sync {
  readonly database: Database
  readonly client: Algoliasearch
  /** Name of the site's product index. */
  readonly base: string
  readonly site: SiteConfig
  readonly documents: readonly SearchSynonyms[]
  /** Differs where replicas may be new, which then have none. */
  readonly settingsHash: string
}

/** Begins the ids of synonyms that are documents here; others were made with the vendor's own tools, and stay. */
const OURS = 'shop-'

/** Saves merchants' synonyms to a site's products, in each order, its suggestions, its brands and categories, and its pages, where they differ from those saved before. */
export const syncSynonyms = async ({ database, client, base, site, documents, settingsHash }: Sync): Promise<void> => {
  const synonyms = synonymsOf(documents, site)
  const state = `${base}#synonyms`
  const hash = contentHash([settingsHash, synonyms])
  const saved = await readIndexState(database, state)
  if (saved?.settingsHash === hash) return
  for (const indexName of [base, suggestionsIndex(base), filtersIndex(base), pagesIndex(base)])
    await replaceOurs(client, indexName, synonyms)
  await database
    .insert(indexStates)
    .values({ indexName: state, revision: 0, settingsHash: hash })
    .onConflictDoUpdate({ target: indexStates.indexName, set: { settingsHash: sql`excluded.settings_hash` } })
}

const replaceOurs = async (client: Algoliasearch, indexName: string, synonyms: readonly SynonymHit[]): Promise<void> => {
  const current = new Set(synonyms.map(({ objectID }) => objectID))
  const gone: string[] = []
  await client.browseSynonyms({
    indexName,
    searchSynonymsParams: { query: '' },
    aggregator: ({ hits }) => gone.push(...hits.map(({ objectID }) => objectID).filter((id) => id.startsWith(OURS) && !current.has(id))),
  })
  for (const objectID of gone) await client.deleteSynonym({ indexName, objectID, forwardToReplicas: true })
  if (synonyms.length > 0) await client.saveSynonyms({ indexName, synonymHit: [...synonyms], forwardToReplicas: true })
}

/** In the vendor's form: words for each other, or one object for each word that is only typed. */
const synonymsOf = (documents: readonly SearchSynonyms[], site: SiteConfig): readonly SynonymHit[] =>
  documents
    .filter((document) => isForSite(document, site) && site.languages.includes(document.language))
    .flatMap(({ id, typed, terms }): readonly SynonymHit[] =>
      typed === undefined
        ? [{ objectID: `${OURS}${id}`, type: 'synonym', synonyms: [...terms] }]
        : typed.map((input, index) => ({
            objectID: `${OURS}${id}-${index + 1}`,
            type: 'onewaysynonym',
            input,
            synonyms: [...terms],
          })),
    )
