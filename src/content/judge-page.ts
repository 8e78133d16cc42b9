import { blockSchemas, commonSchemas } from './block-schemas.ts'
import { createPageValidator } from './validate-page.ts'
import { pageWarnings } from './warnings/page-warnings.ts'
import { pageRules } from './page-rules/page-rules.ts'
import { buildPage, type BuiltPage, type PageOrder } from './build-page.ts'

const validatePage = createPageValidator(blockSchemas, commonSchemas)

/** A page of one site and language with all that can be said of it from the content alone: errors and warnings. Pure. */
export const judgePage = (order: PageOrder): BuiltPage => {
  const { page, json, problems } = buildPage(order)
  const errors = validatePage(page, Buffer.byteLength(json))
  return {
    page,
    json,
    problems: [...problems, ...errors, ...pageRules(page, blockSchemas, order.site), ...pageWarnings(page, blockSchemas)],
  }
}
