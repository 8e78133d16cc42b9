import { blockSchemas, commonSchemas } from './block-schemas.ts'
import { buildPage, type BuiltPage, type PageInput } from './build-page.ts'
import { pageRules } from './page-rules.ts'
import { pageWarnings } from './page-warnings.ts'
import { createPageValidator } from './validate-page.ts'

/**
 * A page of one site and language with all problems that the content alone shows: errors and warnings. Pure. Apart from `buildPage`,
 * which the composer runs in a browser: the validator makes functions of text, which a page's policy refuses.
 */
export const buildValidatedPage = (input: PageInput): BuiltPage => {
  const { page, json, problems } = buildPage(input)
  const errors = validatePage(page, Buffer.byteLength(json))
  return {
    page,
    json,
    problems: [
      ...problems,
      ...errors,
      ...pageRules(page, blockSchemas, input.site, input.sites),
      ...pageWarnings(page, blockSchemas, input.site),
    ],
  }
}

const validatePage = createPageValidator(blockSchemas, commonSchemas)
