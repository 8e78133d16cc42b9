import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.mjs'
import { findProgram, runProgram, startProgram } from '../many-processes/run-program.mjs'

export const varnishProgram = () => findProgram('/usr/sbin/varnishd', '/usr/bin/varnishd', '/opt/homebrew/sbin/varnishd')

const EXAMPLE = new URL('varnish.vcl', import.meta.url)
const ATTEMPTS = 100
const PAUSE_MS = 100

/** Varnish in front of the balancer at `backend`, configured as the example is but for addresses; takes purges at `purgePort`. */
export const startVarnish = async ({ backend, purgePort, token, memory = '256m' }) => {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'shop-varnish-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'varnish.vcl')
  writeFileSync(file, readFileSync(EXAMPLE, 'utf8').replace('.port = "8080"', `.port = "${new URL(backend).port}"`))
  const name = join(folder, 'work')
  const listeners = ['-a', `shop=127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`]
  // A thread a connection, as few as a small machine needs; the process may read its file as root, so it stays what it is.
  const settings = ['http_gzip_support=off', 'thread_pools=1', 'thread_pool_min=50', 'thread_pool_max=500'].flatMap((each) => ['-p', each])
  const varnish = startProgram(
    varnishProgram(),
    ['-F', '-j', 'none', '-n', name, '-f', file, ...listeners, '-s', `malloc,${memory}`, ...settings],
    {
      env: { ...process.env, CDN_PURGE_TOKEN: token },
    },
  )
  const origin = `http://127.0.0.1:${port}`
  await untilItAnswers(`http://127.0.0.1:${purgePort}/`, varnish)
  return {
    origin,
    pid: varnish.pid,
    /** Hits, misses and passes since the start, objects and bytes in memory. */
    counters: async () => {
      const { counters } = JSON.parse(await runProgram('/usr/bin/varnishstat', ['-n', name, '-1', '-j']))
      const valueOf = (key) => counters[key]?.value ?? 0
      return {
        hits: valueOf('MAIN.cache_hit'),
        misses: valueOf('MAIN.cache_miss'),
        passes: valueOf('MAIN.s_pass'),
        requests: valueOf('MAIN.client_req'),
        backendRequests: valueOf('MAIN.backend_req'),
        bytes: valueOf('SMA.s0.g_bytes'),
        objects: valueOf('MAIN.n_object'),
        dropped: valueOf('MAIN.n_lru_nuked'),
      }
    },
    stop: async () => {
      await varnish.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A purge without a token is refused by a Varnish that is there. */
const untilItAnswers = async (address, varnish) => {
  for (let attempt = 1; ; attempt += 1) {
    const status = await fetch(address, { method: 'POST' }).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 401) return
    if (attempt === ATTEMPTS) throw new Error(`Varnish does not answer:\n${varnish.text()}`)
    await sleep(PAUSE_MS)
  }
}
