import { useId, useState } from 'react'
import type { SizeGuideOffer } from '../../../schemas/api/size-guide.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../site/site-context.tsx'
import { Alert } from '../../ui/notice/alert.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { Openable } from '../../ui/dialog/use-late-dialog.ts'
import { Link } from '../../ui/link/link.tsx'
import { Skeleton } from '../../ui/waiting/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../lib/class-names.ts'
import { TabList } from '../../ui/tabs/tab-list.tsx'
import { TabPanel } from '../../ui/tabs/tab-panel.tsx'
import { tabIds } from '../../ui/tabs/tab.ts'
import { TabsContext } from '../../ui/tabs/tabs-context.ts'
import { useSizeGuide, type SizeGuide } from './use-size-guide.ts'
import { HowToMeasure } from './how-to-measure.tsx'
import { SizeGuideTables } from './size-guide-tables.tsx'
import { UnitChoice } from './unit-choice.tsx'
import styles from './size-guide-dialog.module.scss'

interface Props extends Openable {
  readonly offer: SizeGuideOffer
}

/** The size guide of a product, over its page (SIZEG-01). */
export const SizeGuideDialog = ({ offer, isOpen, onClose }: Props) => {
  const t = useTranslate()
  const { site } = useSite()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={offer.buttonText}
      footer={
        <Link to={site.supportPages.sizeGuides} onFollow={onClose}>
          {t('sizeGuide.all')}
        </Link>
      }
    >
      <Guide categoryKey={offer.categoryKey} />
    </Dialog>
  )
}

/** Asked for when the dialog opens, and not before. */
const Guide = ({ categoryKey }: { readonly categoryKey: string }) => {
  const t = useTranslate()
  const guide = useSizeGuide(categoryKey)
  if (guide.status === 'failed') return <Alert tone="danger">{t('sizeGuide.failed')}</Alert>
  return (
    <div className={styles.guide} aria-busy={guide.status === 'loading'}>
      {guide.status === 'loaded' ? <SizeGuideTabs guide={guide.value} /> : <Waiting />}
    </div>
  )
}

const Waiting = () => {
  const t = useTranslate()
  return (
    <div className={styles.waiting} role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Skeleton inlineSize="50%" blockSize="3rem" />
      <Skeleton blockSize="24rem" />
    </div>
  )
}

/** The guide and how to measure; without data of the latter, only the guide (SIZEG-01, SIZEG-02). */
const SizeGuideTabs = ({ guide: { category, howTo } }: { readonly guide: SizeGuide }) => {
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
