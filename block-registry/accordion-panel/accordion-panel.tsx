import type { BlockViewProps } from '../block.ts'
import { Disclosure } from '../../src/ui/disclosure/disclosure.tsx'
import { Slot } from '../../src/ui/section/slot.tsx'

export const AccordionPanel = ({ props, slots }: BlockViewProps<'accordion-panel'>) => (
  <Disclosure title={props.title} level={3} open={props.open}>
    <Slot gap="none">{slots.body}</Slot>
  </Disclosure>
)
