import { useId } from 'react'
import type { BlockViewProps } from '../block.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { SectionHeading } from '../../src/ui/section/section-heading.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './poster-grid.module.scss'

/** Poster cards in a composed grid; in a feature layout the first is twice as large. */
export const PosterGrid = ({ props, slots }: BlockViewProps<'poster-grid'>) => {
  const headingId = useId()
  const { heading, layout } = props
  return (
    <Section as="section" {...(heading === '' ? {} : { 'aria-labelledby': headingId })}>
      {heading !== '' && <SectionHeading id={headingId}>{heading}</SectionHeading>}
      <div className={classNames(styles.grid, styles[layout])}>{slots.cards}</div>
    </Section>
  )
}
