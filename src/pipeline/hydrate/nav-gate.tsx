import type { ReactNode } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { navContextOf } from '../render/select-blocks.ts'

interface Props {
  readonly navContexts: readonly string[]
  readonly children: ReactNode
}

/** A block of the header or footer that belongs to some navigation contexts: the frame stays while shoppers go from one to another. */
export const NavGate = ({ navContexts, children }: Props) => {
  const { path } = usePageContext()
  return navContexts.length === 0 || navContexts.includes(navContextOf(path)) ? children : null
}
