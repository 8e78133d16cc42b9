import { describe, expect, it, vi } from 'vitest'
import type { BlockDataDeps } from '../../../../src/page/page-deps.ts'
import { call, search } from '../../../../src/page/data-request.ts'
import { planData, runPlan } from '../../../../src/pipeline/load/load-plan.ts'
import { pageContext } from '../../../factories/page-context.ts'
import { node } from '../../../factories/pages.ts'

const searchFor = (query: string) => search({ query, hitsPerPage: 4 })
const loads: NonNullable<Parameters<typeof planData>[0]['loads']> = {
  tray: (props) => ({ hits: searchFor(String(props['query'])) }),
  pair: () => ({ chosen: call('productsById', ['1']), found: searchFor('shoes'), more: undefined }),
  broken: () => {
    throw new Error('no')
  },
}
const onProblem = vi.fn()
const plan = (...blocks: Parameters<typeof planData>[0]['blocks']) => planData({ blocks, loads, context: pageContext(), onProblem })

/** Answers each search with its own words, so that positions can be distinguished. */
const echo = (changes: Partial<BlockDataDeps> = {}): BlockDataDeps => ({
  // Only positions matter here, so a hit is whatever identifies them.
  search: vi.fn<BlockDataDeps['search']>(async (requests) => requests.map(({ query }) => [{ name: query }]) as never),
  productsById: vi.fn<BlockDataDeps['productsById']>(async (ids) => ids.map((id) => ({ productId: id })) as never),
  recommendations: vi.fn(async () => []),
  shippingOptions: vi.fn(async () => []),
  sizeGuides: vi.fn(async () => ({ buttonText: 'Size guide', categories: [] })),
  sizeGuide: vi.fn(async () => undefined),
  unshippablePlaces: vi.fn(async () => []),
  suggestions: vi.fn(async () => []),
  firstCategories: vi.fn(async () => []),
  ...changes,
})
const run = (made: ReturnType<typeof plan>, source: BlockDataDeps, report = vi.fn()) =>
  runPlan(made, { data: source, report, deadlineMs: 30 })

describe('data of blocks', () => {
  it('is asked for once where several blocks ask the same, at any depth', async () => {
    const source = echo()
    const made = plan(
      node('tray', { id: 'a', props: { query: 'shoes' } }),
      node('column', { slots: { body: [node('tray', { id: 'b', props: { query: 'shoes' } })] } }),
      node('pair', { id: 'c' }),
    )
    expect(made.requests).toHaveLength(2)
    const shoes = [{ name: 'shoes' }]
    expect(await run(made, source)).toEqual({ a: { hits: shoes }, b: { hits: shoes }, c: { chosen: [{ productId: '1' }], found: shoes } })
    expect(source.search).toHaveBeenCalledOnce()
  })

  it('of searches is asked for fifty at a time, and comes back to the block that asked [INDEX-03]', async () => {
    const source = echo()
    const answers = await run(
      plan(...Array.from({ length: 120 }, (_, index) => node('tray', { id: `t${index}`, props: { query: `q${index}` } }))),
      source,
    )
    expect(vi.mocked(source.search).mock.calls.map(([requests]) => requests.length)).toEqual([50, 50, 20])
    expect(answers['t119']).toEqual({ hits: [{ name: 'q119' }] })
    expect(answers['t50']).toEqual({ hits: [{ name: 'q50' }] })
  })

  it('is undefined where a request fails or takes too long, and there for the others', async () => {
    const report = vi.fn()
    const source = echo({ productsById: () => new Promise(() => undefined) })
    expect(await run(plan(node('pair', { id: 'c' })), source, report)).toEqual({ c: { chosen: undefined, found: [{ name: 'shoes' }] } })
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'blockDataFailed' }))
    expect(
      await run(plan(node('tray', { id: 'a', props: { query: 'x' } })), echo({ search: () => Promise.reject(new Error('down')) })),
    ).toEqual({ a: { hits: undefined } })
  })

  it('is not asked for by blocks of a type nobody knows, whatever they and their ids are called', () => {
    const made = plan(
      node('constructor', { id: 'toString', props: { hits: { kind: 'search' } } }),
      node('tray', { id: 'constructor', props: {} }),
    )
    expect(made.requests).toHaveLength(1)
    expect(Object.entries(made.byBlock)).toEqual([['constructor', { hits: 0 }]])
  })

  it('is not asked for by a block whose load throws, and that is reported', () => {
    expect(plan(node('broken', { id: 'x' })).requests).toEqual([])
    expect(onProblem).toHaveBeenCalledWith(expect.objectContaining({ id: 'x' }), expect.any(Error))
  })
})
