import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.mjs'
import { findProgram, startProgram } from './run-program.mjs'

export const balancerProgram = () =>
  findProgram('/usr/sbin/haproxy', '/usr/bin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy')

const EXAMPLE = fileURLToPath(new URL('haproxy.cfg', import.meta.url))
const ATTEMPTS = 300
const PAUSE_MS = 100

/** HAProxy in front of the shops on these ports, configured as the example is. */
export const startBalancer = async (ports) => {
  const [port, statistics] = [await freePort(), await freePort()]
  const shops = Object.fromEntries(ports.map((shop, index) => [`SHOP_${index + 1}`, `127.0.0.1:${shop}`]))
  const balancer = startProgram(balancerProgram(), ['-db', '-f', EXAMPLE], {
    env: { ...process.env, ...shops, BALANCER: `127.0.0.1:${port}`, STATISTICS: `127.0.0.1:${statistics}` },
  })
  const origin = `http://127.0.0.1:${port}`
  const rows = async () => parse(await (await fetch(`http://127.0.0.1:${statistics}/;csv`)).text())
  const servers = async () => (await rows()).filter(({ pxname, svname }) => pxname === 'shop' && svname.startsWith('shop'))
  /** Waits until every process is in. */
  const untilAllAreIn = async () => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const states = await servers().catch(() => [])
      if (states.length === ports.length && states.every(({ status }) => status === 'UP')) return
      await sleep(PAUSE_MS)
    }
    throw new Error(`The balancer does not see every process:\n${balancer.text()}`)
  }
  return { origin, pid: balancer.pid, untilAllAreIn, servers, stop: () => balancer.stop() }
}

/** `# a,b,c` and lines of the same columns. */
const parse = (csv) => {
  const [head = '', ...lines] = csv.replace(/^# /, '').trim().split('\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, index) => [names[index], value])))
}
