import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { Incident } from './incident.tsx'
import styles from './alert.module.scss'

type Tone = 'info' | 'success' | 'warning' | 'danger'

interface Props {
  readonly tone: Tone
  readonly title?: string
  /** Read aloud when it appears: at once for danger, politely for the rest. Off for what was there from the start. */
  readonly isLive?: boolean
  /** Of a failure of the server, for whoever asks for help. */
  readonly incident?: string | undefined
  readonly children?: ReactNode
}

/** A message about everything in its section. */
export const Alert = ({ tone, title, isLive = true, incident, children }: Props) => (
  <div className={classNames(styles.alert, styles[tone])} role={isLive ? ROLES[tone] : undefined}>
    <div className={styles.text}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children}
      <Incident id={incident} />
    </div>
  </div>
)

const ROLES = { info: 'status', success: 'status', warning: 'status', danger: 'alert' } as const
