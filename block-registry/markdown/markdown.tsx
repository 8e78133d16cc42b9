import type { BlockViewProps } from '../block.ts'
import { Section } from '../../src/ui/section/section.tsx'
import { RichText } from '../../src/ui/rich-text/rich-text.tsx'

/** Running text with headings, lists, links and pictures. */
export const Markdown = ({ props }: BlockViewProps<'markdown'>) => (
  <Section width={props.width === 'narrow' ? 'small' : 'medium'}>
    <RichText document={props.markdown} />
  </Section>
)
