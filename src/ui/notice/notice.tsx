import type { ReactNode } from 'react'
import { Section } from '../section/section.tsx'
import styles from './notice.module.scss'

interface Props {
  readonly heading: string
  readonly children?: ReactNode
}

/** A page that mostly says one thing. */
export const Notice = ({ heading, children }: Props) => (
  <Section width="small">
    <div className={styles.notice}>
      {heading !== '' && <h1 className={styles.heading}>{heading}</h1>}
      {children}
    </div>
  </Section>
)
