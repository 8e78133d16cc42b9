import { useContext, type ReactNode } from 'react'
import { HtmlReuseContext, type HtmlReuse } from './html-reuse.ts'

interface Props {
  readonly as: 'li' | 'div'
  readonly className?: string | undefined
  /** Names everything that decides what is inside, beside the site and its texts: props, and nothing from the page around. */
  readonly by: (nameOf: HtmlReuse['nameOf']) => string
  /** What is inside; must not use `useId`, since its ids belong to one place on one page. */
  readonly children: () => ReactNode
}

/** An element whose inside the server draws once and writes again wherever the same is shown. In the browser: the element. */
export const Reused = ({ as: Tag, className, by, children }: Props) => {
  const reuse = useContext(HtmlReuseContext)
  if (reuse === undefined) return <Tag className={className}>{children()}</Tag>
  const found = reuse.find(by(reuse.nameOf))
  if ('html' in found) return <Tag className={className} dangerouslySetInnerHTML={{ __html: found.html }} />
  return (
    <Tag className={className} data-reuse={found.mark}>
      {/* What is kept must not hold marks of its own. */}
      <HtmlReuseContext value={undefined}>{children()}</HtmlReuseContext>
      <template data-reuse-end={found.mark} />
    </Tag>
  )
}
