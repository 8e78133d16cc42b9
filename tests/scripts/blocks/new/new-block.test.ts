import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { check, resolveConfig } from 'prettier'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findStale } from '../../../../scripts/blocks/write-generated.ts'
import { lintSchemas } from '../../../../scripts/blocks/lint/lint-schemas.ts'
import { newBlock } from '../../../../scripts/blocks/new/new-block.ts'
import { readSchemas } from '../../../../scripts/blocks/read-schemas.ts'

const project = fileURLToPath(new URL('../../../..', import.meta.url))
let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-block-'))
  for (const path of ['schemas', 'block-registry/index.ts', '.prettierrc.json'])
    await cp(join(project, path), join(root, path), { recursive: true })
  await mkdir(join(root, 'cms-migrations'))
})
afterAll(() => rm(root, { recursive: true }))

const order = (type: string) => ({ type, group: 'content', root })
const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8')

it('writes everything a block consists of, and all of it passes without a touch', async () => {
  const paths = await newBlock(order('store-finder'))
  expect(paths).toEqual(
    expect.arrayContaining([
      'schemas/blocks/store-finder.schema.json',
      'block-registry/store-finder/store-finder.tsx',
      'block-registry/store-finder/store-finder.module.scss',
      'block-registry/store-finder/store-finder.fixture.ts',
      'block-registry/index.ts',
      'schemas/generated/types.ts',
      'docs/blocks/types/store-finder.md',
      'cms-migrations/0001-add-store-finder.ts',
    ]),
  )
  const schemas = await readSchemas(pathToFileURL(join(root, 'schemas/')))
  expect(lintSchemas(schemas)).toEqual([])
  expect(await findStale({ schemas, kinds: ['types', 'docs'], root })).toEqual([])
  expect(await read('schemas/generated/types.ts')).toContain("readonly 'store-finder': StoreFinderProps")
  const options = await resolveConfig(join(project, 'package.json'))
  for (const path of paths.filter((each) => /\.(?:ts|tsx|scss|json)$/.test(each) && !each.includes('generated')))
    expect([path, await check(await read(path), { ...options, filepath: path })]).toEqual([path, true])
})

it('lists the block in the registry where its name belongs', async () => {
  const lines = (await read('block-registry/index.ts')).split('\n')
  const at = lines.indexOf("  'store-finder': { hydrate: 'never', view: () => import('./store-finder/store-finder.tsx') },")
  expect(lines[at - 1]).toMatch(/^ {2}'sticky-product-details'/)
  expect(lines[at + 1]).toMatch(/^ {2}'support-nav'/)
})

it('overwrites nothing and takes no name that is none', async () => {
  await expect(newBlock(order('store-finder'))).rejects.toThrow('is there already')
  await expect(newBlock(order('../evil'))).rejects.toThrow('no block type')
  await expect(newBlock(order('Hero'))).rejects.toThrow('no block type')
})
