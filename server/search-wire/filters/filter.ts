/** A condition on a record, as the filter grammar and its list forms say it. */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly of: readonly Filter[] }
  | { readonly kind: 'not'; readonly of: Filter }
  | { readonly kind: 'facet'; readonly attribute: string; readonly value: string; readonly score: number }
  | { readonly kind: 'number'; readonly attribute: string; readonly operator: NumberOperator; readonly value: number }
  | { readonly kind: 'range'; readonly attribute: string; readonly from: number; readonly to: number }

export const NUMBER_OPERATORS = ['<', '<=', '=', '!=', '>=', '>'] as const
export type NumberOperator = (typeof NUMBER_OPERATORS)[number]
