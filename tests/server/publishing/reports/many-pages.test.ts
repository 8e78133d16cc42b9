import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../../server/database/database.ts'
import { pageSnapshots, publishReports } from '../../../../server/database/schema/publishing.ts'
import { createPageStore, type PageStore } from '../../../../server/publishing/page-store.ts'
import { reportsPlugin } from '../../../../server/publishing/reports/reports-plugin.ts'
import { createContentLookups } from '../../../../server/storefront/create-content-lookups.ts'
import { node, page } from '../../../factories/pages.ts'
import { redirectStore } from '../../../factories/redirects.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'

let test: TestRuntime
let pages: PageStore
let statements = 0

/** Counts what is asked of the database, by whoever asks. */
const counted = (database: Database): Database =>
  new Proxy(database, {
    get: (target, name) => {
      if (name === 'select' || name === 'selectDistinct' || name === 'execute') statements += 1
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

beforeAll(async () => {
  test = await createTestRuntime()
  const runtime = { ...test.runtime, database: counted(test.runtime.database) }
  pages = await createPageStore({ database: runtime.database, listen: test.handle.listen })
  const redirects = redirectStore()
  const lookups = createContentLookups({ runtime, pages, redirects, navigation: async () => [] })
  await test.app.register(reportsPlugin, { runtime, redirects, lookups })
})
afterAll(async () => {
  await pages.close()
  await test.close()
})
beforeEach(async () => {
  await test.runtime.database.execute(sql`truncate page_snapshots, publish_reports`)
})

/** Live pages, each with a link to the next, a product nobody sells, and the title of the one before where its number is even. */
const publish = async (count: number): Promise<void> => {
  const names = Array.from({ length: count }, (_, index) => ({
    siteTag: 'ald-gb',
    language: 'en',
    key: keyOf(index),
    entryId: `e${index}`,
  }))
  await test.runtime.database.insert(pageSnapshots).values(
    names.map((name, index) => ({
      ...name,
      page: page('landing', [node('button', { props: { label: 'On', href: keyOf(index + 1).slice('landing'.length) } }), tray(index)], {
        id: name.entryId,
        key: name.key,
        title: `Coats ${index - (index % 2)}`,
      }),
      contentHash: String(index),
      publishedAt: 0,
    })),
  )
  await test.runtime.database
    .insert(publishReports)
    .values(names.map((name) => ({ ...name, outcome: 'live' as const, problems: [], attemptedAt: 0 })))
}
const keyOf = (index: number): string => `landing/page-${String(index).padStart(4, '0')}`
const tray = (index: number) => node('product-tray', { props: { productIds: [String(700_000 + index)] } })

const statementsOf = async (count: number, url: string): Promise<number> => {
  await test.runtime.database.execute(sql`truncate page_snapshots, publish_reports`)
  await publish(count)
  statements = 0
  expect((await test.app.inject(url)).statusCode).toBe(200)
  return statements
}

it.each(['/_reports', '/api/publishing/report'])(
  'looks up what pages have around them for fifty pages together: %s asks less than one statement for three pages more',
  async (url) => {
    const [some, more] = [await statementsOf(100, url), await statementsOf(400, url)]
    expect(more - some).toBeLessThan(300 / 3)
  },
)

it('finds on each of many pages what is on it alone: a dead link on the last, a product nobody sells on all, and titles that two share', async () => {
  await publish(120)
  const { pages: reports } = (await test.app.inject('/api/publishing/report')).json<{
    readonly pages: readonly { readonly key: string; readonly problems: readonly { readonly code: string; readonly message: string }[] }[]
  }>()
  const keysWith = (code: string): readonly string[] =>
    reports.filter(({ problems }) => problems.some((problem) => problem.code === code)).map(({ key }) => key)
  expect(keysWith('missingPage')).toEqual([keyOf(119)])
  expect(keysWith('missingProduct')).toHaveLength(120)
  expect(keysWith('titleRepeated')).toHaveLength(120)
  expect(reports[70]?.problems.map(({ message }) => message)).toContainEqual(expect.stringContaining('The product 700070 is not sold'))
})

it('shows fifty pages at a time, with the way to the next, what is the matter on how many pages, and a field to find one by its words', async () => {
  await publish(201)
  const read = async (query: string) => (await test.app.inject(`/_reports?lang=en${query}`)).body
  const articles = (body: string): readonly string[] =>
    [...body.matchAll(/<h3><bdi>.*?<\/bdi> <code>(.*?)<\/code>/g)].map(([, key = '']) => key)
  const first = await read('')
  expect(articles(first)).toEqual(Array.from({ length: 50 }, (_, index) => keyOf(index)))
  expect(first).toContain('1 to 50 of 201')
  expect(first).toMatch(/code=missingProduct">[^<]*<\/a> <span class="badge">201</)
  expect(first).toMatch(/<input[^>]* name="search"/)
  const last = await read('&page=5')
  expect(articles(last)).toEqual([keyOf(200)])
  expect(last).toContain('rel="prev"')
  expect(last).not.toContain('rel="next"')
  expect(articles(await read('&search=COATS+100'))).toEqual([keyOf(100), keyOf(101)])
  expect(articles(await read('&page=9'))).toEqual([])
})

it('goes on through what its first page found, and looks again at the pages it shows', async () => {
  await publish(60)
  await test.app.inject('/_reports?severity=warning')
  statements = 0
  const { body } = await test.app.inject('/_reports?severity=warning&page=2')
  expect(body.match(/<article>/g)).toHaveLength(10)
  expect(statements).toBeLessThan(15)
})
