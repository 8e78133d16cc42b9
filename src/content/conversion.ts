import type { BlockSchema } from '../../schemas/block-schema.ts'
import type { BlockNode } from '../../schemas/page.ts'
import type { CmsEntry, CmsSource } from './cms-entry.ts'
import { createProblem, type ContentProblem, type ProblemText } from './content-problem.ts'
import { localeInWords } from './locales.ts'
import { titleOfField } from './trail.ts'

/** What conversion reads from, and where it reports what it had to leave out. One object a page and locale. */
export interface Conversion {
  readonly source: CmsSource
  readonly schemas: ReadonlyMap<string, BlockSchema>
  /** Most specific first: `fr-CA`, `fr`, `en`. */
  readonly locales: readonly string[]
  /** The language of the page; where it is given, words in another one are reported. */
  readonly language?: string
  /** Key of the page that is converted, for problems. */
  readonly page: string
  /** Zone of dates that name none; UTC unless given. */
  readonly timeZone?: string
  /** Address of a page entry, for links in rich text. */
  readonly pagePath: (entry: CmsEntry) => string | undefined
  readonly report: (problem: ContentProblem) => void
  /** The block shown where an entry had to be left out: none, unless given. */
  readonly substituteFor?: (problem: ContentProblem) => BlockNode
}

/** An entry that is being converted, and the name merchandisers know it by. */
export interface Ancestor {
  readonly id: string
  readonly name: string
}

/** A conversion at one of its entries. */
export interface ConversionStep extends Conversion {
  /** The entry by its names, outermost first. */
  readonly names: readonly string[]
  readonly uses: Map<string, number>
  /** Entries that may still be unfolded: shared ones count each time. */
  readonly budget: { left: number }
  readonly ancestors: readonly Ancestor[]
}

/** Something the matter with a field of an entry. */
export interface FieldProblem extends ProblemText {
  readonly owner: CmsEntry
  readonly field: string
}

/** Reports a problem by the names merchandisers know: page, blocks, field. */
export const reportProblem = (step: ConversionStep, { owner, field, ...text }: FieldProblem): ContentProblem => {
  const title = titleOfField(field, step.schemas.get(owner.sys.contentType.sys.id))
  const problem = createProblem(text, {
    path: `/entries/${owner.sys.id}/fields/${field}`,
    page: step.page,
    blockId: owner.sys.id,
    names: [...step.names, title],
  })
  step.report(problem)
  return problem
}

/** A text that its language lacks. */
export const fallbackText = (language: string, used: string): ProblemText => ({
  code: 'missingTranslation',
  message: `There is no text in ${localeInWords(language)}; shoppers read the one in ${localeInWords(used)}.`,
  values: { wanted: language, used },
})

/** A reference that leads nowhere, in words. */
export const notPublished = (id: string): string =>
  `The entry ${id} is not published, or is deleted, so its place stays empty. Publish it, or take it out here.`
