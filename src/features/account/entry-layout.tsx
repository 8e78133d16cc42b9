import type { ReactNode } from 'react'
import { Section } from '../../ui/section/section.tsx'
import styles from './entry-layout.module.scss'

interface Props {
  readonly heading: string
  /** Blocks that say what an account is good for. */
  readonly beside: ReactNode
  readonly children: ReactNode
}

/** A page that leads into the account: a short form, and beside it why. */
export const EntryLayout = ({ heading, beside, children }: Props) => (
  <Section>
    <div className={styles.layout}>
      <div className={styles.entry}>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </div>
      {beside !== undefined && <div className={styles.beside}>{beside}</div>}
    </div>
  </Section>
)
