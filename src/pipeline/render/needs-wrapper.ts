import type { BlockProps } from './render-env.ts'
import { isHeldBack } from '../hydrate/is-held-back.ts'

/** Whether something has to find the block by an element: hydration, an anchor, a hidden width, an audience, an editor. */
export const needsWrapper = ({ node: { type, meta }, env, isInStatic }: Pick<BlockProps, 'node' | 'env' | 'isInStatic'>): boolean =>
  meta?.anchor !== undefined ||
  meta?.hiddenOn !== undefined ||
  meta?.audience !== undefined ||
  env.showsProblems ||
  (!isInStatic && isHeldBack(env.registry[type]?.hydrate))
