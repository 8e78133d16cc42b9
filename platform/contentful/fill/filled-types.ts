import type { Deps } from '../deps.ts'
import { readContentTypeBody } from '../management/content-type-body.ts'
import { readEditorInterface } from '../management/editor-interface-body.ts'
import { contentTypeDocument } from '../render/content-type-document.ts'
import { contentTypeProblems } from '../validation/content-type-problems.ts'
import { validationFailed } from '../errors.ts'
import type { FilledRow } from './insert-rows.ts'
import { publishedOnce, rowOf, snapshotRow } from './published-row.ts'
import type { WrittenType } from './written-type.ts'

/** An activated content type with its snapshot and its editor interface. */
export const publishedType = (deps: Deps, { id, body: sent, editor }: WrittenType): readonly FilledRow[] => {
  const { body } = readContentTypeBody(sent)
  const problems = contentTypeProblems(body, null)
  if (problems.length > 0) throw validationFailed(problems)
  const type = publishedOnce(deps, { kind: 'ContentType', id, body })
  return [
    rowOf(type),
    { kind: 'EditorInterface', id, body: readEditorInterface(editor) },
    snapshotRow(deps, { kind: 'ContentType', id }, contentTypeDocument(deps, 'management', type)),
  ]
}
