import type { Link } from 'contentful-management'
import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import type { PlanAction, PlanOutcome } from '../../../schemas/api/compose-schedule.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { changedVersions } from '../../../src/content/composing/changed-versions.ts'
import { toCmsEntry } from '../../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { readPageFields } from '../../../src/content/page-entry.ts'
import { ownValue } from '../../../src/lib/own-value.ts'
import type { Cms } from '../../publishing/cms.ts'
import type { Runtime } from '../../runtime.ts'
import { checkDocument } from '../check-document.ts'
import { readMove } from '../moves/page-move.ts'
import { noSuchPage, Refusal } from '../refusal.ts'
import { staleIds } from '../stale-ids.ts'
import { plansOf, readPlans, toPlanned, type Plan, type PlanDeps } from './read-planned.ts'

interface Deps extends PlanDeps {
  readonly delivery: Pick<Cms, 'entriesById' | 'pages'>
  readonly sites: readonly SiteConfig[]
  readonly clock: Runtime['clock']
  readonly log: Pick<Runtime['log'], 'warn'>
}

/** Of a release, by the CMS. */
const MOST_TOGETHER = 200
/** What is nearer is published at once, and what is further away is a slip of the year. */
const SOONEST_MS = 30_000
const LATEST_MS = 3 * 366 * 86_400_000

/**
 * Has the CMS publish a page with all that is newer than what is live, or take it down, at a moment. What is to go live passes the gate
 * now and once more then; what is changed until then goes along, what is added is not. `document` is read anew.
 */
export const planAction = async (deps: Deps, document: ComposeDocument, wish: PlanAction): Promise<PlanOutcome> => {
  const { management, environmentId, sites } = deps
  requireMoment(deps, wish.at)
  const changed = changedVersions(document)
  if (wish.action === 'publish') {
    const ids = staleIds(document, changed, wish.versions)
    if (ids.length > 0) return { status: 'stale', ids }
    const problems = checkDocument(document, sites)
    if (problems.some(({ severity }) => severity === 'error')) return { status: 'refused', problems }
    await requirePublishable(deps, document, changed)
  } else requireLandingPage(document)
  const before = plansOf(await readPlans(deps), document.pageId).filter(({ action }) => action === wish.action)
  const release = wish.action === 'publish' ? await makeRelease(deps, document, changed) : undefined
  const entity: Link<'Entry'> | Link<'Release'> = release ?? { sys: { type: 'Link', linkType: 'Entry', id: document.pageId } }
  try {
    await management.scheduledActions.create(
      {},
      {
        action: wish.action,
        entity,
        environment: { sys: { type: 'Link', linkType: 'Environment', id: environmentId } },
        scheduledFor: { datetime: new Date(wish.at).toISOString(), timezone: wish.timeZone },
      },
    )
  } catch (cause) {
    if (release !== undefined) await removeRelease(deps, release.sys.id)
    throw cause
  }
  for (const plan of before) await endPlan(deps, plan)
  return { status: 'planned', planned: plansOf(await readPlans(deps), document.pageId).map(toPlanned) }
}

/** Has the CMS not do what it was to do to a page, and forgets what was done in vain. */
export const callOff = async (deps: Pick<Deps, 'management' | 'environmentId' | 'log'>, pageId: string, id: string): Promise<void> => {
  const plan = plansOf(await readPlans(deps), pageId).find((each) => each.id === id)
  if (plan === undefined) throw new Refusal(404, 'NOT_FOUND', 'This is not planned any more. It may have been done meanwhile.')
  await endPlan(deps, plan)
}

const endPlan = async (deps: Pick<Deps, 'management' | 'log'>, plan: Plan): Promise<void> => {
  if (plan.state === 'planned') await deps.management.scheduledActions.delete({ scheduledActionId: plan.id })
  if (plan.releaseId !== undefined) await removeRelease(deps, plan.releaseId)
}

const requireMoment = ({ clock }: Pick<Deps, 'clock'>, at: string): void => {
  const ahead = Date.parse(at) - clock.now()
  if (ahead < SOONEST_MS) throw new Refusal(422, 'REFUSED', 'This moment has passed, or is about to. Choose a later one, or publish now.')
  if (ahead > LATEST_MS) throw new Refusal(422, 'REFUSED', 'This moment is more than three years away. Check the year.')
}

const requirePublishable = async ({ delivery }: Deps, document: ComposeDocument, changed: ReadonlyMap<string, number>): Promise<void> => {
  if (changed.size === 0) throw new Refusal(422, 'REFUSED', 'There is nothing to publish: shoppers see what you see.')
  if (changed.size > MOST_TOGETHER)
    throw new Refusal(422, 'REFUSED', `The CMS publishes at most ${MOST_TOGETHER} blocks and pictures together. Publish some of them now.`)
  // A redirect comes after a publish, and nobody is there to make it then.
  if ((await readMove(delivery, document))?.from !== undefined)
    throw new Refusal(422, 'REFUSED', 'The address of this page has changed. Publish it now, so that the old one leads to the new one.')
}

const requireLandingPage = ({ pageId, entries, locales }: ComposeDocument): void => {
  const page = ownValue(entries, pageId)
  if (page === undefined) throw noSuchPage()
  if (readPageFields(toCmsEntry(page), [defaultLocaleOf(locales)]).kind === 'landing') return
  throw new Refusal(422, 'REFUSED', 'Shoppers always need this page. Change what is on it instead.')
}

/** The page itself is always in it: by it the plan is found again. */
const makeRelease = async (
  { management }: Deps,
  { pageId, entries, locales }: ComposeDocument,
  changed: ReadonlyMap<string, number>,
): Promise<Link<'Release'>> => {
  const page = ownValue(entries, pageId)
  const title = page === undefined ? pageId : readPageFields(toCmsEntry(page), [defaultLocaleOf(locales)]).title
  const items = [...new Set([pageId, ...changed.keys()])].map((id): Link<'Entry'> | Link<'Asset'> =>
    ownValue(entries, id) === undefined
      ? { sys: { type: 'Link', linkType: 'Asset', id } }
      : { sys: { type: 'Link', linkType: 'Entry', id } },
  )
  const { sys } = await management.release.create({}, { title: title.slice(0, 255) || pageId, entities: { sys: { type: 'Array' }, items } })
  return { sys: { type: 'Link', linkType: 'Release', id: sys.id } }
}

/** A release that nothing is planned with is in nobody's way: what fails here fails nobody. */
const removeRelease = async ({ management, log }: Pick<Deps, 'management' | 'log'>, releaseId: string): Promise<void> => {
  try {
    await management.release.delete({ releaseId })
  } catch (err) {
    log.warn({ event: 'releaseLeft', err, releaseId }, 'A release of the CMS that nothing is planned with any more could not be deleted')
  }
}
