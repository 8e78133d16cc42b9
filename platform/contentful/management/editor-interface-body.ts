import { z } from 'zod'
import { validationFailed, type FieldProblem } from '../errors.ts'
import { parseBody } from './parse-body.ts'

const widget = { widgetNamespace: z.string().optional(), widgetId: z.string().optional(), settings: z.looseObject({}).optional() }
const placed = z.looseObject({ widgetNamespace: z.string(), widgetId: z.string(), disabled: z.boolean().optional() })

/** A tab or a fold-out of the entry's page: fields, and groups inside it. */
interface Group {
  groupId: string
  name: string
  items: Item[]
}
type Item = Group | { fieldId: string }

const item: z.ZodType<Item> = z.lazy(() => z.union([group, z.object({ fieldId: z.string() })]))
const group: z.ZodType<Group> = z.object({ groupId: z.string().min(1), name: z.string().min(1), items: z.array(item) })

const editorInterface = z.looseObject({
  controls: z.array(z.looseObject({ fieldId: z.string(), ...widget })).default([]),
  groupControls: z.array(z.looseObject({ groupId: z.string(), ...widget })).optional(),
  editors: z.array(placed).optional(),
  editor: placed.optional(),
  editorLayout: z.array(group).optional(),
  sidebar: z.array(placed).optional(),
})

/** How the CMS's own interface shows entries of a content type: controls, groups of fields, editors, sidebar. */
export interface EditorInterfaceBody {
  readonly controls: readonly { readonly fieldId: string }[]
  readonly groupControls?: readonly { readonly groupId: string }[] | undefined
  readonly editorLayout?: readonly Group[] | undefined
  readonly [part: string]: unknown
}

/** An editor interface as sent; refuses groups that are named twice, a field that is in two, and controls of no group. */
export const readEditorInterface = (sent: unknown): EditorInterfaceBody => {
  const { sys: _sys, ...body } = parseBody(editorInterface, sent)
  const problems = layoutProblems(body)
  if (problems.length > 0) throw validationFailed(problems)
  return body
}

const layoutProblems = ({ editorLayout = [], groupControls = [] }: EditorInterfaceBody): readonly FieldProblem[] => {
  const all = editorLayout.flatMap((each) => below(each))
  const groups = all.flatMap((item) => ('groupId' in item ? [item.groupId] : []))
  const fields = all.flatMap((item) => ('fieldId' in item ? [item.fieldId] : []))
  const taken = (names: readonly string[], what: string) =>
    repeated(names).map((value) => ({
      name: 'taken',
      path: ['editorLayout'],
      value,
      details: `The ${what} "${value}" is there twice.`,
    }))
  return [
    ...taken(groups, 'group'),
    ...taken(fields, 'field'),
    ...groupControls
      .map(({ groupId }) => groupId)
      .filter((id) => !groups.includes(id))
      .map((value) => ({ name: 'unknown', path: ['groupControls'], value, details: `There is no field group "${value}".` })),
  ]
}

/** The same interface without any trace of some fields. */
export const withoutFields = (body: EditorInterfaceBody, isGone: (fieldId: string) => boolean): EditorInterfaceBody => {
  const withKnownFields = (items: readonly Item[]): Item[] =>
    items.flatMap((item): Item[] => {
      if ('groupId' in item) return [{ ...item, items: withKnownFields(item.items) }]
      return isGone(item.fieldId) ? [] : [item]
    })
  return {
    ...body,
    controls: body.controls.filter(({ fieldId }) => !isGone(fieldId)),
    ...(body.editorLayout === undefined
      ? {}
      : { editorLayout: body.editorLayout.map((each) => ({ ...each, items: withKnownFields(each.items) })) }),
  }
}

const below = (item: Item): readonly Item[] => ('groupId' in item ? [item, ...item.items.flatMap(below)] : [item])
const repeated = (names: readonly string[]): readonly string[] => [...new Set(names.filter((name, index) => names.indexOf(name) < index))]
