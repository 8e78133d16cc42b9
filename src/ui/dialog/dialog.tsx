import { classNames } from '../../lib/class-names.ts'
import { Modal, type ModalProps } from './modal.tsx'
import styles from './dialog.module.scss'

interface Props extends ModalProps {
  readonly size?: 'small' | 'medium' | 'large'
}

/** A modal dialog in the middle of the window. */
export const Dialog = ({ size = 'medium', ...rest }: Props) => <Modal {...rest} className={classNames(styles.dialog, styles[size])} />
