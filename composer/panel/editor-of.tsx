import type { FieldKind } from '../../schemas/block-schema.ts'
import type { ReactNode } from 'react'
import type { EditorProps } from './editor-props.ts'
import { AddressEditor } from './editors/address.tsx'
import { AssetEditor } from './editors/asset.tsx'
import { BooleanEditor } from './editors/boolean.tsx'
import { ChoiceEditor, choicesOf, MAX_OPEN } from './editors/choice.tsx'
import { DateEditor } from './editors/date.tsx'
import { EntryEditor } from './editors/entry.tsx'
import { FocalPointEditor } from './editors/focal-point.tsx'
import { JsonEditor } from './editors/json.tsx'
import { ListEditor } from './editors/list.tsx'
import { LongTextEditor } from './editors/long-text.tsx'
import { NumberEditor } from './editors/number.tsx'
import { RichTextEditor } from './editors/rich-text.tsx'
import { SitesEditor } from './editors/sites.tsx'
import { TextEditor } from './editors/text.tsx'
import { isSitesField, landingPathOf } from './recognise-field.ts'

const EDITORS: Readonly<Record<FieldKind, (props: EditorProps) => ReactNode>> = {
  shortText: TextEditor,
  longText: LongTextEditor,
  richText: RichTextEditor,
  integer: NumberEditor,
  number: NumberEditor,
  boolean: BooleanEditor,
  date: DateEditor,
  enum: ChoiceEditor,
  shortTextList: ListEditor,
  entry: EntryEditor,
  asset: AssetEditor,
  focalPoint: FocalPointEditor,
  json: JsonEditor,
}

type Shape = Pick<EditorProps, 'schema' | 'openWords'>

/** The editor of a field. */
export const FieldEditor = (props: EditorProps) => {
  const { checkAddress, sites } = props.services
  if (checkAddress !== undefined && landingPathOf(props.schema, props.value) !== undefined)
    return <AddressEditor {...props} check={checkAddress} />
  if (sites !== undefined && isSitesField(props.name)) return <SitesEditor {...props} sites={sites} />
  const Editor = isChoice(props) ? ChoiceEditor : EDITORS[props.schema['x-field']]
  return <Editor {...props} />
}

/** A list of values to choose from, or a tick that may be left open. */
const isChoice = ({ schema, openWords }: Shape): boolean =>
  schema.enum !== undefined || (openWords !== undefined && schema['x-field'] === 'boolean')

const GROUPS: ReadonlySet<FieldKind> = new Set(['richText', 'asset', 'focalPoint', 'shortTextList'])

/** Whether it is no control that a label can point at but a group of them. */
export const isGroup = (shape: Shape): boolean =>
  isChoice(shape) ? choicesOf(shape).length <= MAX_OPEN : GROUPS.has(shape.schema['x-field'])
