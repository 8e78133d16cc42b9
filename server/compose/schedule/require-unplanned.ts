import type { ComposeFields, ComposeUser } from '../../../schemas/api/compose.ts'
import { Refusal } from '../refusal.ts'
import type { PublishRights } from '../rights/publish-rights.ts'
import { readPlans, type PlanDeps } from './read-planned.ts'
import { say } from '../sentence.ts'
import type { ComposeSentence } from '../../../schemas/api/compose-sentences.ts'

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
  if (rights.hasFourEyes) throw frozen(say('frozenApproved'))
  if (!user.rights.includes('publish')) throw frozen(say('frozenPlanned'))
  for (const { ids } of plans) await rights.requireForRelease(user, ids)
  for (const sites of Object.values(fields['sites'] ?? {}))
    rights.requireForSites(user, id, Array.isArray(sites) ? sites.filter((tag) => typeof tag === 'string') : [])
}

const frozen = (sentence: ComposeSentence): Refusal => new Refusal(403, 'FORBIDDEN', sentence)
