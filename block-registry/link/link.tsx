import type { BlockViewProps } from '../block.ts'
import { Link as Anchor } from '../../src/ui/link/link.tsx'
import styles from './link.module.scss'

/** One link of a list. */
export const Link = ({ props }: BlockViewProps<'link'>) => (
  <Anchor to={props.href} newWindow={props.newWindow} className={styles.link}>
    {props.label}
  </Anchor>
)
