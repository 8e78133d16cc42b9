import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { bumpRevision, CATALOGUE_CHANNEL } from '../../../server/catalogue/catalogue-revision.ts'
import { followChanges } from '../../../server/operations/follow-changes.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

let test: TestRuntime
beforeAll(async () => {
  test = await createTestRuntime()
})
afterAll(() => test.close())
afterEach(() => void vi.useRealTimers())

const WAIT = { timeout: 10_000 }
const FAILURE = 'The search could not follow'

describe('a running shop', () => {
  it('takes what an import in another process brought into its search, and then into its pages', async () => {
    const done: string[] = []
    const stop = await followChanges({
      channel: CATALOGUE_CHANNEL,
      failure: FAILURE,
      ...test.handle,
      log: test.app.log,
      work: async () => void done.push('index'),
      onDone: () => void done.push('purge'),
    })
    await bumpRevision(test.runtime.database)
    await bumpRevision(test.runtime.database)
    await expect.poll(() => done, WAIT).toEqual(['index', 'purge'])
    await stop()
  })

  it('waits for one turn only however many batches an import saves meanwhile, and follows the last of them', async () => {
    vi.useFakeTimers()
    const turns: (() => void)[] = []
    let change = (): void => undefined
    let indexed = 0
    const stop = await followChanges({
      channel: CATALOGUE_CHANNEL,
      failure: FAILURE,
      log: test.app.log,
      listen: async (_, onMessage) => {
        change = () => onMessage('')
        return () => Promise.resolve()
      },
      inTurn: async (work) => {
        await new Promise<void>((go) => void turns.push(go))
        return work()
      },
      work: async () => void (indexed += 1),
      onDone: () => undefined,
    })
    const changeAndRest = async (): Promise<void> => {
      change()
      await vi.advanceTimersByTimeAsync(1_000)
    }
    await changeAndRest()
    await changeAndRest()
    await changeAndRest()
    expect(turns).toHaveLength(1)
    turns[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect([indexed, turns.length]).toEqual([1, 2])
    turns[1]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect([indexed, turns.length]).toEqual([2, 2])
    await stop()
  })

  it('says in its log that the search could not follow, shows no new page before it did, and follows the next change', async () => {
    const said: unknown[] = []
    let purged = 0
    let fails = true
    const stop = await followChanges({
      channel: CATALOGUE_CHANNEL,
      failure: FAILURE,
      ...test.handle,
      log: { error: (...words: unknown[]) => void said.push(words.at(-1)) },
      work: () => (fails ? Promise.reject(new Error('away')) : Promise.resolve()),
      onDone: () => void (purged += 1),
    })
    await bumpRevision(test.runtime.database)
    await expect.poll(() => said, WAIT).toEqual([FAILURE])
    expect(purged).toBe(0)
    fails = false
    await bumpRevision(test.runtime.database)
    await expect.poll(() => purged, WAIT).toBe(1)
    await stop()
  })
})
