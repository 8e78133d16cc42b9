import { expect, it } from 'vitest'
import { menuEntry } from '../../../block-registry/menu-entry.ts'
import type { Page } from '../../../schemas/page.ts'
import { withMenus } from '../../../server/storefront/with-menus.ts'
import { navigationTree } from '../../factories/navigation.ts'
import { node, page } from '../../factories/pages.ts'
import { site } from '../../factories/site.ts'

const NOON = Date.parse('2026-12-01T12:00:00.000Z')
const HOUR = 3_600_000
const menuPage = (label: string, visibleUntil?: string): Page =>
  page('menu', [
    node('menu-branch', {
      props: { branch: '/women', mode: 'add', sublabel: '', color: 'default', icon: 'none', image: null, ownPage: false, hide: false },
      slots: { items: [menuEntry({ label, href: '/gifts' })] },
      ...(visibleUntil === undefined ? {} : { meta: { visibleUntil } }),
    }),
  ])

const catalogue = navigationTree()
const menus = (read: (siteTag: string, language: string) => Page | undefined, now: () => number = () => NOON) => {
  const merge = withMenus({ navigation: async () => catalogue, pages: { get: async (at) => read(at.siteTag, at.language) }, now })
  return async (siteKey: string, language: string) => (await merge({ site: site(siteKey), language }))[0]
}

it('each site and language has the menus that are published for it, and the catalogue’s own without [DATA-89]', async () => {
  const gb = menuPage('Gifts')
  const ae = menuPage('هدايا')
  const of = menus((siteTag, language) =>
    new Map([
      ['ald-gb en', gb],
      ['ald-ae ar', ae],
    ]).get(`${siteTag} ${language}`),
  )
  expect((await of('gb', 'en'))?.items?.[0]?.label).toBe('Gifts')
  expect((await of('ae', 'ar'))?.items?.[0]?.label).toBe('هدايا')
  expect(await of('jp', 'ja')).toBe(catalogue[0])
  // The panels of a tree are rendered once, which is known by its objects.
  expect(await of('gb', 'en')).toBe(await of('gb', 'en'))
})

it('a branch for a time is gone when it ends, and pages made before are wrong from then on', async () => {
  let time = NOON
  const live = menuPage('Today', new Date(NOON + HOUR).toISOString())
  const of = menus(
    () => live,
    () => time,
  )
  expect((await of('gb', 'en'))?.items).toHaveLength(1)
  time = NOON + HOUR
  expect((await of('gb', 'en'))?.items).toBe(undefined)
})
