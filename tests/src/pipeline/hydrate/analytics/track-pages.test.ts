// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { ForWhom } from '../../../../../schemas/page.ts'
import { isForShopper } from '../../../../../src/pipeline/hydrate/analytics/is-for-shopper.ts'
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
    takesPart: () => false,
    isFor: () => false,
    onPage: (page, events) => tracked.push([page.view.context.path, ...events]),
  })
  const garden = ['/garden', { event: 'page-not-found', data: { path: '/garden', referrer: `${window.location.origin}/women` } }]
  listeners.forEach((listener) => listener())
  expect(tracked).toEqual([['/women'], garden])
  now = shown({ path: '/search', kind: 'search', query: { query: ' moon ' } }, 'emptySearch')
  listeners.forEach((listener) => listener())
  expect(tracked.at(-1)).toEqual(['/search', { event: 'emptySearch', data: { query: 'moon' } }])
})

it('a variant that a page shows counts once a view, and only for who takes part: others see the original whatever would be theirs', () => {
  const variants = [{ test: 'hero-words', variant: 'b', block: 'hero' }]
  const page = { ...shown({ path: '/women' }), view: { ...shown({ path: '/women' }, 'landing/women').view, variants } }
  const eventsOf = (takesPart: boolean) => {
    const tracked: unknown[] = []
    const pages = { first: page, getShown: () => page, subscribe: () => () => undefined }
    trackPages({ pages, takesPart: () => takesPart, isFor: () => false, onPage: (_page, events) => tracked.push(...events) })
    return tracked
  }
  expect(eventsOf(true)).toEqual([{ event: 'variantSeen', data: { page: 'landing/women', ...variants[0] } }])
  expect(eventsOf(false)).toEqual([])
})

it('a variant for a segment counts for who is in it alone: it is hidden from everybody else', () => {
  const { dataset } = document.documentElement
  const segments = [
    { group: 'trade', title: 'Trade' },
    { group: 'friends', title: 'Friends' },
  ]
  const seenBy = (marks: { readonly shopper?: string; readonly segments?: string }, isFor: readonly ForWhom[]): number => {
    for (const name of ['shopper', 'segments']) Reflect.deleteProperty(dataset, name)
    Object.assign(dataset, marks)
    const variants = [{ test: 'hero-words', variant: 'b', block: 'hero', isFor }]
    const page = { ...shown({ path: '/women' }), view: { ...shown({ path: '/women' }).view, variants } }
    const tracked: unknown[] = []
    trackPages({
      pages: { first: page, getShown: () => page, subscribe: () => () => undefined },
      takesPart: () => true,
      isFor: isForShopper(document.documentElement, { segments }),
      onPage: (_page, events) => tracked.push(...events),
    })
    return tracked.length
  }
  const friends = [{ segment: 'friends' }]
  expect([seenBy({}, friends), seenBy({ shopper: 'signedIn', segments: '1' }, friends)]).toEqual([0, 0])
  expect(seenBy({ shopper: 'signedIn', segments: '1 2' }, friends)).toBe(1)
  expect(seenBy({ shopper: 'signedIn', segments: '1 2' }, [{ segment: 'of-another-site' }])).toBe(0)
  expect(seenBy({ shopper: 'signedIn', segments: '2' }, [{ audience: 'signedIn' }, ...friends])).toBe(1)
  expect(seenBy({ shopper: 'signedIn', segments: '2' }, [{ audience: 'guest' }, ...friends])).toBe(0)
  expect([seenBy({}, [{ audience: 'guest' }]), seenBy({}, [{ audience: 'signedIn' }])]).toEqual([1, 0])
})
