import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { collectSource } from '../../../server/publishing/cms.ts'
import { copyBlocks } from '../../../src/content/clipboard/clip.ts'
import { releaseName } from '../../../src/content/clipboard/release-name.ts'
import { entrySchemas } from '../../../src/content/block-schemas.ts'
import { outlineOf, type OutlineBlock } from '../../../src/content/clipboard/outline.ts'
import type { Command } from '../../blocks/commands/command.ts'
import { UsageError } from '../../blocks/commands/usage-error.ts'
import { connectionOf } from '../connect-cms.ts'
import { createClipboardCms } from '../clipboard/clipboard-cms.ts'
import { findBlock, findPage } from '../clipboard/find-target.ts'

export const copy: Command = {
  summary: 'copies blocks of a page, with all that is in them, as JSON',
  help: `npm run --silent cms copy <page> [<blockId> ...] [-- --site <siteTag>] [--out <file>] [--space <id>] [--environment <id>]

Writes what "Copy block" of the preview's bar puts on the clipboard: the drafts of the blocks, in every language. Shared
sections, pages and assets are referred to and not copied. Without a block id it lists the page's blocks. For npm run cms paste.

  <page>                 key of the page: home, landing/help/delivery
  --site <siteTag>       the page of a site that has one of its own
  --out <file>           writes there instead of to the terminal
  --space, --environment another one than CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT say

Without CONTENTFUL_MANAGEMENT_HOST the space is that of the running shop.`,
  run: async (args, { print, env }) => {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
    const [key, ...ids] = positionals
    if (key === undefined) throw new UsageError('Which page?')
    const cms = createClipboardCms(await connectionOf({ env, ...values }))
    const page = await findPage(cms, key, values.site)
    const source = await collectSource(cms, [page])
    if (ids.length === 0) {
      const locales = (await cms.locales()).filter((locale) => locale.default).map(({ code }) => code)
      print(listed(outlineOf({ page, schemas: entrySchemas, source, locales })).join('\n'))
      return 0
    }
    const found = ids.map((id) => findBlock(id, { page, source, schemas: entrySchemas }).entry.sys.id)
    const text = JSON.stringify(copyBlocks({ ids: found, source, schemas: entrySchemas, release: releaseName() }), null, 2)
    if (values.out === undefined) print(text)
    else await writeFile(values.out, `${text}\n`)
    return 0
  },
}

const OPTIONS = {
  site: { type: 'string' },
  out: { type: 'string' },
  space: { type: 'string' },
  environment: { type: 'string' },
} as const

const listed = (blocks: readonly OutlineBlock[], indent = ''): readonly string[] =>
  blocks.flatMap(({ id, name, blocks: inner }) => [`${indent}${name}  ${id}`, ...listed(inner, `${indent}  `)])
