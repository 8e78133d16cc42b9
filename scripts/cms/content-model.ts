import type { BuiltinEditor, IFieldOptions } from 'contentful-migration'

/** How the CMS's editor shows a field. */
export interface ControlModel {
  readonly widgetId: BuiltinEditor
  readonly helpText?: string
}

/** One field of a content type, as a migration writes it. */
export interface FieldModel {
  readonly id: string
  readonly options: IFieldOptions
  readonly control?: ControlModel
}

/** A tab of the entry's page, with its fields in order. */
export interface FieldGroupModel {
  readonly id: string
  readonly name: string
  readonly fields: readonly string[]
}

export interface ContentTypeModel {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly displayField?: string
  readonly fields: readonly FieldModel[]
  /** Every field is in one; without them all follow each other. */
  readonly groups?: readonly FieldGroupModel[]
}

/** Content types by id. */
export type ContentModel = ReadonlyMap<string, ContentTypeModel>
