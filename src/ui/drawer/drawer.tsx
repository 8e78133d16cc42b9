import type { PointerEvent } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { Modal, type ModalProps } from '../dialog/modal.tsx'
import styles from './drawer.module.scss'

interface Props extends ModalProps {
  /** Side of the window in reading direction. */
  readonly side?: 'start' | 'end'
  /** CSS length; never wider than the window. 38rem unless given. */
  readonly width?: string
}

/** A slide-out panel over the page. A finger can pull it back to the side it came from. */
export const Drawer = ({ side = 'end', width, ...rest }: Props) => (
  <Modal
    {...rest}
    className={classNames(styles.drawer, styles[side])}
    onPointerDown={(event) => pull(event, rest.onClose)}
    {...(width === undefined ? {} : { width })}
  />
)

/** Its code comes with the first finger. Without it there are the button and Escape. */
const pull = (
  { currentTarget, target, pointerType, pointerId, clientX, clientY, timeStamp }: PointerEvent<HTMLElement>,
  onClose: () => void,
): void => {
  if (pointerType !== 'touch') return
  const start = { target, pointerId, clientX, clientY, timeStamp }
  import('./pull-to-close.ts').then(
    ({ pullToClose }) => pullToClose(currentTarget, start, onClose),
    () => undefined,
  )
}
