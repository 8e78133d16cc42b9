import type { ReactNode } from 'react'
import { ProductProvider } from '../../features/product/product.provider.tsx'
import type { PageContext } from '../../page/page-context.ts'

interface Props {
  readonly context: PageContext
  readonly children: ReactNode
}

/** State that blocks of one page share. */
export const PageProviders = ({ context, children }: Props) => <ProductProvider context={context}>{children}</ProductProvider>
