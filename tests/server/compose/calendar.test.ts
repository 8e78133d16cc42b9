import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CalendarEntry } from '../../../schemas/api/compose-calendar.ts'
import { createComposeShop, pageOf, type ComposeApi, type ComposeShop } from './compose-shop.ts'
import { releasesOf } from './release-shop.ts'

let shop: ComposeShop
let api: ComposeApi
let releases: ReturnType<typeof releasesOf>
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose()
  releases = releasesOf(shop, api)
})
afterAll(() => shop.close())

const DAY_HOURS = 24
const entries = async (): Promise<readonly CalendarEntry[]> =>
  (
    await api.get(`/calendar?${new URLSearchParams({ from: releases.inHours(-1), until: releases.inHours(DAY_HOURS * 60) }).toString()}`)
  ).json().entries
const inShort = (all: readonly CalendarEntry[]) =>
  all.map(({ kind, at, pages, blocks, sites, release }) => [
    kind,
    at,
    pages.map(({ id }) => id).join(' '),
    blocks.map(({ id }) => id).join(' '),
    sites.length,
    release?.name,
  ])

it('has what is planned and the windows of blocks that are live, in the order of time, each with its page, block and sites', async () => {
  expect(await entries()).toEqual([])
  const [from, until] = [releases.inHours(DAY_HOURS), releases.inHours(DAY_HOURS * 3)]
  await shop.make('sale', 'headline', { text: 'Sale', meta: { visibleFrom: from, visibleUntil: until } })
  await shop.make('always', 'headline', { text: 'Always' })
  await shop.make('live', 'page', pageOf('live', ['sale', 'always']))
  await shop.publish('sale', 'always', 'live')
  await shop.goesLive()
  await releases.draft('tree', 'star')
  const at = releases.inHours(DAY_HOURS * 2)
  await releases.plan('Winter', ['tree', 'star'], at)
  const down = releases.inHours(DAY_HOURS * 4)
  await api.send('POST', '/pages/live/schedule', { action: 'unpublish', at: down, timeZone: 'Asia/Tokyo', versions: {} })
  const found = await entries()
  const sites = shop.contentful.runtime.sites.length
  expect(inShort(found)).toEqual([
    ['begins', from, 'live', 'sale', sites, undefined],
    ['publish', at, 'tree star', '', 0, 'Winter'],
    ['ends', until, 'live', 'sale', sites, undefined],
    ['unpublish', down, 'live', '', 0, undefined],
  ])
  expect(found[0]?.blocks[0]?.name).toBe('Headline “Sale”')
  expect(found[3]).toMatchObject({ timeZone: 'Asia/Tokyo', state: 'planned' })
})

it('has windows on each site’s own clocks at the moment that these show, and those of drafts with the release that brings them', async () => {
  const day = releases.inHours(DAY_HOURS * 20).slice(0, 10)
  const past = releases.inHours(DAY_HOURS).slice(0, 10)
  await shop.make('midnight', 'headline', { text: 'Midnight', meta: { visibleFrom: past, visibleUntil: `${day}T00:00` } })
  await shop.make('clocks', 'page', { ...pageOf('clocks', ['midnight']), sites: ['ald-gb', 'ald-jp'] })
  expect(inShort(await entries()).filter(([, , page]) => page === 'clocks')).toEqual([])
  await releases.plan('Clocks', ['clocks'], releases.inHours(DAY_HOURS * 5))
  const found = (await entries()).filter(({ pages }) => pages[0]?.id === 'clocks')
  expect(found.map(({ kind, sites, release }) => [kind, sites.join(' '), release?.name])).toEqual([
    ['publish', 'ald-gb ald-jp', 'Clocks'],
    ['ends', 'ald-jp', 'Clocks'],
    ['ends', 'ald-gb', 'Clocks'],
  ])
  expect(Date.parse(found[2]?.at ?? '') - Date.parse(found[1]?.at ?? '')).toBeGreaterThanOrEqual(8 * 3_600_000)
})
