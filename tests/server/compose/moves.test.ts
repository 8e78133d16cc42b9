import fc from 'fast-check'
import { expect, it } from 'vitest'
import { movedId, stepsFor } from '../../../server/compose/moves/leave-redirects.ts'
import { afterSteps, type StoredRedirect } from '../../../server/compose/moves/plan-move.ts'
import { redirectsOfSite, type Redirect } from '../../../src/content/redirects.ts'
import { ALL_SITES } from '../../../src/site/all-sites.ts'
import { entry } from '../../factories/cms.ts'

const SITES = ALL_SITES.slice(0, 3)
const TAGS = SITES.map(({ siteTag }) => siteTag)
const PATHS = ['/a', '/b', '/c', '/d', '/e', '/f']

/** What the shop makes of the redirects of a site. */
const liveIn = (siteTag: string, redirects: readonly StoredRedirect[]) => {
  const entries = redirects
    .filter(({ isLive }) => isLive)
    .map(({ id, name, from, to, kind, sites }) => entry(id, 'redirect', { name, from, to, kind, sites: [...sites] }))
  const [site] = SITES.filter((each) => each.siteTag === siteTag)
  if (site === undefined) throw new Error(siteTag)
  const { redirects: live, problems } = redirectsOfSite({ entries, site, siteTags: TAGS, defaultLocale: 'en', live: [] })
  return { live, errors: problems.filter(({ severity, code }) => severity === 'error' && code !== 'redirectChained') }
}

/** Where a path ends, or how it goes round. */
const endOf = (path: string, live: readonly Redirect[], stops: (path: string) => boolean): string => {
  const seen: string[] = []
  for (let at = path; ;) {
    if (seen.includes(at)) return `loop: ${[...seen, at].join(' > ')}`
    seen.push(at)
    const next = stops(at) ? undefined : live.find(({ from }) => from === at)
    if (next === undefined) return at
    at = next.to
  }
}

/** The page leaves an address for another one, as publishing does it. */
const move = (redirects: readonly StoredRedirect[], { from, to, sites }: { from: string; to: string; sites: readonly string[] }) => {
  const id = movedId('page', from)
  const before = redirects.find((each) => each.id === id)
  const noted: StoredRedirect = {
    id,
    name: 'Moved',
    from,
    to,
    kind: 'permanent',
    sites,
    isLive: before?.isLive ?? false,
    isArchived: false,
    isChanged: true,
  }
  const all = [...redirects.filter((each) => each.id !== id), noted]
  return afterSteps(all, stepsFor({ pageId: 'page', title: 'Page', sites, to }, all, TAGS))
}

const sitesOf = fc.subarray(TAGS)
const moves = fc.array(fc.constantFrom(...PATHS), { minLength: 2, maxLength: 8 })

it('a page that moves from A to B to C and back leaves no loop, and every old address leads to it in one step', () => {
  fc.assert(
    fc.property(moves, sitesOf, (path, sites) => {
      let redirects: readonly StoredRedirect[] = []
      for (const [index, to] of path.entries()) {
        const from = path[index - 1]
        if (from === undefined || from === to) continue
        redirects = move(redirects, { from, to, sites })
        for (const tag of sites.length === 0 ? TAGS : sites) {
          const { live, errors } = liveIn(tag, redirects)
          expect(errors).toEqual([])
          expect(live.map((each) => each.to)).toEqual(live.map(() => to))
          const old = new Set(path.slice(0, index).filter((each) => each !== to))
          expect(new Set(live.map((each) => each.from))).toEqual(old)
        }
      }
    }),
  )
})

const merchants = fc
  .array(fc.record({ from: fc.constantFrom(...PATHS), to: fc.constantFrom(...PATHS, '/elsewhere'), sites: sitesOf }), { maxLength: 5 })
  .map((list): readonly StoredRedirect[] =>
    list.map((each, index) => ({
      ...each,
      id: `r${index}`,
      name: `R${index}`,
      kind: 'permanent',
      isLive: true,
      isArchived: false,
      isChanged: false,
    })),
  )
  .filter((list) => TAGS.every((tag) => liveIn(tag, list).errors.length === 0))

it('redirects that were there go on to work: none is refused, and on other sites nothing changes', () => {
  fc.assert(
    fc.property(merchants, moves, sitesOf, (before, path, sites) => {
      let redirects = before
      let now = path[0] ?? ''
      for (const to of path.slice(1)) {
        if (now === to) continue
        redirects = move(redirects, { from: now, to, sites })
        now = to
      }
      const own = sites.length === 0 ? TAGS : sites
      for (const tag of TAGS) {
        const { live, errors } = liveIn(tag, redirects)
        expect(errors).toEqual([])
        if (own.includes(tag)) for (const old of path) expect(endOf(old, live, (at) => at === now)).toBe(now)
        else {
          const first = liveIn(tag, before).live
          for (const any of PATHS) expect(endOf(any, live, () => false)).toBe(endOf(any, first, () => false))
        }
      }
    }),
    { numRuns: 300 },
  )
})
