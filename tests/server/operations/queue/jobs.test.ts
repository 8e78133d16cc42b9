import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '../../../../server/database/database.ts'
import { selectRows } from '../../../../server/database/select-rows.ts'
import { deferred } from '../../../factories/deferred.ts'
import { announce, createJobProcess, letHoursPass, type JobProcess, type NumberJob } from '../../../factories/job-process.ts'
import { until } from '../../../factories/mail-shop.ts'
import { openTestDatabase } from '../../../setup/database.ts'

let handle: DatabaseHandle
let processes: JobProcess[]
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(() => {
  processes = []
})
afterEach(async () => {
  await Promise.all(processes.map(({ stop }) => stop()))
  await handle.database.execute(sql`truncate jobs.job`)
})

const startProcess = async (options: Parameters<typeof createJobProcess>[1]): Promise<JobProcess> => {
  const started = await createJobProcess(handle, options)
  processes.push(started)
  await started.start()
  return started
}
const add = async ({ numbers }: JobProcess, number: number): Promise<void> => {
  await numbers.add({ number }, handle.database)
  await announce(handle)
}
const states = async (name = 'numbers'): Promise<readonly string[]> =>
  (await selectRows<{ state: string }>(handle.database, sql`select state from jobs.job where name = ${name} order by created_on`)).map(
    ({ state }) => state,
  )
const collect = () => {
  const seen: number[] = []
  return { seen, run: async (jobs: readonly NumberJob[]) => void seen.push(...jobs.map(({ number }) => number)) }
}

describe('work that is due every hour', () => {
  it('is done once in each hour, however many processes there are and however often they look', async () => {
    let runs = 0
    const run = async () => void (runs += 1)
    for (let count = 0; count < 3; count += 1) await startProcess({ run, everySeconds: 3_600 })
    for (let looks = 0; looks < 3; looks += 1) for (const { numbers } of processes) await numbers.addDue()
    await announce(handle)
    const hours = () => selectRows(handle.database, sql`select distinct singleton_on from jobs.job where name = 'numbers'`)
    await until(async () => expect(new Set(await states())).toEqual(new Set(['completed'])))
    expect(runs).toBe((await hours()).length)
  })

  it('waits for the run before to end, rather than running beside it', async () => {
    const first = deferred()
    let runs = 0
    const run = async () => {
      runs += 1
      await first.promise
    }
    const [one] = [await startProcess({ run, everySeconds: 3_600 }), await startProcess({ run, everySeconds: 3_600 })]
    await until(() => expect(runs).toBe(1))
    // The hour after: its job is added, and another process looks for it.
    await handle.database.execute(sql`update jobs.job set singleton_on = singleton_on - interval '1 hour'`)
    await one.numbers.addDue()
    expect(await one.numbers.take(1)).toEqual([])
    expect([...(await states())].sort()).toEqual(['active', 'created'])
    first.resolve()
    await until(async () => expect(await states()).toEqual(['completed', 'completed']))
    expect(runs).toBe(2)
  })
})

describe('a job', () => {
  it('is done by one of the processes, once', async () => {
    const { seen, run } = collect()
    const first = await startProcess({ run })
    await startProcess({ run })
    await Promise.all(Array.from({ length: 30 }, (_, number) => add(first, number)))
    await until(async () => expect(await states()).toEqual(Array.from({ length: 30 }, () => 'completed')))
    expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, number) => number))
  })

  it('is not there where the transaction that adds it rolls back', async () => {
    const { seen, run } = collect()
    const worker = await startProcess({ run })
    const sale = handle.database.transaction(async (transaction) => {
      await worker.numbers.add({ number: 1 }, transaction)
      throw new Error('The sale could not be stored')
    })
    await expect(sale).rejects.toThrow('The sale could not be stored')
    await add(worker, 2)
    await until(() => expect(seen).toEqual([2]))
  })

  it('that throws is told, tried again later, and done then', async () => {
    let runs = 0
    const worker = await startProcess({
      run: async () => {
        runs += 1
        if (runs === 1) throw new Error('Search does not answer')
      },
    })
    await add(worker, 7)
    await until(async () => expect(await states()).toEqual(['retry']))
    expect(worker.log()).toMatch(/"event":"jobFailed","queue":"numbers","jobs":\[\{"number":7\}\]/)
    expect(worker.tallies().get('numbers')).toEqual({ failed: 1, lost: 0 })
    await letHoursPass(handle)
    await until(async () => expect(await states()).toEqual(['completed']))
    expect(runs).toBe(2)
  })

  it('whose last try fails is given up, and the log says so at error level', async () => {
    const worker = await startProcess({ run: () => Promise.reject(new Error('Search does not answer')) })
    await add(worker, 7)
    for (let tries = 1; tries <= 3; tries += 1) {
      await until(() => expect(worker.tallies().get('numbers')?.failed).toBe(tries))
      if (tries === 3) break
      // Counted first and stored then: hours that pass before would not bring the next try nearer.
      await until(async () => expect(await states()).toEqual(['retry']))
      await letHoursPass(handle)
    }
    await until(() => expect(worker.log()).toMatch(/"level":50.*"event":"jobLost","queue":"numbers","jobs":\[\{"number":7\}\]/))
    await until(() => expect(worker.tallies().get('numbers')).toEqual({ failed: 3, lost: 1 }))
  })

  it('that nobody handles for a year still waits, and is counted with its age', async () => {
    const worker = await createJobProcess(handle, collect())
    processes.push(worker)
    await worker.numbers.add({ number: 7 }, handle.database)
    await handle.database.execute(
      sql`update jobs.job set created_on = created_on - interval '1 year', start_after = start_after - interval '1 year', keep_until = keep_until - interval '1 year'`,
    )
    await worker.maintain()
    const [numbers] = (await worker.waiting()).filter(({ name }) => name === 'numbers')
    expect(numbers).toMatchObject({ waiting: 1, doneSeconds: null })
    expect(Math.round((numbers?.oldestSeconds ?? 0) / 86_400)).toBeGreaterThanOrEqual(365)
  })
})

describe('a process', () => {
  it('that stops ends the job under way, takes no other, and leaves what waits to the next', async () => {
    const { seen, run } = collect()
    const slow = deferred()
    const stopping = await startProcess({ run: async (jobs) => Promise.all([run(jobs), slow.promise]) })
    await add(stopping, 1)
    await until(() => expect(seen).toEqual([1]))
    const stopped = stopping.stop()
    await add(stopping, 2)
    slow.resolve()
    await stopped
    expect(await states()).toEqual(['completed', 'created'])
    await stopping.start()
    expect(await states()).toEqual(['completed', 'created'])
    await startProcess({ run })
    await until(() => expect(seen).toEqual([1, 2]))
  })
})
