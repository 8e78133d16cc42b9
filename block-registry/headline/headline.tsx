import type { BlockViewProps } from '../block.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { widthProperties } from '../../src/ui/widths/width-properties.ts'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './headline.module.scss'

/** A heading between sections. */
export const Headline = ({ props }: BlockViewProps<'headline'>) => {
  const Tag = HEADINGS[props.level - 1] ?? 'h2'
  return (
    <Section data-intro="">
      <Tag className={classNames(styles.heading, styles[Tag])} style={widthProperties('align', props.align)}>
        {props.text}
      </Tag>
    </Section>
  )
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
