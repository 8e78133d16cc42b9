// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { trackPages } from '../../../../../src/pipeline/hydrate/analytics/track-pages.ts'
import type { ShownPage } from '../../../../../src/pipeline/navigate/page-navigation.ts'
import type { PageContext } from '../../../../../src/page/page-context.ts'
import { stillRouter } from '../../../../../src/page/router-context.ts'
import { pageContext } from '../../../../factories/page-context.ts'

const shown = (context: Partial<PageContext>, key = 'page'): ShownPage => ({
  view: { key, items: [], context: pageContext(context), data: {}, head: [] },
  location: stillRouter({ pathname: context.path ?? '/', search: '', hash: '' }).location,
  isReloading: false,
})

it('the page that the server made counts even where another one shows by now; a page not found once a view, with where it was come from [NOTFOUND-06, NOTFOUND-08, NOTFOUND-09]', () => {
  const first = shown({ path: '/women' })
  let now = shown({ path: '/garden', status: 404, kind: 'notFound' })
  const listeners = new Set<() => void>()
  const tracked: unknown[] = []
  trackPages({
    pages: { first, getShown: () => now, subscribe: (listener) => (listeners.add(listener), () => undefined) },
    onPage: (page, events) => tracked.push([page.view.context.path, ...events]),
  })
  const garden = ['/garden', { event: 'page-not-found', data: { path: '/garden', referrer: `${window.location.origin}/women` } }]
  listeners.forEach((listener) => listener())
  expect(tracked).toEqual([['/women'], garden])
  now = shown({ path: '/search', kind: 'search', query: { query: ' moon ' } }, 'emptySearch')
  listeners.forEach((listener) => listener())
  expect(tracked.at(-1)).toEqual(['/search', { event: 'emptySearch', data: { query: 'moon' } }])
})
