import type { ContentProblem } from '../content-problem.ts'
import { atField } from '../found/found-warnings.ts'
import { isFound, ownTitle } from '../found/found-words.ts'
import type { AdviceInput } from './advice-input.ts'

/** A title or description that another page of the site has: in a list of search results nobody could tell the two apart. */
export const wordsAdvice = async ({ page, context, lookups }: AdviceInput): Promise<readonly ContentProblem[]> => {
  if (!isFound(page)) return []
  const words = { pageId: page.id, title: ownTitle(page, context.site.siteName), description: page.seo.description }
  const { title, description } = await lookups.pagesWithWords(words, context)
  return [
    ...(title === undefined
      ? []
      : [atField('seoTitle', { code: 'titleRepeated', message: sameTitle(title), values: { page: title } }, page)]),
    ...(description === undefined
      ? []
      : [
          atField(
            'seoDescription',
            { code: 'descriptionRepeated', message: sameDescription(description), values: { page: description } },
            page,
          ),
        ]),
  ]
}

const sameTitle = (other: string): string => `The page “${other}” has the same title. Say in this one what is on this page and on no other.`
const sameDescription = (other: string): string =>
  `The page “${other}” has the same description. Say in this one what is on this page and on no other.`
