import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { assessEnvironment, type ServerConfig } from '../server/config.ts'
import { readSites, SitesError } from '../server/sites.ts'
import type { SiteConfig } from '../src/site/site-config.ts'
import { readCommandLine } from './command-line.mjs'
import { diagnose, type Diagnosis } from './doctor/diagnose.ts'
import { endWith } from './end-with.ts'

const USAGE = `Usage: npm run doctor -- [<file of variables>] [--offline]

What a start with these variables would refuse, and whether each service answers, which is asked with a read. The variables are those of
this shell, or of the file instead.

  --offline   calls nobody
  --help      this text

Exit codes: 0 nothing is wrong, 1 something is.`
const DEADLINE_MS = 5_000

const run = async (): Promise<number> => {
  const { values, positionals } = readCommandLine({
    usage: USAGE,
    allowPositionals: true,
    options: { offline: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  // A file is checked by itself: what this shell has set is not there where the file will be used.
  const variables = file === undefined ? process.env : parseEnv(readFileSync(file, 'utf8'))
  const { sites, problems } = sitesOf(assessEnvironment(variables).config)
  const diagnosis = await diagnose({ variables, sites, isOffline: values.offline, deadlineMs: DEADLINE_MS })
  const all = [...diagnosis.problems, ...problems]
  process.stdout.write(`${linesOf({ ...diagnosis, problems: all }).join('\n')}\n`)
  return all.length === 0 ? 0 : 1
}

/** A file of sites that is wrong hides nothing that is wrong with the environment. */
const sitesOf = (config: ServerConfig): { readonly sites: readonly SiteConfig[]; readonly problems: readonly string[] } => {
  try {
    return { sites: readSites(config), problems: [] }
  } catch (error) {
    if (!(error instanceof SitesError)) throw error
    return { sites: [], problems: error.problems.map((problem) => problem.replace(/\.$/, '')) }
  }
}

const linesOf = ({ config, unreadable, services, problems, notes }: Diagnosis): readonly string[] => [
  unreadable.length === 0
    ? `APP_ENV ${config.APP_ENV}, listening on ${config.HOST}:${config.PORT}`
    : `Cannot be read: ${unreadable.join(', ')}. What depends on them is looked at once they can be.`,
  '',
  ...services.map(({ service, mode, host = '', state }) => `  ${service.padEnd(10)} ${mode.padEnd(9)} ${host.padEnd(34)} ${state}`),
  '',
  ...(problems.length === 0
    ? ['Nothing is missing.']
    : [`${problems.length} to put right:`, ...problems.map((problem, index) => `  ${index + 1}. ${problem}.`)]),
  ...notes.map((note) => `Note: ${note}.`),
]

const sentenceOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
    return `The file of variables cannot be read (${error.code}).\n${USAGE}`
  return error.stack ?? error.message
}

void endWith(run(), sentenceOf)
