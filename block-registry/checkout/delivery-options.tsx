import type { ShippingOption } from '../../schemas/api/cart.ts'
import type { CartProblem } from '../../src/features/cart/cart-store.ts'
import { refusalKey } from '../../src/features/checkout/refusal-key.ts'
import { usePriceFormat } from '../../src/i18n/use-price-format.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { RadioGroup } from '../../src/ui/field/radio-group.tsx'
import { Incident } from '../../src/ui/notice/incident.tsx'
import { DeliveryTime } from './delivery-time.tsx'

interface Props {
  readonly options: readonly ShippingOption[]
  readonly value: string | undefined
  /** Why the option chosen last was not taken. */
  readonly problem: CartProblem | undefined
  readonly onChange: (id: string) => void
}

/** How the order travels, by price and days. */
export const DeliveryOptions = ({ options, value, problem, onChange }: Props) => {
  const t = useTranslate()
  const format = usePriceFormat()
  return (
    <div>
      <RadioGroup
        legend={t('checkout.delivery')}
        name="shippingOption"
        {...(value === undefined ? {} : { value })}
        error={problem === undefined ? undefined : t(refusalKey(problem.code))}
        onChange={onChange}
        options={options.map(({ id, method, price, delivery, arrival }) => ({
          value: id,
          label: `${method} · ${price === 0 ? t('checkout.summary.free') : format(price)}`,
          description: <DeliveryTime delivery={delivery} {...(arrival === undefined ? {} : { arrival })} />,
        }))}
      />
      <Incident id={problem?.incident} />
    </div>
  )
}
