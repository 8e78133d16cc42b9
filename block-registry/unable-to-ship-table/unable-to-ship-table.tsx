import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Section } from '../../src/ui/section/section.tsx'
import { Table } from '../../src/ui/table/table.tsx'
import type { BlockViewProps } from '../block.ts'
import styles from './unable-to-ship-table.module.scss'

/** Regions of the site's country that cannot be shipped to (BLOCK-34); nothing where there are none. */
export const UnableToShipTable = ({ props, data }: BlockViewProps<'unable-to-ship-table'>) => {
  const t = useTranslate()
  const { places = [] } = data
  if (places.length === 0) return null
  const heading = props.heading === '' ? t('unableToShip.heading') : props.heading
  return (
    <Section as="section">
      <h2 className={styles.heading}>{heading}</h2>
      <Table
        label={heading}
        columns={[
          { key: 'place', title: t('unableToShip.place') },
          { key: 'reason', title: t('unableToShip.reason') },
        ]}
        rows={places.map(({ code, name, reason }) => ({ key: code, cells: { place: name, reason: t(`unableToShip.${reason}`) } }))}
        isFilling
      />
    </Section>
  )
}
