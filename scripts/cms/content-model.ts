import type { IFieldOptions } from 'contentful-migration'

/** How the CMS's editor shows a field. */
export interface ControlModel {
  readonly widgetId: string
  readonly helpText?: string
}

/** One field of a content type, as a migration writes it. */
export interface FieldModel {
  readonly id: string
  readonly options: IFieldOptions
  readonly control?: ControlModel
}

export interface ContentTypeModel {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly displayField?: string
  readonly fields: readonly FieldModel[]
}

/** Content types by id. */
export type ContentModel = ReadonlyMap<string, ContentTypeModel>
