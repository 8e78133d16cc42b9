import type { ReactNode } from 'react'
import styles from './account-part.module.scss'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** One thing of several on a page of the account. */
export const AccountPart = ({ title, children }: Props) => (
  <section aria-label={title} className={styles.part}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
)
