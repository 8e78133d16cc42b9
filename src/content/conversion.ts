import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { BlockNode } from '../../schemas/page.ts'
import type { CmsEntry, CmsSource } from './cms-entry.ts'
import type { ContentProblem } from './content-problem.ts'

/** What conversion reads from, and where it says what it had to leave out. One object a page and locale. */
export interface Conversion {
  readonly source: CmsSource
  readonly schemas: ReadonlyMap<string, BlockSchema>
  /** Most specific first: `fr-CA`, `fr`, `en`. */
  readonly locales: readonly string[]
  /** What words are wanted in; where it is given, those in another language are reported. */
  readonly language?: string
  /** Key of the page that is converted, for problems. */
  readonly page: string
  /** Zone of dates that name none; UTC unless given. */
  readonly timeZone?: string
  /** Address of a page entry, for links in rich text. */
  readonly pagePath: (entry: CmsEntry) => string | undefined
  readonly report: (problem: ContentProblem) => void
  /** What stands where an entry had to be left out: nothing, unless given. */
  readonly placeOf?: (problem: ContentProblem) => BlockNode
}

/** An entry that is being converted, and the name merchandisers know it by. */
export interface Ancestor {
  readonly id: string
  readonly name: string
}

/** Where conversion stands. */
export interface Step extends Conversion {
  readonly where: string
  readonly uses: Map<string, number>
  /** Entries that may still be unfolded: shared ones count each time. */
  readonly budget: { left: number }
  readonly ancestors: readonly Ancestor[]
}
