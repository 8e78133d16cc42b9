import { useContext, type ReactNode } from 'react'
import { FragmentLookupContext, type FragmentLookup } from './fragment-lookup.ts'

interface Props {
  readonly as: 'li' | 'div'
  readonly className?: string | undefined
  /**
   * The key of the fragment: all props that its content depends on. Site and texts are part of it already; the page around must not
   * matter.
   */
  readonly by: (nameOf: FragmentLookup['nameOf']) => string
  /** What is inside; must not use `useId`, since its ids belong to one element of one page. */
  readonly children: () => ReactNode
}

/** An element whose inside the server renders once and copies wherever the same is shown. In the browser: the element. */
export const CachedFragment = ({ as: Tag, className, by, children }: Props) => {
  const lookup = useContext(FragmentLookupContext)
  if (lookup === undefined) return <Tag className={className}>{children()}</Tag>
  const found = lookup.find(by(lookup.nameOf))
  if ('html' in found) return <Tag className={className} dangerouslySetInnerHTML={{ __html: found.html }} />
  return (
    <Tag className={className} data-reuse={found.mark}>
      {/* What is cached must contain no marks of its own. */}
      <FragmentLookupContext value={undefined}>{children()}</FragmentLookupContext>
      <template data-reuse-end={found.mark} />
    </Tag>
  )
}
