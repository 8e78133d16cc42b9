import { Section } from '../../src/ui/section/section.tsx'
import { TabList } from '../../src/ui/tabs/tab-list.tsx'
import { TabsContext } from '../../src/ui/tabs/tabs-context.ts'
import type { BlockViewProps, SlotItem } from '../block.ts'
import { useTabs } from '../../src/page/use-tabs.ts'
import { tabKeyOf } from '../../src/lib/tab-key-of.ts'

/** Panels of which one shows; the address names it (BLOCK-06, WIDGET-03, CRUMB-07 to CRUMB-10). */
export const Tabs = ({ id, props, slots, inside }: BlockViewProps<'tabs'>) => {
  const { tabs, active, choose } = useTabs(readTabs(inside?.panels ?? []), props)
  return (
    <Section>
      <TabList group={id} label={props.label} tabs={tabs} active={active} onChoose={choose} />
      <TabsContext value={{ group: id, active }}>{slots.panels}</TabsContext>
    </Section>
  )
}

/** Keys and titles of the panels in a group of tabs. */
const readTabs = (panels: readonly SlotItem[]): readonly { readonly key: string; readonly title: string }[] =>
  panels.flatMap((panel) =>
    typeof panel === 'number' || panel.type !== 'tab-panel'
      ? []
      : [{ key: tabKeyOf(String(panel.props['key'])), title: String(panel.props['title']) }],
  )
