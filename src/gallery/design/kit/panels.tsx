import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DisclosureGroup } from '../../../ui/disclosure/disclosure-group.ts'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { TabList } from '../../../ui/tabs/tab-list.tsx'
import { TabPanel } from '../../../ui/tabs/tab-panel.tsx'
import { TabsContext } from '../../../ui/tabs/tabs-context.ts'
import { TextClamp } from '../../../ui/text-clamp/text-clamp.tsx'
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx'
import { Note, State } from '../sheet.tsx'

/* What opens, and what holds other things. */
const nothing = (): void => undefined

export const Dialogs = () => {
  const t = useTranslate()
  return (
    <InPlace name="open">
      <Dialog isOpen onClose={nothing} size="small" title={t('cart.title')} footer={<Button type="button">{t('cart.proceed')}</Button>}>
        {t('cart.emptyText')} {t('core.refresh.text')}
      </Dialog>
    </InPlace>
  )
}

export const Drawers = () => {
  const t = useTranslate()
  return (
    <InPlace name="open, at the end side">
      <Drawer isOpen onClose={nothing} title={t('listing.filters')} footer={<Button type="button">{t('listing.apply')}</Button>}>
        {t('listing.someWords')}
      </Drawer>
    </InPlace>
  )
}

/** A modal as it is when open, where it stands in the page: neither over it nor alone with the focus. */
const InPlace = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <State name={name} isWide>
    <div className="d-modal">{children}</div>
  </State>
)

export const Disclosures = () => {
  const t = useTranslate()
  return (
    <State name="one open, one closed" isWide>
      <DisclosureGroup value="design-disclosures">
        <Disclosure title={t('shippingTable.method')} open>
          {t('cart.shippingNote')} {t('core.refresh.text')}
        </Disclosure>
        <Disclosure title={t('shippingTable.info')}>{t('cart.freeReached')}</Disclosure>
      </DisclosureGroup>
    </State>
  )
}

export const Tabs = () => {
  const t = useTranslate()
  const titles = { delivery: t('shippingTable.method'), price: t('shippingTable.price'), info: t('shippingTable.info') }
  const tabs = Object.entries(titles).map(([key, title]) => ({ key, title, href: `#${GROUP}-panel-${key}` }))
  return (
    <State name="the first chosen" isWide>
      <TabsContext value={{ group: GROUP, active: 'delivery' }}>
        <TabList group={GROUP} label={t('widget.tabs')} tabs={tabs} active="delivery" onChoose={nothing} />
        {tabs.map(({ key, title }) => (
          <TabPanel key={key} tabKey={key} title={title}>
            <Section>{t('cart.shippingNote')}</Section>
          </TabPanel>
        ))}
      </TabsContext>
    </State>
  )
}

const GROUP = 'design-tabs'

export const Tables = () => {
  const t = useTranslate()
  const rows = ['42', '44', '46'].map((size, index) => ({
    key: size,
    cells: { size, chest: `${88 + 4 * index} cm`, price: `${index + 2}` },
  }))
  return (
    <State name="rows" isWide>
      <Table
        label={t('shippingTable.label')}
        columns={[
          { key: 'size', title: t('product.optionLabel.size') },
          { key: 'chest', title: t('shippingTable.info') },
          { key: 'price', title: t('shippingTable.time') },
        ]}
        rows={rows}
      />
    </State>
  )
}

export const Tooltips = () => {
  const t = useTranslate()
  return (
    <State name="closed: click it">
      <span>
        {t('price.finalSale')} <Tooltip label={t('price.finalSale')}>{t('cart.recreateFailedText')}</Tooltip>
      </span>
    </State>
  )
}

export const TextClamps = () => {
  const t = useTranslate()
  return (
    <State name="two lines of it" isWide>
      <TextClamp text={`${t('core.refresh.text')} ${t('core.refresh.keep')} ${t('cart.recreateFailedText')}`} />
    </State>
  )
}

/** Frames and helpers that nobody sees by themselves. */
export const Unseen = ({ children }: { readonly children: ReactNode }) => <Note>{children}</Note>
