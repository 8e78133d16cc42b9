import { classNames } from '../../lib/class-names.ts'
import type { IconName } from './icon-name.ts'
import sprite from './icons.svg?url&no-inline'
import styles from './icon.module.scss'

export interface IconProps {
  readonly name: IconName
  /** Edge length as CSS; 2rem unless given here or by the class. */
  readonly size?: string
  readonly className?: string | undefined
}

/**
 * A decorative icon from the sprite, whose address changes with its content (IMG-06). Its meaning must be in text
 * beside it. Icons that point along the line of reading turn round in right-to-left languages (contracts 12).
 */
export const Icon = ({ name, size, className }: IconProps) => (
  <svg
    className={classNames(styles.icon, DIRECTIONAL.has(name) && styles.directional, className)}
    {...(size === undefined ? {} : { style: { inlineSize: size, blockSize: size } })}
    aria-hidden="true"
    focusable="false"
  >
    <use href={`${sprite}#${name}`} />
  </svg>
)

const DIRECTIONAL: ReadonlySet<IconName> = new Set([
  'arrow-end',
  'arrow-start',
  'chevron-end',
  'chevron-start',
  'external',
  'truck',
  'return',
])
