import type { Schemas } from '../read-schemas.ts'
import { codesPage } from './codes-page.ts'
import { indexPage } from './index-page.ts'
import { typePage } from './type-page.ts'

/** Generated pages of docs/blocks by path: one a type, the list of them, and the codes of all findings. */
export const docsFiles = ({ blocks }: Pick<Schemas, 'blocks'>): readonly (readonly [string, string])[] => [
  ['docs/blocks/README.md', indexPage(blocks)],
  ['docs/blocks/codes.md', codesPage()],
  ...Object.keys(blocks).map((type) => [`docs/blocks/types/${type}.md`, typePage(type, blocks)] as const),
]
