import type { Cursor } from './cursor.ts'

export const OPERATORS = ['eq', 'ne', 'in', 'nin', 'all', 'exists', 'lt', 'lte', 'gt', 'gte', 'match', 'near', 'within'] as const
export type Operator = (typeof OPERATORS)[number]

/** `fields.slug[in]=a,b` taken apart. */
export interface Filter {
  readonly path: readonly string[]
  readonly operator: Operator
  readonly operand: string
}

export interface SortKey {
  readonly path: readonly string[]
  readonly isDescending: boolean
}

/** A checked collection query. */
export interface EntityQuery {
  readonly filters: readonly Filter[]
  readonly order: readonly SortKey[]
  readonly select?: readonly (readonly string[])[]
  readonly contentTypeIds?: readonly string[]
  readonly words?: string
  readonly linksToEntry?: string
  readonly linksToAsset?: string
  readonly mimetypeGroup?: string
  /** A locale code, `*`, or undefined for the default locale. */
  readonly locale?: string
  readonly include: number
  readonly skip: number
  readonly limit: number
  readonly cursor?: Cursor
}
