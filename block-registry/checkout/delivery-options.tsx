import type { ShippingOption } from '../../schemas/api/cart.ts'
import { usePriceFormat } from '../../src/i18n/use-price-format.ts'
import { refusalKey } from '../../src/features/checkout/refusal-key.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { DeliveryTime } from './delivery-time.tsx'
import { RadioGroup } from '../../src/ui/field/radio-group.tsx'

interface Props {
  readonly options: readonly ShippingOption[]
  readonly value: string | undefined
  /** Code of the server, where the option chosen last was refused. */
  readonly problem: string | undefined
  readonly onChange: (id: string) => void
}

/** How the order travels, by price and days. */
export const DeliveryOptions = ({ options, value, problem, onChange }: Props) => {
  const t = useTranslate()
  const format = usePriceFormat()
  return (
    <RadioGroup
      legend={t('checkout.delivery')}
      name="shippingOption"
      {...(value === undefined ? {} : { value })}
      error={problem === undefined ? undefined : t(refusalKey(problem))}
      onChange={onChange}
      options={options.map(({ id, method, price, delivery, arrival }) => ({
        value: id,
        label: `${method} · ${price === 0 ? t('checkout.summary.free') : format(price)}`,
        description: <DeliveryTime delivery={delivery} {...(arrival === undefined ? {} : { arrival })} />,
      }))}
    />
  )
}
