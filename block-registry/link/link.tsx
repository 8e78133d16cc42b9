import type { BlockViewProps } from '../block.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { Link as Anchor } from '../../src/ui/link/link.tsx'
import styles from './link.module.scss'

/** One link of a list, with those below it (DATA-90). A click that is reported is so by src/pipeline/navigate/follow-links.ts. */
export const Link = ({ props, slots }: BlockViewProps<'link'>) => {
  const { label, href, newWindow, htmlClass, isCustomLink, isPrivacyPolicy, clickEvent } = props
  const link = (
    <Anchor
      to={href}
      newWindow={newWindow}
      isOutside={isCustomLink}
      className={classNames(styles.link, htmlClass)}
      {...(isCustomLink && { 'data-full-load': '' })}
      {...(isPrivacyPolicy && { rel: newWindow ? 'noopener privacy-policy' : 'privacy-policy' })}
      {...(clickEvent !== '' && { 'data-click-event': clickEvent })}
    >
      {label}
    </Anchor>
  )
  if (slots.subItems === undefined) return link
  return (
    <div>
      {link}
      <div className={styles.below}>{slots.subItems}</div>
    </div>
  )
}
