import type { ComponentProps } from 'react'
import { useLinkAttributes, type LinkTarget } from './use-link-attributes.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { defined } from '../../lib/defined.ts'

type Props = LinkTarget & Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'>

/** An anchor to a path of this site, another site, or an anchor of the page (LINK-01 to LINK-04). Works without JavaScript. */
export const Link = ({ to, newWindow = false, isOutside = false, onFollow, rel, children, ...rest }: Props) => {
  const attributes = useLinkAttributes({ to, newWindow, isOutside, ...defined({ onFollow }) })
  return (
    <a {...rest} {...attributes} {...(rel === undefined ? {} : { rel })}>
      {children}
      {newWindow && <NewWindowHint />}
    </a>
  )
}

/** Says, for those who do not see it happen, that a link opens a new window. */
const NewWindowHint = () => {
  const t = useTranslate()
  return <VisuallyHidden> ({t('ui.opensInNewWindow')})</VisuallyHidden>
}
