import type { problemAt } from '../problem-at.ts'

/** Something the matter with a block, before it is told in a merchandiser's words. */
export type Finding = Parameters<typeof problemAt>[1]
