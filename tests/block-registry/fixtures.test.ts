import { beforeAll, describe, expect, it } from 'vitest'
import { fixturesByType } from '../../block-registry/fixtures.ts'
import bundle from '../../schemas/generated/bundle.json' with { type: 'json' }
import type { SchemaBundle } from '../../schemas/block-schema.ts'
import { renderFixture } from '../../src/gallery/render-fixture.tsx'
import type { ContentProblem } from '../../src/content/content-problem.ts'
import { createPageValidator, type PageValidator } from '../../src/content/validate-page.ts'
import { site } from '../factories/site.ts'

const cases = Object.entries(fixturesByType).flatMap(([type, fixtures]) =>
  fixtures.map((fixture, index) => ({ type, index, fixture, name: fixture.name })),
)
const locales = [
  { site: site('gb'), language: 'en' },
  { site: site('ae'), language: 'ar' },
  { site: site('jp'), language: 'ja' },
]

let validate: PageValidator

beforeAll(() => {
  // JSON modules are typed by their literal content; the generator writes exactly a SchemaBundle.
  const { blocks, common } = bundle as unknown as SchemaBundle
  validate = createPageValidator(new Map(Object.entries(blocks)), Object.values(common))
})

describe('every fixture', () => {
  it.each(cases)('of $type holds what its schema allows: $name [BLOCK-57]', ({ type, fixture }) => {
    const page = {
      id: 'fixture',
      key: 'fixture',
      kind: 'landing',
      siteTag: 'ald-gb',
      language: 'en',
      title: type,
      seo: {},
      blocks: [fixture.node],
    } as const
    // A fixture brings its own context and stands alone, whatever the page.
    const isAlone = ({ code, blockId }: ContentProblem): boolean => code === 'parentMissing' && blockId === fixture.node.id
    expect(validate(page, 0).filter((problem) => problem.code !== 'contextMissing' && !isAlone(problem))).toEqual([])
  })

  it.each(cases)('of $type renders on the server in three languages: $name', async ({ type, index }) => {
    for (const locale of locales) {
      const rendered = await renderFixture({ type, index, ...locale })
      expect(rendered?.html).not.toContain('data-problem')
      expect(rendered?.html).not.toContain('MISSING.TRANSLATION')
    }
  })
})
