import { describe, expect, it } from 'vitest'
import { createCounts } from '../../../../server/operations/counts.ts'
import { createFailures } from '../../../../server/operations/errors/failures.ts'
import type { Incident } from '../../../../server/operations/errors/incident.ts'
import { randomIds } from '../../../../server/ids.ts'

const begin = () => {
  const collected: Incident[] = []
  const time = { now: 0 }
  const counts = createCounts()
  const reportFailure = createFailures({
    collector: { collect: (incident) => void collected.push(incident) },
    clock: { now: () => time.now },
    ids: randomIds,
    counts,
    release: 'b1',
  })
  const counted = async () => (await counts.failures.get()).values.map(({ labels, value }) => ({ ...labels, value }))
  return { collected, time, counted, reportFailure }
}
const failedJob = (queue: string, cause: Error) =>
  ({ code: 'jobFailed', severity: 3, message: 'A job failed.', cause, tags: { queue } }) as const

describe('a failure that no request shows', () => {
  it('is collected with an incident, its cause, where it was thrown, and what it can be searched by', () => {
    const { collected, reportFailure } = begin()
    const incident = reportFailure(failedJob('stock', new TypeError('No index for ann@example.com')))
    expect(incident).toMatch(/^E-[0-9A-F]{8}$/)
    expect(collected).toMatchObject([
      { incident, origin: 'server', release: 'b1', code: 'jobFailed', severity: 3, tags: { queue: 'stock' } },
    ])
    expect(collected[0]?.message).toBe('A job failed. TypeError: No index for <e-mail>')
    expect(collected[0]?.frames[0]?.file).toContain('failures.test.ts')
  })

  it('is collected once a minute for the same cause, under one incident, and counted each time', async () => {
    const { collected, time, counted, reportFailure } = begin()
    const first = reportFailure(failedJob('stock', new Error('No index')))
    time.now = 59_999
    expect(reportFailure(failedJob('stock', new Error('No index')))).toBe(first)
    expect(collected).toHaveLength(1)
    time.now = 60_000
    expect(reportFailure(failedJob('stock', new Error('No index')))).not.toBe(first)
    expect(collected).toHaveLength(2)
    expect(await counted()).toEqual([
      { code: 'jobFailed', outcome: 'reported', value: 2 },
      { code: 'jobFailed', outcome: 'repeated', value: 1 },
    ])
  })

  it('is collected at once where another queue failed, or for another reason', () => {
    const { collected, reportFailure } = begin()
    reportFailure(failedJob('stock', new Error('No index')))
    reportFailure(failedJob('content', new Error('No index')))
    reportFailure(failedJob('stock', new Error('No database')))
    expect(collected).toHaveLength(3)
  })
})
