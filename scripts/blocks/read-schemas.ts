import { readdir, readFile } from 'node:fs/promises'
import type { BlockSchema, SchemaBundle } from '../../schemas/block-schema.ts'

/** Everything in schemas/ that tools work on, types in alphabetical order. */
export interface Schemas {
  readonly blocks: Readonly<Record<string, BlockSchema>>
  readonly common: readonly { readonly $id: string }[]
  readonly meta: object
  readonly page: BlockSchema
  readonly redirect: BlockSchema
  readonly bundle: SchemaBundle
}

const SUFFIX = '.schema.json'

/** Reads schemas/blocks, schemas/common and the meta-schema below `root`. Throws where a file is not JSON, naming it. */
export const readSchemas = async (root: URL = new URL('../../schemas/', import.meta.url)): Promise<Schemas> => {
  const blocks = Object.fromEntries(await readFolder<BlockSchema>(new URL('blocks/', root)))
  const common = (await readFolder<{ $id: string }>(new URL('common/', root))).map(([, schema]) => schema)
  const meta = await readJson<object>(new URL('meta/block.meta.schema.json', root))
  const page = await readJson<BlockSchema>(new URL('page.schema.json', root))
  const redirect = await readJson<BlockSchema>(new URL('redirect.schema.json', root))
  return withBundle({ blocks, common, meta, page, redirect })
}

export const withBundle = (schemas: Omit<Schemas, 'bundle'>): Schemas => ({
  ...schemas,
  bundle: {
    page: forRunning(schemas.page),
    redirect: forRunning(schemas.redirect),
    blocks: Object.fromEntries(Object.entries(schemas.blocks).map(([type, schema]) => [type, forRunning(schema)])),
    common: schemas.common,
  },
})

/** What the running shop and a release carry: neither examples, which are for people, nor what only the registry is made from. */
const forRunning = ({ examples: _, 'x-hydrate': _hydrate, 'x-all-texts': _allTexts, ...schema }: BlockSchema): BlockSchema => schema

const readFolder = async <Schema>(folder: URL): Promise<(readonly [string, Schema])[]> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith(SUFFIX))
  const names = files.map((name) => name.slice(0, -SUFFIX.length)).sort()
  return Promise.all(names.map(async (name) => [name, await readJson<Schema>(new URL(name + SUFFIX, folder))] as const))
}

const readJson = async <Value>(file: URL): Promise<Value> => {
  const text = await readFile(file, 'utf8')
  try {
    // The meta-schema decides right after whether the file is what its folder promises.
    return JSON.parse(text) as Value
  } catch (cause) {
    throw new Error(`${file.pathname} is not JSON`, { cause })
  }
}
