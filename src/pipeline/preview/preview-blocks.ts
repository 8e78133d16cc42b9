import { PROBLEM_BLOCK } from '../../content/draft-page.ts'
import type { Registry } from '../blocks/registry.ts'
import { ProblemNote } from './problem-note.tsx'

/** Blocks that exist on drafts only. Their styles come with the rest of the preview, since the view itself stays HTML. */
export const PREVIEW_BLOCKS: Registry = { [PROBLEM_BLOCK]: { hydrate: 'never', view: async () => ({ ProblemNote }) } }
