import type { BlockNode } from '../../schemas/page.ts'
import { isFor, isForSite, type Audience } from './is-for.ts'
import { without } from '../lib/without.ts'

/** First segment of the path: the navigation context of a page. */
export const navContextOf = (path: string): string => path.split('/')[1] ?? ''

/** Leaves out, at every depth, blocks whose window, country, language or context is another (architecture 2). */
export const selectBlocks = (nodes: readonly BlockNode[], audience: Audience): readonly BlockNode[] =>
  nodes.filter((node) => isFor(node.meta, audience)).map((node) => withoutDecided(selectSlots(node, audience), audience))

/** A block that was selected is like others: it may stay HTML. */
const withoutDecided = (node: BlockNode, { navContext }: Audience): BlockNode =>
  navContext === undefined || node.meta?.navContexts === undefined ? node : { ...node, meta: without(node.meta, 'navContexts') }

/**
 * When the next block appears or disappears because a window of time opens or closes: epoch milliseconds, undefined for never.
 * What was rendered before must not be shown after.
 */
export const nextChange = (nodes: readonly BlockNode[], audience: Audience): number | undefined =>
  earliest(nodes.filter(({ meta }) => isForSite(meta, audience)).flatMap((node) => changesOf(node, audience)))

/** Of several instants the first; undefined where there is none. */
export const earliest = (instants: readonly (number | undefined)[]): number | undefined => {
  const known = instants.filter((instant) => instant !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

const changesOf = (node: BlockNode, audience: Audience): readonly (number | undefined)[] => {
  const from = Date.parse(node.meta?.visibleFrom ?? '')
  const until = Date.parse(node.meta?.visibleUntil ?? '')
  if (audience.now >= until) return []
  if (audience.now < from) return from < until || Number.isNaN(until) ? [from] : []
  const inner = Object.values(node.slots ?? {}).map((slot) => nextChange(slot, audience))
  return Number.isNaN(until) ? inner : [until, ...inner]
}

const selectSlots = (node: BlockNode, audience: Audience): BlockNode => {
  if (node.slots === undefined) return node
  const slots = Object.entries(node.slots).map(([name, nodes]) => [name, selectBlocks(nodes, audience)] as const)
  return { ...node, slots: Object.fromEntries(slots) }
}
