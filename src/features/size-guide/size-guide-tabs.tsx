import { useId, useState } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { classNames } from '../../lib/class-names.ts'
import { TabList } from '../../ui/tabs/tab-list.tsx'
import { TabPanel } from '../../ui/tabs/tab-panel.tsx'
import { tabIds } from '../../ui/tabs/tab.ts'
import { TabsContext } from '../../ui/tabs/tabs-context.ts'
import { HowToMeasure } from './how-to-measure.tsx'
import { SizeGuideTables } from './size-guide-tables.tsx'
import { UnitChoice } from './unit-choice.tsx'
import type { SizeGuide } from './use-size-guide.ts'
import styles from './size-guide-dialog.module.scss'

/** The guide and how to measure; without data of the latter, only the guide (SIZEG-01, SIZEG-02). */
export const SizeGuideTabs = ({ guide: { category, howTo } }: { readonly guide: SizeGuide }) => {
  const t = useTranslate()
  const group = useId()
  const [active, setActive] = useState('guide')
  const titles = [
    { key: 'guide', title: t('sizeGuide.guide') },
    ...(howTo === undefined ? [] : [{ key: 'measure', title: howTo.descriptionHeader }]),
  ]
  const tabs = titles.map((tab) => ({ ...tab, href: `#${tabIds(group, tab.key).panel}` }))
  return (
    <>
      <TabList group={group} label={category.categoryTitle} tabs={tabs} active={active} onChoose={setActive} />
      <TabsContext value={{ group, active }}>
        <TabPanel tabKey="guide" title={t('sizeGuide.guide')}>
          <div className={classNames(styles.panel, styles.tables)}>
            <h3 className={styles.title}>{category.categoryTitle}</h3>
            <UnitChoice />
            <SizeGuideTables category={category} />
          </div>
        </TabPanel>
        {howTo !== undefined && (
          <TabPanel tabKey="measure" title={howTo.descriptionHeader}>
            <div className={styles.panel}>
              <HowToMeasure howTo={howTo} />
            </div>
          </TabPanel>
        )}
      </TabsContext>
    </>
  )
}
