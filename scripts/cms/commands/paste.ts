import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { releaseName } from '../../../src/content/clipboard/release-name.ts'
import { readConfig } from '../../../server/config.ts'
import { readSites } from '../../../server/sites.ts'
import { choose } from '../../blocks/commands/choose.ts'
import type { Command } from '../../blocks/commands/command.ts'
import { UsageError } from '../../blocks/commands/usage-error.ts'
import { formatProblems, PROBLEM_FORMATS } from '../../blocks/lint/format-problems.ts'
import { connectionOf } from '../connect-cms.ts'
import { createClipboardCms } from '../clipboard/clipboard-cms.ts'
import type { PastePosition } from '../clipboard/find-target.ts'
import { pasteBlocks } from '../clipboard/paste-blocks.ts'
import { parseClip } from '../clipboard/parse-clip.ts'

export const paste: Command = {
  summary: 'puts copied blocks on a page, as drafts, after checking them',
  help: `npm run cms paste <page> [-- --before <blockId> | --after <blockId> | --into <blockId>.<slot>] < blocks.json

Takes what "Copy block" of the preview's bar or npm run cms copy made, of any page and space. Everything is checked before
anything is written: schemas, slots, limits, references. The blocks and all that is in them become drafts with new ids;
shared sections stay shared, assets are found by their ids. Nothing is published, nothing that is there changes but the list the
blocks are put in, and what fails half way is taken back. Without a position: at the end of the page.

  <page>                 key of the page: home, landing/help/delivery
  --site <siteTag>       the page of a site that has one of its own
  --from <file>          reads there instead of from the standard input
  --check                only checks
  --space, --environment another one than CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT say
  --format <format>      pretty (default), json, sarif: of what is found

Without CONTENTFUL_MANAGEMENT_HOST the space is that of the running shop. Exits with 1 where there is an error; then nothing is
different from before.`,
  run: async (args, { print, complain, env }) => {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
    const [page, ...others] = positionals
    if (page === undefined || others.length > 0) throw new UsageError('Which page? One.')
    const format = choose('format', values.format, PROBLEM_FORMATS)
    const position = positionOf(values)
    const clip = parseClip(values.from === undefined ? await text(process.stdin) : await readFile(values.from, 'utf8'))
    if (clip.release !== releaseName()) complain(OTHER_RELEASE)
    const { pasted, made, problems } = await pasteBlocks({
      cms: createClipboardCms(await connectionOf({ env, ...values })),
      clip,
      page,
      siteTag: values.site,
      position,
      sites: readSites(readConfig(env)),
      newId: () => randomBytes(ID_BYTES).toString('hex'),
      isRehearsal: values.check,
    })
    if (problems.length > 0 || format !== 'pretty') print(formatProblems(problems, format))
    const hasErrors = problems.some(({ severity }) => severity === 'error')
    if (format === 'pretty' && !hasErrors)
      print(values.check ? 'It fits.' : `${made} ${made === 1 ? 'draft' : 'drafts'} made: ${pasted.join(', ')}`)
    return hasErrors ? 1 : 0
  },
}

const OPTIONS = {
  before: { type: 'string' },
  after: { type: 'string' },
  into: { type: 'string' },
  site: { type: 'string' },
  from: { type: 'string' },
  check: { type: 'boolean', default: false },
  space: { type: 'string' },
  environment: { type: 'string' },
  format: { type: 'string', default: 'pretty' },
} as const

/** As long as the ids the CMS makes itself. */
const ID_BYTES = 11

const OTHER_RELEASE =
  'This was copied from a shop of another release. Older blocks are shown through their steps; newer ones are pasted and not shown.'

const positionOf = ({ before, after, into }: Readonly<Partial<Record<'before' | 'after' | 'into', string | undefined>>>): PastePosition => {
  if ([before, after, into].filter((id) => id !== undefined).length > 1) throw new UsageError('Either --before, --after or --into.')
  if (before !== undefined) return { before }
  if (after !== undefined) return { after }
  return into === undefined ? { end: true } : { into }
}
