/** A reference as the vendor writes it. */
export interface Link {
  readonly sys: { readonly type: 'Link'; readonly linkType: string; readonly id: string }
}

/** Field id -> locale code -> value. */
export type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface Metadata {
  readonly tags: readonly Link[]
  readonly concepts: readonly Link[]
}

/** What an entry or asset holds, as draft and as published. */
export interface EntityBody {
  readonly fields: Fields
  readonly metadata: Metadata
}

export type FieldType =
  | 'Symbol'
  | 'Text'
  | 'RichText'
  | 'Integer'
  | 'Number'
  | 'Date'
  | 'Boolean'
  | 'Location'
  | 'Object'
  | 'Link'
  | 'Array'
  | 'ResourceLink'

/** A rule on a field; one key says which, `message` may replace the vendor's words. */
export type Validation = Readonly<Record<string, unknown>>

export interface FieldItems {
  readonly type: FieldType
  readonly linkType?: string
  readonly validations?: readonly Validation[]
}

export interface FieldDefinition {
  readonly id: string
  readonly name: string
  readonly type: FieldType
  readonly linkType?: string
  readonly items?: FieldItems
  readonly localized?: boolean
  readonly required?: boolean
  readonly validations?: readonly Validation[]
  readonly disabled?: boolean
  readonly omitted?: boolean
}

export interface ContentTypeBody {
  readonly name: string
  readonly description?: string
  readonly displayField?: string | null
  readonly fields: readonly FieldDefinition[]
  readonly metadata?: { readonly annotations?: { readonly ContentType?: readonly Link[] } }
}

export interface LocaleBody {
  readonly code: string
  readonly name: string
  readonly default: boolean
  readonly fallbackCode: string | null
  /** Required fields may stay empty in this locale. */
  readonly optional: boolean
  readonly contentDeliveryApi: boolean
  readonly contentManagementApi: boolean
}

export interface TagBody {
  readonly name: string
  readonly visibility: 'public' | 'private'
}

export interface WebhookBody {
  readonly name: string
  readonly url: string
  readonly topics: readonly string[]
  readonly filters?: readonly unknown[] | null
  readonly headers?: readonly { readonly key: string; readonly value?: string; readonly secret?: boolean }[]
  readonly active?: boolean
  readonly httpBasicUsername?: string | null
  /** Never shown again. */
  readonly httpBasicPassword?: string | null
  readonly transformation?: {
    readonly method?: string | null
    readonly contentType?: string | null
    readonly body?: unknown
  } | null
}

export const linkTo = (linkType: string, id: string): Link => ({ sys: { type: 'Link', linkType, id } })

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isLink = (value: unknown): value is Link =>
  isRecord(value) &&
  isRecord(value['sys']) &&
  value['sys']['type'] === 'Link' &&
  typeof value['sys']['id'] === 'string' &&
  typeof value['sys']['linkType'] === 'string'
