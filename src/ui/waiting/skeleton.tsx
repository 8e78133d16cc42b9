import { classNames } from '../../lib/class-names.ts'
import styles from './skeleton.module.scss'

interface Props {
  /** CSS lengths; a line of text unless given. */
  readonly inlineSize?: string
  readonly blockSize?: string
  /** CSS aspect ratio, `3 / 4`, instead of a block size. */
  readonly aspect?: string
  readonly className?: string
}

/** Stands in for something that is still loading. Hidden from screen readers: say "loading" once, around all of them. */
export const Skeleton = ({ inlineSize = '100%', blockSize = '1em', aspect, className }: Props) => (
  <span
    className={classNames(styles.skeleton, className)}
    style={aspect === undefined ? { inlineSize, blockSize } : { inlineSize, aspectRatio: aspect }}
    aria-hidden="true"
  />
)
