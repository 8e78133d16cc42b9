import { normalisePath, targetPathOf } from '../../../src/content/redirects.ts'

/** A redirect entry as it is in the CMS. */
export interface StoredRedirect {
  readonly id: string
  readonly name: string
  readonly from: string
  readonly to: string
  readonly kind: string
  /** Tags; empty for every site that has none of its own from there. */
  readonly sites: readonly string[]
  readonly isLive: boolean
  readonly isArchived: boolean
  /** The draft is newer than what is live. */
  readonly isChanged: boolean
}

/** An address that from now on leads to another one, for the sites of a page. */
export type Move = Pick<StoredRedirect, 'id' | 'name' | 'from' | 'to' | 'sites'>

export type RedirectStep =
  | { readonly does: 'archive'; readonly id: string }
  | { readonly does: 'publish'; readonly redirect: Pick<StoredRedirect, 'id' | 'name' | 'from' | 'to' | 'kind' | 'sites'> }

interface Input {
  readonly redirects: readonly StoredRedirect[]
  readonly move: Move
  /** Tags of all sites there are. */
  readonly siteTags: readonly string[]
  /** An id for a second redirect beside the one given. */
  readonly idBeside: (id: string) => string
}

/**
 * What makes an old address lead to a new one, in the order in which it has to be done: first whatever leads away from either is taken
 * away, so that no loop arises; then what led to the old one is led straight to the new one; last the old one itself. A redirect that
 * is for other sites too stays for those. Pure.
 */
export const planMove = ({ redirects, move, siteTags, idBeside }: Input): readonly RedirectStep[] => {
  const tagsOf = (sites: readonly string[]): readonly string[] => (sites.length === 0 ? siteTags : sites)
  const own = new Set(tagsOf(move.sites))
  const [from, to] = [normalisePath(move.from), targetPathOf(move.to)]
  const freed: RedirectStep[] = []
  const led: RedirectStep[] = []
  const live = redirects.filter(({ id, isLive, isArchived }) => id !== move.id && isLive && !isArchived)
  for (const redirect of live) {
    const rest = tagsOf(redirect.sites).filter((tag) => !own.has(tag))
    if (rest.length === tagsOf(redirect.sites).length) continue
    const start = normalisePath(redirect.from)
    if (start === to || start === from) {
      // One that names its sites goes before one for all: from the old address that is enough.
      if (start === from && redirect.sites.length === 0 && move.sites.length > 0) continue
      // Named, it would be a second one for a site that has its own.
      const named = redirect.sites.length > 0 ? rest : rest.filter((tag) => !hasOwn(live, start, tag))
      freed.push(named.length === 0 ? { does: 'archive', id: redirect.id } : publish({ ...redirect, sites: named }))
      continue
    }
    // A draft that somebody is still working on is not published along: as a second step its redirect works all the same.
    if (targetPathOf(redirect.to) !== from || redirect.isChanged) continue
    const straight = { ...redirect, to: `${move.to}${redirect.to.slice(pathLength(redirect.to))}` }
    if (rest.length === 0) led.push(publish(straight))
    else {
      if (redirect.sites.length > 0) freed.push(publish({ ...redirect, sites: rest }))
      const sites = tagsOf(redirect.sites).filter((tag) => own.has(tag) && !(redirect.sites.length === 0 && hasOwn(live, start, tag)))
      if (sites.length > 0) led.push(publish({ ...straight, id: idBeside(redirect.id), sites }))
    }
  }
  return [...freed, ...led, publish({ ...move, kind: 'permanent' })]
}

const publish = ({ id, name, from, to, kind, sites }: Omit<StoredRedirect, 'isLive' | 'isArchived' | 'isChanged'>): RedirectStep => ({
  does: 'publish',
  redirect: { id, name, from, to, kind, sites },
})

const hasOwn = (redirects: readonly StoredRedirect[], from: string, tag: string): boolean =>
  redirects.some((each) => normalisePath(each.from) === from && each.sites.includes(tag))

/** Up to ? and #, which stay. */
const pathLength = (address: string): number => address.split(/[?#]/)[0]?.length ?? 0

/** The redirects as they are after the steps. Pure. */
export const afterSteps = (redirects: readonly StoredRedirect[], steps: readonly RedirectStep[]): readonly StoredRedirect[] => {
  const byId = new Map(redirects.map((redirect) => [redirect.id, redirect]))
  for (const step of steps) {
    if (step.does === 'publish') byId.set(step.redirect.id, { ...step.redirect, isLive: true, isArchived: false, isChanged: false })
    const before = step.does === 'archive' ? byId.get(step.id) : undefined
    if (before !== undefined) byId.set(before.id, { ...before, isLive: false, isArchived: true })
  }
  return [...byId.values()]
}
