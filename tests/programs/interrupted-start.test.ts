import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProcess, statusOf } from '../setup/shop-process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'interrupted-start-'))
})
afterAll(() => rm(folder, { recursive: true }))

const loggedIn = (said: string): readonly unknown[] =>
  said.split('\n').flatMap((line): readonly unknown[] => (line.startsWith('{') ? [JSON.parse(line)] : []))

it(
  'a first start that is killed in the middle, twice, and then asked to end is completed by the next one',
  { timeout: 900_000 },
  async () => {
    const first = await startProcess({ DATA_DIR: folder })
    await first.untilSaid('Putting the shop together.')
    first.kill('SIGKILL')
    expect(await first.ended).toEqual({ code: null, signal: 'SIGKILL' })

    const second = await startProcess({ DATA_DIR: folder })
    await second.untilSaid('Filling the catalogue.')
    expect(await statusOf(`${second.origin}/healthz`)).toBe(200)
    const waiting = await fetch(`${second.origin}/readyz`)
    expect([waiting.status, await waiting.json()]).toEqual([503, { status: 'starting', waitingFor: expect.arrayContaining(['content']) }])
    second.kill('SIGKILL')
    await second.ended

    const third = await startProcess({ DATA_DIR: folder, LOG_FORMAT: 'json', LOG_LEVEL: 'info' })
    await third.untilSaid('Indexing for search.')
    third.kill('SIGTERM')
    expect([await third.ended, third.said()]).toEqual([{ code: 0, signal: null }, expect.not.stringMatching(/Error|at file:|unexpected/)])
    expect(loggedIn(third.said())).toContainEqual(expect.objectContaining({ msg: 'database: embedded', service: 'database', level: 30 }))

    // As a newcomer starts it: nothing says how the log is to be.
    const last = await startProcess({ DATA_DIR: folder, LOG_LEVEL: '' })
    await last.untilReady()
    for (const path of [
      '/data/pages/home_en.json?siteTag=ald-gb&lang=en',
      '/data/navTree?siteTag=ald-gb&lang=en',
      '/api/product/s/900001?siteTag=ald-gb&lang=en',
      '/images/art/tee-white-front_160w.webp',
    ])
      expect([path, await statusOf(`${last.origin}${path}`)]).toEqual([path, 200])

    // What is under way when the end is asked for is still answered.
    await fetch(`${last.origin}/_test/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ path: '/api/territory', delayMs: 1_000 }),
    })
    const slow = fetch(`${last.origin}/api/territory?siteTag=ald-us`)
    await last.untilSaid('Vitrine is ready')
    const beforeAddresses = (last.said().split('Vitrine is ready')[0] ?? '').trimEnd().split('\n')
    // `npm start` says one more, that it builds.
    expect(beforeAddresses.length, beforeAddresses.join('\n')).toBeLessThanOrEqual(14)
    for (const line of beforeAddresses) expect(line).toMatch(/^ {2}[A-Z].* (?:\d+ ms|\.\.\.)$/)
    expect(await statusOf(`${last.origin}/healthz`)).toBe(200)
    last.kill('SIGTERM')
    expect((await slow).status).toBe(200)
    expect(await last.ended).toEqual({ code: 0, signal: null })
  },
)
