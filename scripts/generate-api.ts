import { readFileSync } from 'node:fs'
import { OPERATIONS_BY_TAG } from '../server/commerce/routes/operations/operations.ts'
import { readAnswerSchemas } from './api/answer-schemas.ts'
import { openapiDocument } from './api/openapi-document.ts'
import { writeTypes } from './merchant/generate-merchant-types.ts'

export const API_DOCUMENT = 'docs/api/openapi.json'

/** Writes the document of the API from its schemas and types, or only looks; answers whether it was stale. */
export const generateApi = async (root: URL, isCheck: boolean): Promise<boolean> => {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { readonly version: string }
  const document = openapiDocument({ version, operations: OPERATIONS_BY_TAG, schemas: readAnswerSchemas(root) })
  return writeTypes(new URL(API_DOCUMENT, root), JSON.stringify(document), isCheck)
}
