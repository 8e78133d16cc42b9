import { tabKeyOf } from '../../src/lib/tab-key-of.ts'
import type { SlotItem } from '../block.ts'

/** Keys and titles of the panels in a group of tabs. */
export const readTabs = (panels: readonly SlotItem[]): readonly { readonly key: string; readonly title: string }[] =>
  panels.flatMap((panel) =>
    typeof panel === 'number' || panel.type !== 'tab-panel'
      ? []
      : [{ key: tabKeyOf(String(panel.props['key'])), title: String(panel.props['title']) }],
  )
