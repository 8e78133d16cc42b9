import { parseArgs } from 'node:util'
import { readConfig } from '../../../server/config.ts'
import { readSites } from '../../../server/sites.ts'
import { choose } from '../../blocks/commands/choose.ts'
import type { Command } from '../../blocks/commands/command.ts'
import { UsageError } from '../../blocks/commands/usage-error.ts'
import { readSpace } from '../../blocks/lint/read-space.ts'
import { coverageInWords } from '../coverage-in-words.ts'
import { coverageOf } from '../coverage-of.ts'

export const coverage: Command = {
  summary: 'how much of each site is translated, and what is not',
  help: `npm run cms coverage [-- --site <siteTag>] [--language <code>] [--min <percent>] [--format pretty|json]

Counts the texts on the published pages of each site in each of its languages, and lists once each text that shoppers
read in another language because theirs has none, with who waits for it. Exits with 1 where less than --min percent (100 unless given) is translated.
Without CONTENTFUL_HOST the space is that of the running shop.`,
  run: async (args, { print, env }) => {
    const { values } = parseArgs({ args: [...args], options: OPTIONS })
    const format = choose('format', values.format, ['pretty', 'json'])
    const least = percent(values.min)
    const sites = readSites(readConfig(env)).filter(({ siteTag }) => values.site === undefined || siteTag === values.site)
    if (sites.length === 0) throw new UsageError(`There is no site ${values.site ?? ''}.`)
    const coverages = coverageOf({ ...(await readSpace(env)), sites }).filter(
      ({ language }) => values.language === undefined || language === values.language,
    )
    print(format === 'json' ? JSON.stringify({ places: coverages }, null, 2) : coverageInWords(coverages, sites))
    return coverages.some((each) => each.percent < least) ? 1 : 0
  },
}

const OPTIONS = {
  site: { type: 'string' },
  language: { type: 'string' },
  min: { type: 'string', default: '100' },
  format: { type: 'string', default: 'pretty' },
} as const

const percent = (text: string): number => {
  const value = Number(text)
  if (text === '' || !(value >= 0 && value <= 100)) throw new UsageError(`--min takes a number from 0 to 100, not "${text}".`)
  return value
}
