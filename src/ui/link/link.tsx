import type { ComponentProps } from 'react'
import { NewWindowHint } from './new-window-hint.tsx'
import { useLinkAttributes, type LinkTarget } from './use-link-attributes.ts'

type Props = LinkTarget & Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'>

/** An anchor to a path of this site, another site, or an anchor of the page (LINK-01 to LINK-04). Works without JavaScript. */
export const Link = ({ to, newWindow = false, onFollow, children, ...rest }: Props) => {
  const attributes = useLinkAttributes({ to, newWindow, ...(onFollow === undefined ? {} : { onFollow }) })
  return (
    <a {...rest} {...attributes}>
      {children}
      {newWindow && <NewWindowHint />}
    </a>
  )
}
