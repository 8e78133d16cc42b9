import { use, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { DisclosureGroup } from './disclosure-group.ts'
import styles from './disclosure.module.scss'

interface Props extends Omit<ComponentProps<'details'>, 'title'> {
  readonly title: ReactNode
  /** Heading level of the title in the page's outline; none unless given. */
  readonly level?: 2 | 3 | 4
}

/** A title that shows and hides what is under it, without JavaScript. Within a `DisclosureGroup` one is open at a time. */
export const Disclosure = ({ title, level, className, children, ...rest }: Props) => (
  <details name={use(DisclosureGroup)} {...rest} className={classNames(styles.disclosure, className)}>
    <summary className={styles.summary}>
      {level === undefined ? (
        <span className={styles.title}>{title}</span>
      ) : (
        <span className={styles.title} role="heading" aria-level={level}>
          {title}
        </span>
      )}
      <Icon name="chevron-down" className={styles.icon} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
)
