import type { ReactNode } from 'react'
import { Section } from '../../ui/section/section.tsx'
import styles from './account-page.module.scss'

interface Props {
  readonly heading: string
  /** At the start side, above the page where there is no room beside it. */
  readonly menu: ReactNode
  readonly children: ReactNode
}

/** How pages of the account are laid out. */
export const AccountLayout = ({ heading, menu, children }: Props) => (
  <Section as="section">
    <div className={styles.layout}>
      <div className={styles.menu}>{menu}</div>
      <div className={styles.page}>
        {heading !== '' && <h1 className={styles.heading}>{heading}</h1>}
        {children}
      </div>
    </div>
  </Section>
)
