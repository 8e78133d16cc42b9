import type { ComposeUser } from '../../../schemas/api/compose.ts'
import { readGroups } from '../../configuration/compose-groups.ts'
import type { Runtime } from '../../runtime.ts'

type Groups = Pick<Runtime['config'], 'COMPOSE_EDITORS' | 'COMPOSE_PUBLISHERS'>

/** Whether people who edit or publish pages are known by their groups. */
export const hasComposeGroups = ({ COMPOSE_EDITORS, COMPOSE_PUBLISHERS }: Groups): boolean =>
  (COMPOSE_EDITORS ?? COMPOSE_PUBLISHERS) !== undefined

/** What somebody in these groups may do. Whoever publishes may edit too; of several groups each adds its sites. */
export const rightsOf = (
  groups: readonly string[],
  { COMPOSE_EDITORS: editors, COMPOSE_PUBLISHERS: publishers }: Groups,
): Pick<ComposeUser, 'rights' | 'publishSites'> => {
  const ownOf = (variable: string | undefined) => (readGroups(variable ?? '') ?? []).filter(({ name }) => groups.includes(name))
  const publishes = ownOf(publishers)
  if (publishes.length === 0) return { rights: ownOf(editors).length > 0 ? ['edit'] : [] }
  if (publishes.some(({ siteTags }) => siteTags === undefined)) return { rights: ['edit', 'publish'] }
  return { rights: ['edit', 'publish'], publishSites: [...new Set(publishes.flatMap(({ siteTags = [] }) => siteTags))].toSorted() }
}
