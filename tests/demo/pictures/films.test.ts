import { readdirSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { picturedItems } from '../../../demo/catalogue/demo-items.ts'
import { SEED_PAGES } from '../../../demo/content/seed-pages.ts'
import { projectPath } from '../../../server/paths.ts'

const folder = projectPath('public/videos')

it('each film that a page or a product of the demo names is a file, and no file is of none', () => {
  const named = JSON.stringify([SEED_PAGES, picturedItems()]).match(/(?<=\/videos\/)[\w-]+\.webm/g) ?? []
  expect(readdirSync(folder).sort()).toEqual([...new Set(named)].sort())
})

it('the films of the demo are 700 kB together at most', () => {
  const sizes = readdirSync(folder).map((name) => statSync(`${folder}/${name}`).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(700_000)
})
