import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { coreBytes } from '../../bench/core-bytes.mjs'
import { registry } from '../../../block-registry/index.ts'
import { composerInShop, readBlockSizes, typesInEveryPage, type BlockSize } from '../size/block-sizes.ts'
import { choose } from './choose.ts'
import type { Command } from './command.ts'
import { formatRows } from './format-rows.ts'

export const size: Command = {
  summary: 'what each type weighs in the production build',
  help: `npm run blocks size [-- <type>...] [--format pretty|json]

Bytes as sent (brotli) that a type adds to a page that uses it, beyond what every page has: its own script, scripts it shares
with other blocks, its styles. A type that hydrates "never" stays HTML and sends only its styles. Then the core that every page has, the renderer and the registry, and what one more type would
add to it: the only thing a block costs pages that do not use it. Last, the composer in shoppers' files, which fails unless it is
nothing. Needs a build (npm run build).`,
  run: async (args, { root, print }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { format: { type: 'string', default: 'pretty' } },
    })
    const format = choose('format', values.format, ['pretty', 'json'])
    const client = join(root, 'dist', 'client')
    const sizes = [...(await readBlockSizes(client))].filter(([type]) => positionals.length === 0 || positionals.includes(type))
    const core = await coreBytes()
    const report: Report = {
      core,
      further: (await coreBytes({ hasFurtherType: true })) - core,
      inEveryPage: await typesInEveryPage(client),
      composer: await composerInShop(client),
      types: Object.fromEntries(sizes.map(([type, each]) => [type, { hydrate: policies[type] ?? 'unknown', ...each }])),
    }
    print(format === 'json' ? JSON.stringify(report, null, 2) : pretty(report))
    return Object.keys(report.composer).length === 0 ? 0 : 1
  },
}

interface Report {
  readonly core: number
  readonly further: number
  readonly inEveryPage: readonly string[]
  /** Bytes by module. */
  readonly composer: Readonly<Record<string, number>>
  readonly types: Readonly<Record<string, BlockSize & { readonly hydrate: string }>>
}

const policies: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(registry).map(([type, { hydrate }]) => [type, hydrate]),
)

const pretty = ({ core, further, inEveryPage, composer, types }: Report): string =>
  [
    formatRows(
      ['type', 'hydrates', 'js', 'shared js', 'css'],
      Object.entries(types).map(([type, { hydrate, js, sharedJs, css }]) => [type, hydrate, js, sharedJs, css]),
    ),
    '',
    `The core, renderer and registry: ${core} bytes. One more type: ${further} bytes of it, and nothing else.`,
    `Views that every page loads: ${inEveryPage.length === 0 ? 'none' : inEveryPage.join(', ')}.`,
    `The composer in shoppers' files: ${Object.values(composer).reduce((total, size) => total + size, 0)} bytes${Object.keys(composer)
      .map((path) => ` ${path}`)
      .join(',')}.`,
  ].join('\n')
