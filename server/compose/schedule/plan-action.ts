import type { Link, PlainClientAPI } from 'contentful-management'
import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import type { PlannedAction } from '../../../schemas/api/compose-planned.ts'
import type { PlanAction, PlanOutcome } from '../../../schemas/api/compose-schedule.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { changedVersions } from '../../../src/content/composing/changed-versions.ts'
import { staleIds } from '../../../src/content/composing/stale-ids.ts'
import { toCmsEntry } from '../../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { readPageFields } from '../../../src/content/page-entry.ts'
import { ownValue } from '../../../src/lib/own-value.ts'
import type { Cms } from '../../publishing/cms.ts'
import type { Runtime } from '../../runtime.ts'
import { checkDocument } from '../check-document.ts'
import { readAll } from '../read-all.ts'
import { noSuchPage, Refusal } from '../refusal.ts'
import { linksTo, refusalOfCount, refusalOfPage, requireMoment } from './plan-rules.ts'
import { plansOf, readPlans, toPlanned, type Plan, type PlanDeps } from './read-planned.ts'
import { say } from '../sentence.ts'

interface Deps extends PlanDeps {
  readonly management: Pick<PlainClientAPI, 'scheduledActions' | 'release' | 'entry'>
  readonly delivery: Pick<Cms, 'entriesById' | 'pages'>
  readonly sites: readonly SiteConfig[]
  readonly clock: Runtime['clock']
  readonly log: Pick<Runtime['log'], 'warn'>
}

/**
 * Has the CMS publish a page with all that is newer than what is live, or take it down, at a moment. What is to go live passes the gate
 * now and once more then; what is changed until then goes along, what is added is not. `document` is read anew.
 */
export const planAction = async (deps: Deps, document: ComposeDocument, wish: PlanAction): Promise<PlanOutcome> => {
  const { management, sites } = deps
  requireMoment(deps, wish.at)
  const changed = changedVersions(document)
  if (wish.action === 'publish') {
    const ids = staleIds(document, changed, wish.versions)
    if (ids.length > 0) return { status: 'stale', ids }
    const problems = checkDocument(document, sites)
    if (problems.some(({ severity }) => severity === 'error')) return { status: 'refused', problems }
    await requirePublishable(deps, document, changed)
  } else requireLandingPage(document)
  const isPage = await readIsPage(management)
  // A release of several pages is changed as such.
  const before = plansOf(await readPlans(deps), document.pageId).filter(
    ({ action, ids }) => action === wish.action && ids.filter(isPage).length <= 1,
  )
  const release = wish.action === 'publish' ? await makeRelease(deps, document, changed) : undefined
  const entity: Link<'Entry'> | Link<'Release'> = release ?? { sys: { type: 'Link', linkType: 'Entry', id: document.pageId } }
  try {
    await management.scheduledActions.create({}, scheduledAction(deps, entity, wish))
  } catch (cause) {
    if (release !== undefined) await removeRelease(deps, release.sys.id)
    throw cause
  }
  for (const plan of before) await endPlan(deps, plan)
  return { status: 'planned', planned: await plannedFor(deps, document.pageId, isPage) }
}

/** What is planned for a page. `isPage`: where it is known already. */
export const plannedFor = async (
  deps: Pick<Deps, 'management' | 'environmentId'>,
  pageId: string,
  isPage?: (id: string) => boolean,
): Promise<readonly PlannedAction[]> => {
  const plans = plansOf(await readPlans(deps), pageId)
  const tell = isPage ?? (plans.length === 0 ? () => false : await readIsPage(deps.management))
  return plans.map((plan) => toPlanned(plan, tell))
}

const readIsPage = async (management: Pick<PlainClientAPI, 'entry'>): Promise<(id: string) => boolean> => {
  const ids = new Set((await readAll(management, { content_type: 'page', select: 'sys' })).map(({ sys }) => sys.id))
  return (id) => ids.has(id)
}

/** As the CMS takes it. */
export const scheduledAction = (
  { environmentId }: Pick<Deps, 'environmentId'>,
  entity: Link<'Entry'> | Link<'Release'>,
  { action, at, timeZone }: Pick<PlanAction, 'action' | 'at' | 'timeZone'>,
): Parameters<PlainClientAPI['scheduledActions']['create']>[1] => ({
  action,
  entity,
  environment: { sys: { type: 'Link', linkType: 'Environment', id: environmentId } },
  scheduledFor: { datetime: new Date(at).toISOString(), timezone: timeZone },
})

/** Has the CMS not do what it was to do to a page, and forgets what was done in vain. A release of several pages is called off as such. */
export const callOff = async (deps: Pick<Deps, 'management' | 'environmentId' | 'log'>, pageId: string, id: string): Promise<void> => {
  const plan = plansOf(await readPlans(deps), pageId).find((each) => each.id === id)
  if (plan === undefined) throw new Refusal(404, 'NOT_FOUND', say('notPlanned'))
  if (plan.release !== undefined && plan.ids.filter(await readIsPage(deps.management)).length > 1)
    throw new Refusal(422, 'REFUSED', say('inRelease', { title: plan.release.title }))
  await endPlan(deps, plan)
}

export const endPlan = async (deps: Pick<Deps, 'management' | 'log'>, plan: Plan): Promise<void> => {
  if (plan.state === 'planned') await deps.management.scheduledActions.delete({ scheduledActionId: plan.id })
  if (plan.release !== undefined) await removeRelease(deps, plan.release.sys.id)
}

const requirePublishable = async ({ delivery }: Deps, document: ComposeDocument, changed: ReadonlyMap<string, number>): Promise<void> => {
  const refusal = (await refusalOfPage(delivery, document, changed)) ?? refusalOfCount(changed.size)
  if (refusal !== undefined) throw new Refusal(422, 'REFUSED', refusal)
}

const requireLandingPage = ({ pageId, entries, locales }: ComposeDocument): void => {
  const page = ownValue(entries, pageId)
  if (page === undefined) throw noSuchPage()
  if (readPageFields(toCmsEntry(page), [defaultLocaleOf(locales)]).kind === 'landing') return
  throw new Refusal(422, 'REFUSED', say('alwaysNeeded'))
}

/** The page itself is always in it: by it the plan is found again. */
const makeRelease = async (
  { management }: Deps,
  document: ComposeDocument,
  changed: ReadonlyMap<string, number>,
): Promise<Link<'Release'>> => {
  const { pageId, entries, locales } = document
  const page = ownValue(entries, pageId)
  const title = page === undefined ? pageId : readPageFields(toCmsEntry(page), [defaultLocaleOf(locales)]).title
  const items = linksTo([pageId, ...changed.keys()], document)
  const { sys } = await management.release.create({}, { title: title.slice(0, 255) || pageId, entities: { sys: { type: 'Array' }, items } })
  return { sys: { type: 'Link', linkType: 'Release', id: sys.id } }
}

/** A release that nothing is planned with is in nobody's way: what fails here fails nobody. */
export const removeRelease = async ({ management, log }: Pick<Deps, 'management' | 'log'>, releaseId: string): Promise<void> => {
  try {
    await management.release.delete({ releaseId })
  } catch (err) {
    log.warn({ event: 'releaseLeft', err, releaseId }, 'A release of the CMS that nothing is planned with any more could not be deleted')
  }
}
