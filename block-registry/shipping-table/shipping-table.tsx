import type { ReactNode } from 'react'
import type { ShippingOption } from '../../schemas/api/cart.ts'
import { deliveryDays } from '../../src/features/checkout/delivery-days.ts'
import type { Translate } from '../../src/i18n/messages.ts'
import { usePriceFormat } from '../../src/i18n/use-price-format.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { Section } from '../../src/ui/section/section.tsx'
import { Table } from '../../src/ui/table/table.tsx'
import { Tooltip } from '../../src/ui/tooltip/tooltip.tsx'
import type { BlockViewProps } from '../block.ts'
import { optionsFor, shownColumns, type ShippingColumn } from './shipping-columns.ts'
import styles from './shipping-table.module.scss'

/** The ways to ship on this site; on a product page those that take the product (BLOCK-15, SHIP-01, SHIP-02). */
export const ShippingTable = ({ props: { heading }, data }: BlockViewProps<'shipping-table'>) => {
  const t = useTranslate()
  const format = usePriceFormat()
  const { product } = usePageContext()
  const options = optionsFor(data.options ?? [], product?.isOversize)
  if (options.length === 0) return null
  return (
    <Section as="section">
      {heading !== '' && <h2 className={styles.heading}>{heading}</h2>}
      <Table
        label={heading === '' ? t('shippingTable.label') : heading}
        columns={shownColumns(options).map((key) => ({ key, title: t(`shippingTable.${key}`) }))}
        rows={options.map((option) => ({ key: option.id, cells: cellsOf(option, t, format) }))}
      />
    </Section>
  )
}

const cellsOf = (
  { method, price, delivery, tooltip = '' }: Partial<ShippingOption>,
  t: Translate,
  format: (amount: number) => string,
): Readonly<Record<ShippingColumn, ReactNode>> => ({
  method,
  price: price === undefined ? undefined : price === 0 ? t('product.shipping.nothing') : <bdi>{format(price)}</bdi>,
  time: delivery === undefined ? undefined : deliveryDays(t, delivery),
  info: tooltip === '' ? undefined : <Tooltip label={method ?? ''}>{tooltip}</Tooltip>,
})
