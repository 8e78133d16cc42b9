import type { Address, FormSchema } from '../../schemas/api/address.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { linesOfAddress } from '../../src/lib/lines-of-address.ts'
import { Badge } from '../../src/ui/badge/badge.tsx'
import { RadioGroup } from '../../src/ui/field/radio-group.tsx'
import { NEW_ADDRESS } from './use-order-address.ts'
import styles from './address-choice.module.scss'

interface Props {
  /** Of the field. */
  readonly name: string
  readonly legend: string
  readonly addresses: readonly Address[]
  /** Has the names of regions. */
  readonly schema: FormSchema
  readonly value: string
  readonly onChange: (choice: string) => void
}

/** The saved addresses to choose from, and a new one as the last choice. */
export const AddressChoice = ({ name: fieldName, legend, addresses, schema, value, onChange }: Props) => {
  const t = useTranslate()
  const regions = regionNames(schema)
  return (
    <RadioGroup
      legend={legend}
      name={fieldName}
      value={value}
      onChange={onChange}
      options={[
        ...addresses.map((address) => {
          const [name, ...lines] = linesOfAddress(address, { regions })
          return {
            value: address.reference ?? '',
            label: (
              <span className={styles.name}>
                <bdi>{name}</bdi> {address.default === true && <Badge tone="accent">{t('myAccount.default')}</Badge>}
              </span>
            ),
            description: lines.map((line) => (
              <span key={line} className={styles.line}>
                <bdi>{line}</bdi>{' '}
              </span>
            )),
          }
        }),
        { value: NEW_ADDRESS, label: t('checkout.newAddress') },
      ]}
    />
  )
}

const regionNames = ({ properties: { region } }: FormSchema): Readonly<Record<string, string>> =>
  Object.fromEntries((region?.enum ?? []).map((code, index) => [code, region?.['x-enum-labels']?.[index] ?? code]))
