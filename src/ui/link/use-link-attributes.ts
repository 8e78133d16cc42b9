import type { MouseEventHandler } from 'react'
import { useSite } from '../../site/site-context.tsx'

export interface LinkTarget {
  /** A path without the site's prefix, `#fragment`, `mailto:…`, or an absolute address. */
  readonly to: string
  readonly newWindow?: boolean
  /** The path is of another program on this host: it gets no prefix. */
  readonly isOutside?: boolean
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
export const useLinkAttributes = ({ to, newWindow = false, isOutside = false, onFollow }: LinkTarget): LinkAttributes => {
  const { href } = useSite()
  if (!isSafeAddress(to)) return {}
  return {
    href: !isOutside && linkKindOf(to) === 'inApp' ? href(to.startsWith('/') || to.startsWith('?') ? to : `/${to}`) : to,
    ...(newWindow ? { target: '_blank', rel: 'noopener' } : {}),
    ...(newWindow || onFollow === undefined ? {} : { onClick: onFollow, 'data-needs-code': '' }),
  }
}

/** What following an address does (LINK-01, LINK-02, LINK-03). */
type LinkKind = 'fragment' | 'plain' | 'inApp'

/** `#top` scrolls on the page; anything with `//`, or for another program, is a plain anchor; all else stays in the shop. */
export const linkKindOf = (to: string): LinkKind => {
  if (to.startsWith('#')) return 'fragment'
  return to.includes('//') || OTHER_PROGRAM.test(to) ? 'plain' : 'inApp'
}

const OTHER_PROGRAM = /^(?:mailto|tel|sms):/i

/** Addresses that would run as script; editors and query parameters can both bring them. */
const SCRIPT = /^[\s\u0000-\u001f]*(?:javascript|data|vbscript)\s*:/i

/** Whether a link may go there at all. */
export const isSafeAddress = (to: string): boolean => !SCRIPT.test(to)
