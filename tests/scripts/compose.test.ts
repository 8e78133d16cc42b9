import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { environment } from '../../server/configuration/environment.ts'
import { projectPath } from '../../server/paths.ts'
import { COMPOSER_FOLDER, shopFolders } from '../../server/storefront/built-files/built-folders.ts'

const read = (file: string): string => readFileSync(projectPath(file), 'utf8')
const compose = read('compose.yaml')

/** A part between two lines without indentation. */
const partOf = (name: string): string => compose.split(/^(?=\S)/m).find((part) => part.startsWith(`${name}:`)) ?? ''
const shop = partOf('x-shop')
/** Each with what it takes from `x-shop`. */
const services = partOf('services')
  .split(/^ {2}(?=[\w-]+:)/m)
  .slice(1)
  .map((text) => ({
    name: /^[\w-]+/.exec(text)?.[0] ?? '',
    text: text.includes('*shop') ? `${text}${shop.replaceAll(/^ {2}/gm, '    ')}` : text,
  }))
const textOf = (name: string): string => services.find((service) => service.name === name)?.text ?? ''

describe('compose.yaml, which is not run here', () => {
  it('has three processes, and what is in front of, behind and beside them', () => {
    expect(services.map(({ name }) => name)).toEqual(['database', 'pooler', 'shop1', 'shop2', 'shop3', 'balancer', 'prometheus'])
  })

  it.each(services)('limits the memory, the processors and the log of $name', ({ text }) => {
    expect(text).toMatch(/^ +mem_limit: \d+[mg]$/m)
    expect(text).toMatch(/^ +cpus: [\d.]+$/m)
    expect(text).toMatch(/^ +logging: \*logging$/m)
    expect(partOf('x-logging')).toMatch(/options: { max-size: \d+m, max-file: '\d+' }/)
  })

  it('takes images with a whole version, and builds the shop’s once', () => {
    const images = services.flatMap(({ text }) => /^ +image: (.*)$/m.exec(text)?.[1] ?? [])
    expect(images).toHaveLength(services.length)
    for (const image of images) expect(image).toMatch(/:(?:v?\d+\.\d+[\w.-]*(?:@sha256:[0-9a-f]{64})?|\$\{RELEASE:\?.+\})$/)
    expect(services.filter(({ text }) => /^ +build: \.$/m.test(text)).map(({ name }) => name)).toEqual(['shop1'])
  })

  it('lets nobody at the database, the pooler or the metrics from outside', () => {
    expect(partOf('networks')).toContain('inner: { internal: true }')
    for (const name of ['database', 'pooler']) expect(textOf(name)).toMatch(/^ +networks: \[inner\]$/m)
    const published = services.filter(({ text }) => /^ +ports:/m.test(text))
    expect(published.map(({ name }) => name)).toEqual(['balancer', 'prometheus'])
    for (const { text } of published) expect(text).toMatch(/ports: \['127\.0\.0\.1:\d+:\d+'\]/)
  })

  it('sets variables that the shop reads, and stops a process later than it stops itself', () => {
    const variables = [...shop.matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name = '']) => name)
    expect(variables).toContain('METRICS_PORT')
    expect(variables.filter((name) => !Object.hasOwn(environment.shape, name))).toEqual([])
    const drain = Number(/DRAIN_SECONDS: '(\d+)'/.exec(shop)?.[1])
    expect(Number(/stop_grace_period: (\d+)s/.exec(shop)?.[1])).toBeGreaterThan(drain + 10)
  })

  it('has metrics asked for where each process answers them, and mounts files that are there', () => {
    const port = /METRICS_PORT: '(\d+)'/.exec(shop)?.[1]
    expect(read('ops/prometheus.yaml')).toContain(`targets: ['shop1:${port}', 'shop2:${port}', 'shop3:${port}']`)
    expect(read('ops/prometheus.yaml')).toContain('job_name: vitrine\n')
    const mounted = [...compose.matchAll(/(\.\/[\w/.-]+):\//g)].map(([, path = '']) => path)
    expect(mounted).toEqual(['./scripts/many-processes/haproxy.cfg', './ops'])
    for (const path of mounted) expect(existsSync(projectPath(path))).toBe(true)
  })

  it('has a balancer that asks another process for a file that one has not, and for no page', () => {
    const config = read('scripts/many-processes/haproxy.cfg')
    const paths = /use_backend files if \{ path_beg (.+) \}/.exec(config)?.[1]?.split(' ')
    expect(paths).toEqual([...shopFolders('').map(({ prefix }) => prefix), '/styles/', COMPOSER_FOLDER.prefix])
    expect(config.split(/^(?=backend )/m).map((part) => [/^backend \w+/.exec(part)?.[0], part.includes('retry-on')])).toEqual([
      [undefined, false],
      ['backend shop', false],
      ['backend files', true],
    ])
  })

  it('has a pooler that gives each process its connections, and leaves the database some', () => {
    const ini = read('ops/pooler/pgbouncer.ini')
    const numberOf = (name: string): number => Number(new RegExp(`^${name} = (\\d+)$`, 'm').exec(ini)?.[1])
    expect(numberOf('max_client_conn')).toBeGreaterThanOrEqual(3 * 20)
    expect(numberOf('default_pool_size')).toBeLessThanOrEqual(80)
    expect(ini).toContain('pool_mode = transaction\n')
    for (const limit of ['statement_timeout = 10000', 'idle_in_transaction_session_timeout = 30000']) expect(ini).toContain(limit)
  })
})
