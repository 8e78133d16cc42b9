import type { MouseEventHandler } from 'react'
import { useSite } from '../../site/site-context.tsx'
import { isSafeAddress, linkKindOf } from './link-kind.ts'

export interface LinkTarget {
  /** A path without the site's prefix, `#fragment`, `mailto:…`, or an absolute address. */
  readonly to: string
  readonly newWindow?: boolean
  /** Side effect of following the link; left out for a new window, whose page is another one (LINK-04). */
  readonly onFollow?: () => void
}

interface LinkAttributes {
  readonly href?: string
  readonly target?: '_blank'
  readonly rel?: string
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>
  /** A click before there is code is stored for it (src/pipeline/hydrate/early-interaction.ts). */
  readonly 'data-needs-code'?: ''
}

/** Attributes of an anchor by the kind of its address. In-app anchors are plain ones too: the app root follows them. */
export const useLinkAttributes = ({ to, newWindow = false, onFollow }: LinkTarget): LinkAttributes => {
  const { href } = useSite()
  if (!isSafeAddress(to)) return {}
  return {
    href: linkKindOf(to) === 'inApp' ? href(to.startsWith('/') || to.startsWith('?') ? to : `/${to}`) : to,
    ...(newWindow ? { target: '_blank', rel: 'noopener' } : {}),
    ...(newWindow || onFollow === undefined ? {} : { onClick: onFollow, 'data-needs-code': '' }),
  }
}
