import { Section } from '../../src/ui/section/section.tsx'
import { TextClamp } from '../../src/ui/text-clamp/text-clamp.tsx'
import type { BlockViewProps } from '../block.ts'
import styles from './read-more.module.scss'

/** An introduction of which two lines show at first (WIDGET-10). */
export const ReadMore = ({ props: { heading, text } }: BlockViewProps<'read-more'>) => (
  <Section>
    {heading !== '' && <h2 className={styles.heading}>{heading}</h2>}
    <TextClamp text={text} />
  </Section>
)
