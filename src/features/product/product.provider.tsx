import { useState, type ReactNode } from 'react'
import type { PageContext } from '../../page/page-context.ts'
import { createProductScope, ProductScopeContext } from './product-scope.ts'

interface Props {
  readonly context: Pick<PageContext, 'product' | 'query'>
  readonly children?: ReactNode
}

/**
 * Around the blocks of a page: where the page has a product they share one selection. Another product begins anew. What
 * the blocks share they bring along themselves, so that this stays small.
 */
export const ProductProvider = ({ context: { product, query }, children }: Props) => {
  const [scope, setScope] = useState(() => (product === undefined ? undefined : createProductScope(product, query)))
  const isOther = scope?.product !== product
  const current = isOther && product !== undefined ? createProductScope(product, query) : isOther ? undefined : scope
  if (isOther) setScope(current)
  return <ProductScopeContext value={current}>{children}</ProductScopeContext>
}
