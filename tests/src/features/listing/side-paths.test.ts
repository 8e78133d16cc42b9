import { describe, expect, it, vi } from 'vitest'
import { createSidePaths } from '../../../../src/features/listing/side-paths.ts'
import { navigationTree } from '../../../factories/navigation.ts'

const counting = (counts: (selections: readonly unknown[]) => Promise<readonly number[]> = async (all) => all.map(() => 1)) => {
  let time = 0
  const countHits = vi.fn(counts)
  const report = vi.fn()
  const paths = createSidePaths({ countHits, getNavigation: async () => navigationTree(), report, now: () => time })
  return { ...paths, countHits, report, wait: (ms: number) => (time += ms) }
}
const [first] = navigationTree()
const path = first?.path ?? ''
const below = (first?.children ?? []).filter(({ hide }) => hide !== true).map((node) => node.path)

describe('the nodes around a listing that hold products', () => {
  it('are counted once for all listings of a department [SIDENAV-05]', async () => {
    const { find, countHits } = counting()
    expect(await find(path)).toEqual(expect.arrayContaining(below))
    await find(below[0] ?? path)
    expect(countHits).toHaveBeenCalledTimes(1)
  })

  it('are counted again after a minute, while what is known is used', async () => {
    let finish = (): void => undefined
    const { find, countHits, wait } = counting()
    await find(path)
    wait(60_000)
    countHits.mockImplementationOnce((all) => new Promise((resolve) => (finish = () => resolve(all.map(() => 0)))))
    expect(await find(path)).toEqual(expect.arrayContaining(below))
    await find(path)
    expect(countHits).toHaveBeenCalledTimes(2)
    finish()
    await vi.waitFor(async () => expect(await find(path)).toEqual([]))
  })

  it('are not counted where the server told them', async () => {
    const { find, countHits, cache } = counting()
    cache(path, below)
    expect(await find(path)).toEqual(below)
    expect(countHits).not.toHaveBeenCalled()
  })

  it('are unknown and reported where they cannot be counted, until the next listing asks', async () => {
    const { find, countHits, report } = counting()
    countHits.mockRejectedValueOnce(new Error('down'))
    expect(await find(path)).toBeUndefined()
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'sideNavigationFailed' }))
    expect(await find(path)).toEqual(expect.arrayContaining(below))
  })
})
