import { TabPanel } from '../../src/ui/tabs/tab-panel.tsx'
import { tabKeyOf } from '../../src/lib/tab-key-of.ts'
import type { BlockViewProps } from '../block.ts'

/** One tab's content (BLOCK-06). It hydrates with its tabs: a hidden panel never becomes visible by scrolling. */
export const TabPanelBlock = ({ props: { key, title }, slots }: BlockViewProps<'tab-panel'>) => (
  <TabPanel tabKey={tabKeyOf(key)} title={title}>
    {slots.body}
  </TabPanel>
)
