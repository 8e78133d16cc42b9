import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../../../server/config.ts'
import { createCounts } from '../../../../server/operations/counts.ts'
import { createCollector } from '../../../../server/operations/errors/collector.ts'
import { createFailures } from '../../../../server/operations/errors/failures.ts'
import { randomIds } from '../../../../server/ids.ts'

const config = readConfig({ APP_ENV: 'test', SENTRY_DSN: 'https://key@collector.example/1' })

describe('a collector that fails', () => {
  it.each([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['refuses', async () => new Response(null, { status: 500 })],
  ])('and %s is said once in the log and counted, and is itself no failure that is collected', async (_how, answer) => {
    const fetch = vi.fn(answer)
    const log = { warn: vi.fn() }
    const base = { clock: { now: () => 0 }, ids: randomIds, counts: createCounts() }
    const collector = createCollector({ ...base, config, fetch, log })
    createFailures({ ...base, collector, release: 'b1' })({ code: 'jobFailed', severity: 3, message: 'A job failed.' })
    await collector.settled()
    expect([fetch.mock.calls.length, log.warn.mock.calls.length]).toEqual([1, 1])
    expect((await base.counts.incidents.get()).values).toMatchObject([{ labels: { origin: 'server', outcome: 'failed' }, value: 1 }])
  })
})
