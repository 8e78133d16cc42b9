import * as disk from 'node:fs/promises'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findStale } from '../../../../scripts/blocks/write-generated.ts'
import { lintSchemas } from '../../../../scripts/blocks/lint/lint-schemas.ts'
import { formatText } from '../../../../scripts/format-text.ts'
import { newBlock } from '../../../../scripts/blocks/new/new-block.ts'
import { readSchemas } from '../../../../scripts/blocks/read-schemas.ts'
import { treeOf } from '../../../setup/tree-of.ts'

const project = fileURLToPath(new URL('../../../..', import.meta.url))
let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-block-'))
  for (const path of ['schemas', 'block-registry/index.ts', 'block-registry/shipping-table/shipping-table.load.ts'])
    await cp(join(project, path), join(root, path), { recursive: true })
  await mkdir(join(root, 'cms-migrations'))
})
afterAll(() => rm(root, { recursive: true }))

const input = (type: string) => ({ type, group: 'content', root })
const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8')

it('writes everything a block consists of, and all of it passes without a touch', async () => {
  const paths = await newBlock(input('store-finder'))
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
  for (const path of paths.filter((each) => /\.(?:ts|tsx|scss|json)$/.test(each) && !each.includes('generated')))
    expect(await read(path)).toBe(await formatText(path, await read(path)))
})

it('lists the block in the registry where its name belongs', async () => {
  const lines = (await read('block-registry/index.ts')).split('\n')
  const at = lines.indexOf("  'store-finder': { hydrate: 'never', view: () => import('./store-finder/store-finder.tsx') },")
  expect(lines[at - 1]).toMatch(/^ {2}'sticky-product-details'/)
  expect(lines[at + 1]).toMatch(/^ {2}'support-nav'/)
})

it('overwrites nothing and takes no name that is none', async () => {
  await expect(newBlock(input('store-finder'))).rejects.toThrow('is there already')
  await expect(newBlock(input('../evil'))).rejects.toThrow('no block type')
  await expect(newBlock(input('Hero'))).rejects.toThrow('no block type')
  await expect(newBlock(input('page'))).rejects.toThrow('the content type of pages')
})

it('leaves the project as it was where generating fails: a schema that is not JSON, a migration that cannot be replayed', async () => {
  for (const [path, problem] of [
    ['schemas/blocks/broken.schema.json', 'is not JSON'],
    ['cms-migrations/9999-broken.ts', 'exports no function'],
  ] as const) {
    await writeFile(join(root, path), 'export {}')
    const before = await treeOf(root)
    await expect(newBlock(input('opening-hours'))).rejects.toThrow(problem)
    expect(await treeOf(root)).toEqual(before)
    await rm(join(root, path))
  }
})

it('leaves the project as it was where the disk fails, while files are prepared or moved into place', async () => {
  const before = await treeOf(root)
  const full = () => Promise.reject(new Error('ENOSPC'))
  const lastRename = async (from: Parameters<typeof disk.rename>[0], to: Parameters<typeof disk.rename>[1]) =>
    String(to).includes('cms-migrations') ? full() : disk.rename(from, to)
  for (const failing of [{ mkdtemp: full }, { writeFile: full }, { mkdir: full }, { rename: full }, { rename: lastRename }]) {
    await expect(newBlock({ ...input('opening-hours'), disk: { ...disk, ...failing } })).rejects.toThrow('ENOSPC')
    expect(await treeOf(root)).toEqual(before)
  }
})
