import type { Hydration } from '../../../block-registry/block.ts'

/** Whether a block of this policy hydrates later than the page. */
export const isLazy = (policy: Hydration | undefined): boolean => policy === 'visible' || policy === 'idle' || policy === 'intent'
