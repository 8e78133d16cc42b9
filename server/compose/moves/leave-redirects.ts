import { createHash } from 'node:crypto'
import type { PlainClientAPI } from 'contentful-management'
import { normalisePath } from '../../../src/content/redirects.ts'
import { refusalOfCms } from '../refusal.ts'
import { afterSteps, planMove, type RedirectStep, type StoredRedirect } from './plan-move.ts'
import { applySteps, archiveRedirect, readRedirects, saveRedirect } from './redirect-entries.ts'
import { say } from '../sentence.ts'
import type { ComposeSentence } from '../../../schemas/api/compose-sentences.ts'

export interface MoveDeps {
  readonly management: Pick<PlainClientAPI, 'entry'>
  /** Tags of all sites there are. */
  readonly siteTags: readonly string[]
  readonly defaultLocale: string
}

/** A page whose old addresses lead to `to`. */
export interface MovedPage {
  readonly pageId: string
  readonly title: string
  readonly sites: readonly string[]
  readonly to: string
}

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
const prefixOf = (pageId: string): string => `moved-${short(pageId)}-`
/** The redirect from an address that a page had; the same whenever it leaves it. */
export const movedId = (pageId: string, from: string): string => `${prefixOf(pageId)}${short(normalisePath(from))}`

/**
 * Notes an address that a page is about to leave, as the draft of a redirect: nothing leads there yet, and it is not forgotten if
 * something fails on the way.
 */
export const noteMove = async ({ management, defaultLocale }: MoveDeps, page: MovedPage, from: string): Promise<void> => {
  const { pageId, title, sites, to } = page
  const redirect = { id: movedId(pageId, from), name: `“${title}” has moved`, from, to, kind: 'permanent', sites }
  await saveRedirect(management, redirect, defaultLocale)
}

/** Forgets what was noted and never went live. */
export const forgetMoves = async ({ management, defaultLocale }: MoveDeps, pageId: string): Promise<void> => {
  const noted = (await readRedirects(management, defaultLocale)).filter((each) => isNoted(each, pageId) && !each.isLive)
  for (const { id } of noted) await archiveRedirect(management, id)
}

/**
 * Lets every address that was noted lead to the page, and takes away what would lead away from it; what is done already stays. Answers
 * a sentence where it failed: doing it again completes it.
 */
export const leadToPage = async (deps: MoveDeps, page: MovedPage): Promise<ComposeSentence | undefined> => {
  try {
    const steps = stepsFor(page, await readRedirects(deps.management, deps.defaultLocale), deps.siteTags)
    await applySteps(deps.management, steps, deps.defaultLocale)
    return undefined
  } catch (cause) {
    const refusal = refusalOfCms(cause)
    if (refusal === undefined) throw cause
    return say('redirectNotYet', { to: page.to, refusal })
  }
}

const isNoted = ({ id, isArchived, isChanged }: StoredRedirect, pageId: string): boolean =>
  id.startsWith(prefixOf(pageId)) && !isArchived && isChanged

/** All steps, each planned for what those before it leave. Pure. */
export const stepsFor = (
  { pageId, to, sites }: MovedPage,
  redirects: readonly StoredRedirect[],
  siteTags: readonly string[],
): readonly RedirectStep[] => {
  const isBack = ({ id, from, isArchived }: StoredRedirect): boolean =>
    id.startsWith(prefixOf(pageId)) && !isArchived && normalisePath(from) === normalisePath(to)
  const steps: RedirectStep[] = redirects.filter(isBack).map(({ id }) => ({ does: 'archive', id }))
  let now = afterSteps(redirects, steps)
  for (const { id, name, from } of redirects.filter((each) => isNoted(each, pageId) && !isBack(each))) {
    const move = { id, name, from, to, sites }
    const next = planMove({ redirects: now, move, siteTags, idBeside: (other) => `moved-${short(other)}-${short(id)}` })
    now = afterSteps(now, next)
    steps.push(...next)
  }
  return steps
}
