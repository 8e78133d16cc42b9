import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { registry } from '../../../block-registry/index.ts'
import type { BlockNode } from '../../../schemas/page.ts'
import { buildPage } from '../../../src/content/build-page.ts'
import { blockSchemas, commonSchemas } from '../../../src/content/block-schemas.ts'
import { createPageValidator, MAX_BLOCKS } from '../../../src/content/validate-page.ts'
import { ServerBlock } from '../../../src/pipeline/render/server-block.tsx'
import { toRegistry, createViewStore } from '../../../src/pipeline/blocks/registry.ts'
import { renderBlocks } from '../../../src/pipeline/render/render-blocks.tsx'
import { entry, linkTo, pageEntry } from '../../factories/cms.ts'
import { randomContent, type RandomContent } from '../../factories/random-content.ts'
import { site } from '../../factories/site.ts'
import { liveMarkup } from '../../setup/live-markup.ts'
import { surround } from '../../setup/render.tsx'
import { runs } from '../../setup/runs.ts'

/** `npm run fuzz` asks for a hundred thousand; every check of the tree for some of them. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? runs(150, 600))
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120)

const validate = createPageValidator(blockSchemas, commonSchemas)
const known = toRegistry(registry)
const views = createViewStore(known)
beforeAll(async () => {
  // Hostile content is reported by the thousand; a spy would keep every report until memory is gone.
  vi.stubGlobal('console', { ...console, warn: () => undefined, error: () => undefined })
  await views.loadAll(blockSchemas.keys())
})

const publish = ({ page: entryOfPage, source }: RandomContent) => {
  const { page, json, problems } = buildPage({ entry: entryOfPage, source, site: site('gb'), language: 'en', locales: ['en'] })
  const found = [...problems, ...validate(page, json.length)]
  return { page, json, problems: found, isRefused: found.some(({ severity }) => severity === 'error') }
}

const render = (blocks: readonly BlockNode[]): string =>
  renderToString(
    surround(
      <>{renderBlocks(blocks, { registry: known, views, data: {}, Block: ServerBlock, showsProblems: true, onFailed: () => undefined })}</>,
      {
        context: { kind: 'landing' },
      },
    ),
  )

const countAll = (nodes: readonly BlockNode[]): number =>
  nodes.reduce((sum, { slots = {} }) => sum + 1 + Object.values(slots).reduce((inner, slot) => inner + countAll(slot), 0), 0)

describe('content nobody would write on purpose', () => {
  it(
    'is turned into a page, validated and rendered without a crash, and nothing of it runs [BLOCK-57]',
    () => {
      let accepted = 0
      fc.assert(
        fc.property(randomContent(), (content) => {
          const { page, json, problems, isRefused } = publish(content)
          if (!isRefused && page.blocks.length > 0) accepted += 1
          expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(page)))
          for (const problem of problems) expect(problem.message.length).toBeGreaterThan(0)
          expect(liveMarkup(render(page.blocks))).toEqual([])
        }),
        { numRuns: RUNS, seed: SEED },
      )
      // Were everything refused, the renderer would see nothing that really goes live.
      expect(accepted).toBeGreaterThan(RUNS / 50)
    },
    20_000 + RUNS * 60,
  )
})

describe('a page beyond the limits', () => {
  const twice = (depth: number): RandomContent => {
    const layers = Array.from({ length: depth }, (_, index) =>
      entry(`layer${index}`, 'accordion-panel', {
        title: `Layer ${index}`,
        body: [linkTo(`layer${index + 1}`), linkTo(`layer${index + 1}`)],
      }),
    )
    const page = pageEntry('page', {}, ['layer0'])
    return { page, source: { entries: new Map([page, ...layers].map((each) => [each.sys.id, each])), assets: new Map() } }
  }

  it('refuses a page of 5,000 blocks in words, and could still render it [BLOCK-57]', () => {
    const headlines = Array.from({ length: 5000 }, (_, index) => entry(`h${index}`, 'headline', { text: `Heading ${index}` }))
    const page = pageEntry(
      'page',
      {},
      headlines.map(({ sys }) => sys.id),
    )
    const source = { entries: new Map([page, ...headlines].map((each) => [each.sys.id, each])), assets: new Map() }
    const published = publish({ page, source })
    expect(published.problems).toContainEqual(
      expect.objectContaining({ code: 'tooManyBlocks', message: expect.stringContaining(`more than ${MAX_BLOCKS}`) }),
    )
    expect(render(published.page.blocks).match(/<h2/g)?.length).toBe(countAll(published.page.blocks))
  })

  it('refuses a page of thirty levels in words, and names where [BLOCK-57]', () => {
    const { problems, isRefused } = publish(twice(30))
    expect(isRefused).toBe(true)
    expect(problems.find(({ code }) => code === 'tooDeep')).toMatchObject({ severity: 'error', message: expect.stringContaining('deep') })
  })

  it('cuts a page short whose parts each hold the next one twice, instead of unfolding it a billion times [BLOCK-57]', () => {
    const { page, isRefused } = publish(twice(40))
    expect(isRefused).toBe(true)
    expect(countAll(page.blocks)).toBeLessThan(10_000)
  })
})
