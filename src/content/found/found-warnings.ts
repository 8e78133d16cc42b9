import type { Page } from '../../../schemas/page.ts'
import { pageSchema } from '../block-schemas.ts'
import { problemOfPage, type ContentProblem, type ProblemText } from '../content-problem.ts'
import { fitWords, isFound, ownTitle, type FoundPart } from './found-words.ts'
import { estimateWidth } from './text-width.ts'

/** What keeps a page from being found, or shown well where its link is sent: title, description and picture. Pure. */
export const foundWarnings = (page: Page, siteName: string): readonly ContentProblem[] => {
  if (!isFound(page)) return []
  // That a page has no title at all is an error of its own.
  const title = page.title === '' ? page.seo.title : ownTitle(page, siteName)
  const { description } = page.seo
  return [
    ...(title === undefined ? [] : lengthOf('title', title, page)),
    ...(description === undefined ? [atField('seoDescription', NO_DESCRIPTION, page)] : lengthOf('description', description, page)),
    ...pictureWarnings(page),
  ]
}

const NO_DESCRIPTION: ProblemText = {
  code: 'descriptionMissing',
  message: 'The page has no description for search engines, so they take words of the page. Say in one or two sentences what is on it.',
}

const lengthOf = (part: FoundPart, words: string, page: Page): readonly ContentProblem[] => {
  const { tooMany, isShort } = fitWords(words, part, estimateWidth)
  const field = FIELDS[part]
  if (tooMany > 0) return [atField(field, { ...TOO_LONG[part](tooMany), values: { count: tooMany } }, page)]
  return isShort ? [atField(field, TOO_SHORT[part], page)] : []
}

const FIELDS = { title: 'seoTitle', description: 'seoDescription' } as const

const TOO_LONG: Readonly<Record<FoundPart, (count: number) => ProblemText>> = {
  title: (count) => ({
    code: 'titleTooLong',
    message: `The title is about ${count} letters longer than a search result shows. Write a shorter one for search engines.`,
  }),
  description: (count) => ({
    code: 'descriptionTooLong',
    message: `The description is about ${count} letters longer than a search result shows. Say what matters first, or shorten it.`,
  }),
}

const TOO_SHORT: Readonly<Record<FoundPart, ProblemText>> = {
  title: { code: 'titleTooShort', message: 'The title says very little. Say in the title for search engines what is on the page.' },
  description: {
    code: 'descriptionTooShort',
    message: 'The description says very little, so search engines may take other words. A search result has room for two lines.',
  },
}

/** Messengers show a smaller picture as a stamp beside the words, or none. */
const LEAST = { width: 600, height: 315 }

const pictureWarnings = (page: Page): readonly ContentProblem[] => {
  const { image } = page.seo
  if (image === undefined || (image.width >= LEAST.width && image.height >= LEAST.height)) return []
  const { width, height } = image
  const message = `The picture for sharing has ${width} × ${height} pixels; messengers show it large from ${LEAST.width} × ${LEAST.height} on. Choose a larger one, best of 1200 × 630.`
  return [atField('shareImage', { code: 'shareImageSmall', message, values: { width, height } }, page)]
}

/** A problem of one of the page's own fields. */
export const atField = (name: string, text: ProblemText, page: Pick<Page, 'key' | 'title'>): ContentProblem =>
  problemOfPage(text, page, { name, title: pageSchema.properties[name]?.title ?? name })
