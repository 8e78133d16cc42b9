import type { NavigationNode } from './navigation.ts'

interface Options {
  readonly startingNavContext?: string | undefined
  readonly navContextMap: Readonly<Record<string, string>>
  /** The shopper's own context, stored at an earlier visit. */
  readonly userContext?: string | undefined
  /** First level of the navigation tree. */
  readonly l1: readonly NavigationNode[]
}

/** Where home sends a shopper whose own navigation context is not the starting one, else null (HOME-01, HOME-02, HOME-06). Pure; server and browser agree. */
export const homeTarget = ({ startingNavContext, navContextMap, userContext, l1 }: Options): string | null => {
  if (startingNavContext === undefined || userContext === undefined) return null
  const mapped = navContextMap[startingNavContext] ?? navContextMap['*']
  if (mapped === undefined || mapped === userContext) return null
  const node = l1.find((candidate) => candidate.key === userContext && candidate.hide !== true)
  return node === undefined || node.path === '/' ? null : node.path
}
