import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoCategories } from '../../../demo/catalogue/demo-categories.ts'
import { SEED_PAGES } from '../../../demo/content/seed-pages.ts'
import type { SeedNode } from '../../../platform/seed/seed-node.ts'
import { starterPages } from '../../../platform/starter/starter-pages.ts'
import { recordOf } from '../../../schemas/page-kinds.ts'
import { projectPath } from '../../../server/paths.ts'
import { textLanguageOf } from '../../../src/site/text-language.ts'

const hasBreadcrumbs = (nodes: readonly SeedNode[]): boolean =>
  nodes.some(({ type, slots }) => type === 'breadcrumbs' || Object.values(slots).some(hasBreadcrumbs))

describe.each([
  ['demo', SEED_PAGES],
  ['starter', starterPages()],
])('pages of the %s', (_name, pages) => {
  it('have breadcrumbs wherever their kind has a way back, those that open with a picture as wide as the window too [CRUMB-05]', () => {
    const without = pages.filter(({ kind, blocks }) => recordOf(kind).crumbs !== null && !hasBreadcrumbs(blocks))
    expect(without.map(({ key }) => key)).toEqual([])
  })
})

it('no category is called as the home page is in the breadcrumbs of its language [CRUMB-01]', () => {
  const homeIn = (language: string): string =>
    (
      JSON.parse(readFileSync(projectPath(`src/i18n/messages/${textLanguageOf(language)}/breadcrumb.json`), 'utf8')) as Record<
        string,
        string
      >
    )['breadcrumb.home'] ?? ''
  const labels = demoCategories().flatMap(({ label }) => Object.entries(label))
  expect(labels.filter(([language, label]) => label === homeIn(language))).toEqual([])
  expect(new Set(labels.map(([language]) => language)).size).toBe(10)
})
