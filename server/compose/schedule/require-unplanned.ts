import type { ComposeFields, ComposeUser } from '../../../schemas/api/compose.ts'
import { Refusal } from '../refusal.ts'
import type { PublishRights } from '../rights/publish-rights.ts'
import { readPlans, type PlanDeps } from './read-planned.ts'

/**
 * The CMS publishes what is planned as it is at its moment: whoever changes it until then has that go live. Throws a `Refusal` where
 * somebody may not. Who may publish everywhere costs no read, unless all that goes live has to be approved.
 */
export const requireUnplanned = async (
  deps: PlanDeps,
  rights: PublishRights,
  user: ComposeUser,
  { id, fields }: { readonly id: string; readonly fields: ComposeFields },
): Promise<void> => {
  if (user.rights.includes('publish') && user.publishSites === undefined && !rights.hasFourEyes) return
  const plans = (await readPlans(deps)).filter(({ action, state, ids }) => action === 'publish' && state === 'planned' && ids.includes(id))
  if (plans.length === 0) return
  if (rights.hasFourEyes)
    throw frozen('This was approved as it is, and is planned to go live. Have the plan called off before you change it.')
  if (!user.rights.includes('publish'))
    throw frozen('This is planned to go live, and you may not publish. Ask somebody who may to change it, or to call the plan off.')
  for (const { ids } of plans) await rights.requireForRelease(user, ids)
  for (const sites of Object.values(fields['sites'] ?? {}))
    rights.requireForSites(user, id, Array.isArray(sites) ? sites.filter((tag) => typeof tag === 'string') : [])
}

const frozen = (message: string): Refusal => new Refusal(403, 'FORBIDDEN', message)
