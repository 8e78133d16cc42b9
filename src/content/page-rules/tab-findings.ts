import type { BlockNode } from '../../../schemas/page.ts'
import type { Trail } from '../trail.ts'
import { tabKeyOf } from '../../lib/tab-key-of.ts'
import { isKnownParameter } from '../../site/known-parameters.ts'
import type { Finding } from './finding.ts'

/** Names in the address: each group of tabs has its own, none is the shop's, and tabs of a group have different keys (TRICKY-19). */
export const tabFindings = (trails: readonly Trail[]): readonly Finding[] => {
  const groups = trails.filter(({ node }) => node.type === 'tabs')
  return [...sharedNames(groups), ...takenNames(groups), ...trails.filter(({ node }) => node.type === 'tab-panel').flatMap(sharedKey)]
}

const nameOf = ({ node }: Trail): string => String(node.props['queryParam'])

const sharedNames = (groups: readonly Trail[]): readonly Finding[] =>
  groups.flatMap((trail, place) => {
    const isShared = groups.slice(0, place).some((other) => nameOf(other) === nameOf(trail))
    const message = `Other tabs of this page are called "${nameOf(trail)}" in the address too. Give these another name, for example "tab${place + 1}".`
    return isShared ? [{ code: 'tabNameTaken', trail, prop: 'queryParam', message }] : []
  })

const takenNames = (groups: readonly Trail[]): readonly Finding[] =>
  groups
    .filter((trail) => isKnownParameter(nameOf(trail)) && !nameOf(trail).startsWith('tab'))
    .map((trail) => {
      const message = `The shop itself uses "${nameOf(trail)}" in addresses. Choose another name, for example "tab".`
      return { code: 'tabNameTaken', trail, prop: 'queryParam', message }
    })

const sharedKey = (trail: Trail): readonly Finding[] => {
  const key = keyOf(trail.node)
  const isShared = trail.siblings.slice(0, trail.index).some((other) => other.type === 'tab-panel' && keyOf(other) === key)
  return isShared ? [{ code: 'tabKeyTaken', trail, prop: 'key', message: `Another tab of the group has the key "${key}" too.` }] : []
}

const keyOf = ({ props }: BlockNode): string => tabKeyOf(String(props['key']))
