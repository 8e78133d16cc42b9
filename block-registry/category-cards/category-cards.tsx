import { useId, type CSSProperties } from 'react'
import type { BlockViewProps } from '../block.ts'
import { aspectRatioOf } from '../../src/ui/picture/aspect.ts'
import { useLook } from '../../src/site/use-look.ts'
import { PictureCard } from '../../src/ui/picture-card/picture-card.tsx'
import { SectionHeading } from '../../src/ui/section/section-heading.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import { widthProperties } from '../../src/ui/widths/width-properties.ts'
import styles from './category-cards.module.scss'

/**
 * Pictures that lead to categories: as many in a row as asked for, two in narrow windows that ask for nothing else. Those of the catalogue
 * are not shown while it has none.
 */
export const CategoryCards = ({ props, slots, data, position }: BlockViewProps<'category-cards'>) => {
  const headingId = useId()
  const look = useLook('categories')
  const { heading, columns, aspect, source } = props
  const { categories = [] } = data
  if (source === 'catalogue' && categories.length === 0) return null
  return (
    <Section as="section" {...(heading === '' ? {} : { 'aria-labelledby': headingId })}>
      {heading !== '' && <SectionHeading id={headingId}>{heading}</SectionHeading>}
      <div
        className={styles.cards}
        data-look={look}
        style={{
          ...widthProperties('columns', columns),
          // Round cards have one shape; only tiles have an aspect ratio.
          ...(look === 'tiles' && cardAspect(aspectRatioOf(aspect))),
          ...(source === 'catalogue' && roomFor(categories.length)),
        }}
      >
        {source === 'catalogue'
          ? categories.map(({ label, path, picture }) => (
              <PictureCard key={path} title={label} href={path} picture={picture} isEager={position.isAboveFold} />
            ))
          : slots.cards}
      </div>
    </Section>
  )
}

/** As many columns as the catalogue has categories, so that none is empty; at least two, so that no picture is as wide as the page. */
const roomFor = (cards: number): CSSProperties => ({ '--most-across': Math.max(2, cards) })

const cardAspect = (aspect: string): CSSProperties => ({ '--card-aspect': aspect })
