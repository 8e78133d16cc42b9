import { readCommandLine } from './command-line.mjs'
import { endWith, UsageError } from './end-with.ts'
import { runTable, type SiteRows } from './search-table/run-table.ts'

const USAGE = `Usage: npm run search-table [-- --engine <address> --key <key>]

Fills a search with the demo's catalogue, in indexes of its own that are deleted at the end, and asks it what shoppers type on each site
in each language: the table that the embedded search passes. Without an engine the embedded search is asked.

  --engine   address of Typesense, version 30: https://typesense.internal:8108
  --key      its key; SEARCH_ENGINE_KEY without it, so that no list of processes shows it
  --keep     leaves the indexes, to look at what was missed
  --help     this text

Exit codes: 0 no site misses more than one row in twenty, 1 one does, or the search failed.`

const run = async (): Promise<number> => {
  const { values } = readCommandLine({
    usage: USAGE,
    options: { engine: { type: 'string' }, key: { type: 'string' }, keep: { type: 'boolean', default: false } },
  })
  const { engine: url, key = process.env['SEARCH_ENGINE_KEY'], keep } = values
  if (url !== undefined && (key === undefined || !URL.canParse(url))) throw new UsageError(USAGE)
  const rows = await runTable({ keepsIndexes: keep === true, ...(url === undefined || key === undefined ? {} : { engine: { url, key } }) })
  process.stdout.write(`${rows.map(lineOf).join('\n')}\n`)
  return rows.some(({ missed, asked }) => missed.length > asked / MAY_MISS) ? 1 : 0
}

/** One in twenty may be another's opinion, as in the test of the embedded search. */
const MAY_MISS = 20

const lineOf = ({ country, language, asked, missed }: SiteRows): string =>
  [`${country} ${language}: ${asked - missed.length} of ${asked}`, ...missed.map((row) => `  missed ${row}`)].join('\n')

void endWith(run())
