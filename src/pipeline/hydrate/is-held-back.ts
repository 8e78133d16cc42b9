import type { Hydration } from '../../../block-registry/block.ts'

/** Whether a policy lets a block wait with hydrating. */
export const isHeldBack = (policy: Hydration | undefined): boolean => policy === 'visible' || policy === 'idle' || policy === 'intent'
