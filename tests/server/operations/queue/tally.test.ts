import type PgBoss from 'pg-boss'
import { expect, it } from 'vitest'
import { createJobQueue } from '../../../../server/operations/queue/job-queue.ts'
import type { Database } from '../../../../server/database/database.ts'

it.each(['failed', 'putAway'] as const)('a job is counted as %s once that is written, not while it is on its way', async (ending) => {
  let written = (): void => undefined
  const onItsWay = () => new Promise<void>((resolve) => (written = resolve))
  const boss = { fail: onItsWay, complete: onItsWay } as unknown as PgBoss
  const tally = { failed: 0, lost: 0 }
  const queue = createJobQueue(boss, { name: 'stock', retryLimit: 1, firstRetrySeconds: 1, expireSeconds: 1 }, tally)
  const ended = queue[ending]([{ id: '1', data: {} }], {} as Database)
  expect(tally).toEqual({ failed: 0, lost: 0 })
  written()
  await ended
  expect(tally.failed + tally.lost).toBe(1)
})
