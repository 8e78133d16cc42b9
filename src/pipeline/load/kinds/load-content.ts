import { assemblePage } from '../assemble-page.ts'
import type { Loader } from '../loader.ts'

/** A page that is its content and nothing more: account pages, orders, favorites, completion. */
export const loadContent: Loader = (input) => assemblePage({ ...input, kind: input.match.kind })
