import { useId, type CSSProperties } from 'react'
import type { BlockViewProps } from '../block.ts'
import { aspectRatioOf } from '../../src/ui/picture/aspect.ts'
import { Section } from '../../src/ui/section/section.tsx'
import { widthProperties } from '../../src/ui/widths/width-properties.ts'
import styles from './category-cards.module.scss'

/** Pictures that lead to categories: as many in a row as asked for, two in narrow windows that ask for nothing else. */
export const CategoryCards = ({ props, slots }: BlockViewProps<'category-cards'>) => {
  const headingId = useId()
  const { heading, columns, aspect } = props
  return (
    <Section as="section" {...(heading === '' ? {} : { 'aria-labelledby': headingId })}>
      {heading !== '' && (
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
      )}
      <div className={styles.cards} style={{ ...widthProperties('columns', columns), ...cardAspect(aspectRatioOf(aspect)) }}>
        {slots.cards}
      </div>
    </Section>
  )
}

const cardAspect = (aspect: string): CSSProperties => ({ '--card-aspect': aspect })
