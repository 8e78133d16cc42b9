import { z } from 'zod'
import { blockSchemas, entrySchemas } from '../../../../src/content/block-schemas.ts'
import { pathOfKey } from '../../../../src/content/page-entry.ts'
import { ownValue } from '../../../../src/lib/own-value.ts'
import { listPages } from '../../list-pages.ts'
import { Refusal } from '../../refusal.ts'
import { DATA_NOTICE } from './findings.ts'
import type { Tools } from './tool.ts'
import { defined } from '../../../../src/lib/defined.ts'

const PAGES_AN_ANSWER = 50

const page = z.object({
  id: z.string(),
  key: z.string(),
  path: z.string().optional().describe('Its address without country and language; absent where it has none of its own.'),
  kind: z.string(),
  sites: z.array(z.string()).describe('Tags of the sites it is for; none for all.'),
  state: z.enum(['draft', 'changed', 'live', 'archived']),
  isRefused: z.boolean().describe('Its last publish was refused for at least one site.'),
  updatedAt: z.string(),
  text: z.object({ title: z.string() }),
})

/** Finding pages, and what they can be made of. */
export const listTools: Tools = (add, { request, deps }) => {
  const { management, runtime } = deps
  const { database, config } = runtime
  add({
    name: 'list_pages',
    title: 'List pages',
    description: `Pages by title, with their state. Search by words of the title, key or kind; 50 at a time. ${DATA_NOTICE}`,
    input: z.strictObject({
      search: z.string().max(200).default(''),
      site: z.string().max(40).optional().describe('Tag of a site.'),
      skip: z.int().min(0).max(100_000).default(0),
    }),
    output: z.object({ pages: z.array(page), total: z.number(), nextSkip: z.number().optional() }),
    run: async ({ search, site, skip }) => {
      const all = await listPages({ management, database, log: request.log, environmentId: config.CONTENTFUL_ENVIRONMENT })
      const words = search.trim().toLowerCase()
      const found = all.filter(
        ({ title, key, kind, sites }) =>
          `${title} ${key} ${kind}`.toLowerCase().includes(words) && (site === undefined || sites.length === 0 || sites.includes(site)),
      )
      const shown = found.slice(skip, skip + PAGES_AN_ANSWER)
      const next = skip + shown.length
      return {
        pages: shown.map(({ id, title, key, kind, sites, state, isRefused, updatedAt }) => {
          const path = pathOfKey(key)
          return { id, key, ...defined({ path }), kind, sites: [...sites], state, isRefused, updatedAt, text: { title } }
        }),
        total: found.length,
        ...(next < found.length ? { nextSkip: next } : {}),
      }
    },
  })
  add({
    name: 'list_blocks',
    title: 'List block types',
    description: 'Every block type that pages can be made of, and what it is for.',
    input: z.strictObject({}),
    output: z.object({
      blocks: z.array(z.object({ type: z.string(), title: z.string(), description: z.string(), group: z.string() })),
    }),
    run: async () => ({
      blocks: [...blockSchemas].map(([type, { title, description, 'x-group': group }]) => ({ type, title, description, group })),
    }),
  })
  add({
    name: 'read_block_schema',
    title: 'Read the schema of a block type',
    description:
      'The JSON Schema of a block type, or of `page`: its fields in `properties` (`x-field` says how each is written), its places for other blocks in `x-slots`, what has to be around it in `x-parent`, `x-ancestor` and `x-needs`, and examples.',
    input: z.strictObject({ type: z.string().max(64) }),
    output: z.object({ type: z.string(), schema: z.record(z.string(), z.unknown()) }),
    run: async ({ type }) => {
      const schema = type === 'redirect' ? undefined : ownValue(Object.fromEntries(entrySchemas), type)
      if (schema === undefined)
        throw new Refusal(404, 'NOT_FOUND', { message: `There is no block type ${type}: list_blocks names those there are.` })
      return { type, schema: { ...schema } }
    },
  })
}
