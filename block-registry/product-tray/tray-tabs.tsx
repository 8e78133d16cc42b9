import { Fragment, type ReactNode } from 'react'
import { raise } from '../../src/features/analytics/raise.ts'
import { useTabs } from '../../src/page/use-tabs.ts'
import { TabList } from '../../src/ui/tabs/tab-list.tsx'
import { TabPanel } from '../../src/ui/tabs/tab-panel.tsx'
import { TabsContext } from '../../src/ui/tabs/tabs-context.ts'
import type { TrayTabs as Config } from './tray-tabs-config.ts'

interface Props {
  /** Id of the tray. */
  readonly id: string
  readonly label: string
  readonly config: Config
  /** The row of each tab, in their order; null where nothing fits its rule today. */
  readonly rows: readonly ReactNode[]
}

/** Rows of which one shows, chosen by tabs above them. A tab without products is left out. */
export const TrayTabs = ({ id, label, config: { tabs, showTabs, activeTab }, rows }: Props) => {
  const shown = tabs.map((tab, index) => ({ ...tab, key: String(index + 1), row: rows[index] })).filter(({ row }) => row !== null)
  const initial = shown.find(({ key }) => key === String(activeTab + 1)) ?? shown[0]
  const { tabs: list, active, choose } = useTabs(shown, { queryParam: `tab-${id}`, allowToggleOff: false, initial: initial?.key })
  if (!showTabs) return initial?.row
  const onChoose = (key: string): void => {
    choose(key)
    const chosen = shown.find((tab) => tab.key === key)
    if (chosen !== undefined && key !== active)
      raise({ event: 'clickProductTrayMenu', data: { trayTitle: label, analyticsTitle: chosen.analyticsTitle } })
  }
  return (
    <>
      <TabList group={id} label={label} tabs={list} active={active} onChoose={onChoose} />
      <TabsContext value={{ group: id, active }}>
        {shown.map(({ key, title, row }) => (
          <Fragment key={key}>
            <TabPanel tabKey={key} title={title}>
              {row}
            </TabPanel>
          </Fragment>
        ))}
      </TabsContext>
    </>
  )
}
