import type { ContextName } from './page-kinds.ts'
import type { Json } from './page.ts'

/** How a prop is edited in the CMS. */
export type FieldKind =
  | 'shortText'
  | 'longText'
  | 'richText'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'enum'
  | 'shortTextList'
  | 'entry'
  | 'asset'
  | 'focalPoint'
  | 'json'

/**
 * When a block's JavaScript runs: `never` stays HTML, `intent` when it is pointed at, touched or focused, `use` once somebody
 * uses the page and it is near the window, `visible` when it comes near the window, `idle` when the browser is idle, `load` at once.
 */
export type Hydration = 'never' | 'intent' | 'use' | 'visible' | 'idle' | 'load'

/** One prop of a block schema: the JSON Schema keywords that tools read. */
export interface PropSchema {
  readonly title: string
  /** The meta-schema requires it. */
  readonly description?: string
  readonly 'x-field': FieldKind
  readonly 'x-localized'?: true
  /** The prop may have a value for each width (schemas/by-width.ts); this schema is that of one value. */
  readonly 'x-responsive'?: true
  /** The prop with the picture that the point is of. */
  readonly 'x-focus-of'?: string
  readonly type?: string
  readonly enum?: readonly (string | number)[]
  readonly items?: { readonly type: string; readonly enum?: readonly string[]; readonly minLength?: number; readonly maxLength?: number }
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly format?: 'date' | 'date-time'
  readonly additionalProperties?: unknown
  readonly default?: Json
}

/** A named slot for other blocks. `allow` is a list of types, or `["*"]`, from which `deny` takes some out. */
export interface SlotSchema {
  readonly title: string
  readonly description?: string
  readonly allow: readonly string[]
  readonly deny?: readonly string[]
  readonly min?: number
  readonly max?: number
}

/** A file of schemas/blocks, as schemas/meta/block.meta.schema.json describes it. */
export interface BlockSchema {
  readonly $schema: string
  readonly $id: string
  readonly title: string
  readonly description: string
  readonly 'x-version': number
  readonly 'x-group': string
  /** Absent means `never`. Not in the bundle, since content is not validated by it. */
  readonly 'x-hydrate'?: Hydration
  /** The block shows texts of the checkout, which other pages do without (src/i18n/load-first-texts.ts). Not in the bundle. */
  readonly 'x-all-texts'?: true
  readonly 'x-needs'?: readonly ContextName[]
  /** Types one of which has to be the block's parent. */
  readonly 'x-parent'?: readonly string[]
  /** Types one of which has to be an ancestor of the block. */
  readonly 'x-ancestor'?: readonly string[]
  readonly 'x-resolved'?: true
  readonly type: 'object'
  readonly properties: Readonly<Record<string, PropSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties: false
  readonly 'x-slots'?: Readonly<Record<string, SlotSchema>>
  /** Props as a merchandiser would fill them in; absent ones have their default. */
  readonly examples?: readonly Readonly<Record<string, Json>>[]
}

/**
 * schemas/generated/bundle.json: every block schema by type, the schemas of pages and redirects in the same form, and the common
 * ones they refer to. A content type has a field for every prop and slot, and beside them two that no schema lists: `meta` (a
 * JSON object, `BlockMeta`) and `schemaVersion` (an integer, for new entries `x-version`; absent means 1). Types that have
 * neither a text nor a choice have a third, `entryName`: what lists in the CMS call the entry.
 */
export interface SchemaBundle {
  readonly page: BlockSchema
  readonly redirect: BlockSchema
  readonly blocks: Readonly<Record<string, BlockSchema>>
  readonly common: readonly { readonly $id: string }[]
}
