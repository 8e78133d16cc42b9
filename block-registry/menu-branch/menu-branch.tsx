import type { BlockViewProps } from '../block.ts'
import { Section } from '../../src/ui/section/section.tsx'
import { Slot } from '../../src/ui/section/slot.tsx'

/** The entries of a branch on a page. In menus they are part of the navigation tree (src/content/menus.ts). */
export const MenuBranch = ({ slots }: BlockViewProps<'menu-branch'>) => (
  <Section>
    <Slot gap="small">{slots.items}</Slot>
  </Section>
)
