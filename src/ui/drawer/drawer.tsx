import { classNames } from '../../lib/class-names.ts'
import { Modal, type ModalProps } from '../dialog/modal.tsx'
import styles from './drawer.module.scss'

interface Props extends ModalProps {
  /** Side of the window in reading direction. */
  readonly side?: 'start' | 'end'
  /** CSS length; never wider than the window. 38rem unless given. */
  readonly width?: string
}

/** A slide-out panel over the page. */
export const Drawer = ({ side = 'end', width, ...rest }: Props) => (
  <Modal {...rest} className={classNames(styles.drawer, styles[side])} {...(width === undefined ? {} : { width })} />
)
