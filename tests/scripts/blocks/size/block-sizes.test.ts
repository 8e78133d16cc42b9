import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coreBytes } from '../../../../scripts/bench/core-bytes.mjs'
import { composerInShop, readBlockSizes, typesInEveryPage } from '../../../../scripts/blocks/size/block-sizes.ts'

const MANIFEST = {
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_react.js'], css: ['assets/entry.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_picture.js': { file: 'assets/picture.js', css: ['assets/picture.css'] },
  'block-registry/hero/hero.tsx': {
    file: 'assets/hero.js',
    imports: ['_react.js', '_picture.js', 'src/entry-client.tsx'],
    css: ['assets/hero.css'],
  },
  'block-registry/hero/other.tsx': { file: 'assets/other.js' },
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'block-sizes-'))
  await mkdir(join(folder, '.vite'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST))
  const bytes = { 'hero.js.br': 100, 'hero.css.br': 20, 'picture.js.br': 30, 'picture.css.br': 4, 'react.js.br': 9000, 'entry.js.br': 5000 }
  for (const [name, size] of Object.entries(bytes)) await writeFile(join(folder, 'assets', name), 'x'.repeat(size))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the size of a block', () => {
  it('is what it adds to a page: its own script, what it shares with other blocks, its styles, as sent', async () => {
    expect([...(await readBlockSizes(folder))]).toEqual([['hero', { js: 100, sharedJs: 30, css: 24 }]])
  })

  it('is nothing for pages that do not use it: the entry imports no view', async () => {
    expect(await typesInEveryPage(folder)).toEqual([])
  })

  it('is beside the composer, which no shopper loads: named with its bytes where one would', async () => {
    const list = join(folder, '.vite/composer-modules.json')
    await writeFile(list, '{}')
    expect(await composerInShop(folder)).toEqual({})
    await writeFile(
      list,
      JSON.stringify({ 'assets/entry.js': { 'composer/app.tsx': 70 }, 'assets/hero.js': { 'composer/sign-in.tsx': 30 } }),
    )
    expect(await composerInShop(folder)).toEqual({ 'composer/app.tsx': 70, 'composer/sign-in.tsx': 30 })
  })

  it('cannot be read without a build', async () => {
    await expect(readBlockSizes(tmpdir())).rejects.toThrow('npm run build')
  })
})

it('a further type adds its line in the registry to pages that do not use it, under 64 bytes, and nothing else', async () => {
  const further = (await coreBytes({ hasFurtherType: true })) - (await coreBytes())
  // Not more than 0: so short a line can compress to less than nothing beside the others.
  expect(further).toBeLessThan(64)
})
