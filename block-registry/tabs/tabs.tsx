import { Section } from '../../src/ui/section/section.tsx'
import { TabList } from '../../src/ui/tabs/tab-list.tsx'
import { TabsContext } from '../../src/ui/tabs/tabs-context.ts'
import type { BlockViewProps } from '../block.ts'
import { readTabs } from './read-tabs.ts'
import { useTabs } from './use-tabs.ts'

/** Panels of which one shows; the address says which (BLOCK-06, WIDGET-03, CRUMB-07 to CRUMB-10). */
export const Tabs = ({ id, props, slots, inside }: BlockViewProps<'tabs'>) => {
  const { tabs, active, choose } = useTabs(readTabs(inside?.panels ?? []), props)
  return (
    <Section>
      <TabList group={id} label={props.label} tabs={tabs} active={active} onChoose={choose} />
      <TabsContext value={{ group: id, active }}>{slots.panels}</TabsContext>
    </Section>
  )
}
