import type { Json } from '../../../schemas/page.ts'

/** A block of a page that does not exist yet. Props that are not given have their default, or are asked for by the gate. */
export interface TemplateBlock {
  readonly type: string
  readonly props?: Readonly<Record<string, Json>>
  readonly slots?: Readonly<Record<string, readonly TemplateBlock[]>>
}

/** A file of this folder. */
export interface TemplateFile {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly blocks: readonly TemplateBlock[]
}
