import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CACHES } from '../../../server/operations/counts.ts'
import { projectPath } from '../../../server/paths.ts'
import { freePort } from '../../../scripts/free-port.mjs'
import { createWholeApp, type WholeApp } from '../../setup/whole-app.ts'

const Dashboard = z.object({ panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })) })

const read = (...path: string[]): string => readFileSync(projectPath(...path), 'utf8')
/** Each begins with its name and says what it asks for before its labels, on a line of its own or in the block below. */
const rules = read('ops', 'alerts.yaml')
  .split(/^ +- alert: /m)
  .slice(1)
  .map((text) => ({ alert: /^\w+/.exec(text)?.[0] ?? '', expr: /expr: (.*?)\n +(?:for|labels):/s.exec(text)?.[1] ?? '', text }))
const panels = Dashboard.parse(JSON.parse(read('ops', 'dashboard.json'))).panels
const queries = [
  ...rules.map(({ alert, expr }) => ({ name: `the alert ${alert}`, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: `the panel “${title}”`, expr }))),
]

let shop: WholeApp
let metrics: string
beforeAll(async () => {
  const port = await freePort()
  shop = await createWholeApp({ METRICS_PORT: String(port) })
  metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
})
afterAll(() => shop.close())

/** A histogram is asked for by the names of its parts. */
const seriesOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => `${name}${part}`) : [name],
    ),
  )

describe('the alerts and the dashboard in ops/', () => {
  it('say each whether somebody is woken, and in a sentence what has happened', () => {
    expect(rules.length).toBeGreaterThan(10)
    for (const { text } of rules) {
      expect(text).toMatch(/labels: { severity: (?:page|ticket) }/)
      expect(text).toMatch(/annotations:\n +summary: '[^']+'\n/)
    }
  })

  it.each(queries)('ask in $name for what a process measures', ({ expr }) => {
    const asked = expr.match(/\b(?:vitrine|nodejs|process)_\w+/g) ?? []
    expect(asked.length).toBeGreaterThan(0)
    const measured = seriesOf(metrics)
    expect(asked.filter((name) => !measured.has(name))).toEqual([])
  })

  it.each(CACHES)('can tell how often the cache of %s is read, which the page explains', (cache) => {
    for (const outcome of ['hit', 'miss']) expect(metrics).toContain(`vitrine_cache_reads_total{cache="${cache}",outcome="${outcome}"}`)
    expect(read('docs', 'observability.md')).toContain(`\n| \`${cache}\` | `)
  })

  it('lead each to a section of the runbook of its own, which says whether somebody is woken, what to look at and what to do', () => {
    const sections = read('docs', 'runbook.md').split(/^### /m).slice(1)
    expect(sections.map((section) => /^\w+/.exec(section)?.[0]).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
    for (const { alert, text } of rules) {
      expect(text).toContain(`runbook: docs/runbook.md#${alert.toLowerCase()}\n`)
      const section = sections.find((each) => each.startsWith(`${alert}\n`)) ?? ''
      expect(section, alert).toMatch(new RegExp(`^${alert}\\n\\n${/severity: (\w+)/.exec(text)?.[1]}\\. `))
      for (const part of ['Look', 'Do', 'Wake']) expect(section, alert).toContain(`\n- ${part}: `)
    }
  })

  it('are explained with links to sections that are there, and with events that the program logs', () => {
    const page = read('docs', 'runbook.md')
    const anchors = new Set([...page.matchAll(/^##+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-')))
    expect([...page.matchAll(/\(#([\w-]+)\)/g)].map(([, anchor = '']) => anchor).filter((anchor) => !anchors.has(anchor))).toEqual([])
    const sources = readdirSync(projectPath('server'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => read('server', file))
      .join('\n')
    const events = [...page.matchAll(/"event":"(\w+)"/g)].map(([, event = '']) => event)
    expect(events).toContain('paymentSpentTwice')
    expect(events.filter((event) => !sources.includes(`event: '${event}'`))).toEqual([])
  })
})
