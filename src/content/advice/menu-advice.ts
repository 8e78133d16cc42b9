import type { BlockProblem } from '../content-problem.ts'
import { FIRST_LEVEL, leadsSomewhere } from '../menus.ts'
import type { AdviceInput } from './advice-input.ts'

/** What menus leave out: branches of categories that are gone, and entries that lead nowhere and hold nothing. */
export const menuAdvice = async ({ trails, context, lookups }: AdviceInput): Promise<readonly BlockProblem[]> => {
  const found = await Promise.all(
    trails.map(async (trail): Promise<readonly BlockProblem[]> => {
      const { type, props, slots } = trail.node
      if (type === 'menu-branch') {
        const address = String(props['branch'])
        if (address === FIRST_LEVEL || (await lookups.kindOf(address, context)) === 'listing') return []
        const message = `There is no category at ${address}, so menus show nothing of this. Write the address of a category, or delete this.`
        return [{ code: 'missingCategory', trail, pointer: '/props/branch', message, values: { address } }]
      }
      if (type !== 'menu-node') return []
      // Validated as of this release, or reported as not.
      const entry = { kind: props['kind'], href: props['href'] } as Parameters<typeof leadsSomewhere>[0]
      if (leadsSomewhere(entry, (slots?.['items'] ?? []).length > 0)) return []
      return [{ code: 'menuEntryEmpty', trail, pointer: '/props/href', message: LEADS_NOWHERE }]
    }),
  )
  return found.flat()
}

const LEADS_NOWHERE = 'The entry leads nowhere and has no entries below it, so menus leave it out. Write where it leads.'
