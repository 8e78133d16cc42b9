import { createElement, type ReactNode } from 'react'
import styles from './visually-hidden.module.scss'

interface Props {
  /** A heading where the text is one; inline text unless given. */
  readonly as?: 'span' | 'h2' | 'h3'
  readonly children?: ReactNode
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ as = 'span', children }: Props) => createElement(as, { className: styles.hidden }, children)
