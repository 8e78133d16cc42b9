import type { BlockProps } from './render-env.ts'
import { isLazy } from '../hydrate/is-lazy.ts'

/** Whether something has to find the block by an element: hydration, an anchor, a hidden width, an audience, an editor. */
export const needsWrapper = ({ node: { type, meta }, env, isInStatic }: Pick<BlockProps, 'node' | 'env' | 'isInStatic'>): boolean =>
  meta?.anchor !== undefined ||
  meta?.hiddenOn !== undefined ||
  meta?.audience !== undefined ||
  env.showsProblems ||
  (!isInStatic && isLazy(env.registry[type]?.hydrate))
