import { z } from 'zod'
import { AlgoliaError } from '../../search-wire/algolia-error.ts'
import type { CallEngine } from '../call-engine.ts'

/** A search as the engine takes it; each of its names is the engine's. */
export interface EngineSearch {
  readonly collection: string
  readonly q: string
  readonly query_by: string
  readonly query_by_weights?: string
  readonly filter_by?: string
  readonly sort_by?: string
  readonly facet_by?: string
  readonly facet_strategy?: 'exhaustive'
  readonly max_facet_values?: number
  readonly include_fields: string
  readonly page?: number
  readonly per_page?: number
  readonly offset?: number
  readonly limit?: number
  readonly group_by?: string
  readonly group_limit?: number
  readonly prefix?: boolean
  readonly num_typos?: number
  readonly typo_tokens_threshold?: number
  readonly drop_tokens_threshold?: number
  readonly drop_tokens_mode?: 'right_to_left' | 'left_to_right' | 'both_sides:3'
  readonly enable_synonyms?: boolean
}

const hit = z.object({ document: z.looseObject({}) })
const result = z.object({
  /** Of a search that was refused, beside others that were answered. */
  code: z.number().optional(),
  error: z.string().optional(),
  found: z.number().optional(),
  search_cutoff: z.boolean().optional(),
  hits: z.array(hit).optional(),
  grouped_hits: z.array(z.object({ hits: z.array(hit) })).optional(),
  facet_counts: z
    .array(
      z.object({
        field_name: z.string(),
        sampled: z.boolean().optional(),
        counts: z.array(z.object({ value: z.string(), count: z.number() })),
        stats: z.object({ min: z.number(), max: z.number(), avg: z.number(), sum: z.number() }).partial().optional(),
      }),
    )
    .optional(),
})

export type EngineResult = z.output<typeof result>

/** What the engine takes in one call, unless it is told otherwise. */
const MAX_SEARCHES = 50

/** Answers in the order of the searches; undefined for one whose collection is not there. */
export const searchEngine = async (
  callEngine: CallEngine,
  searches: readonly EngineSearch[],
): Promise<readonly (EngineResult | undefined)[]> => {
  const parts = Array.from({ length: Math.ceil(searches.length / MAX_SEARCHES) }, (_, part) =>
    searches.slice(part * MAX_SEARCHES, (part + 1) * MAX_SEARCHES),
  )
  const answers = await Promise.all(
    parts.map(async (part) => understood(await callEngine((client) => client.multiSearch.perform({ searches: [...part] })), part.length)),
  )
  return answers.flat().map((answer) => {
    if (answer.code === undefined) return answer
    if (answer.code === 404) return undefined
    throw refused(`The search engine refused a search (${answer.code}): ${answer.error ?? 'no reason given'}`)
  })
}

const understood = (answer: unknown, count: number): readonly EngineResult[] => {
  const parsed = z.object({ results: z.array(result).length(count) }).safeParse(answer)
  if (parsed.success) return parsed.data.results
  throw refused('What answers at SEARCH_ENGINE_URL is not the search engine that the shop speaks with (Typesense 30)', parsed.error)
}

const refused = (forOperators: string, cause?: unknown): AlgoliaError =>
  new AlgoliaError(503, 'The search is not available', { forOperators: `${forOperators}: see docs/search-engine.md`, cause })
