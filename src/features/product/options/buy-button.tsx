import { formatLocaleOf } from '../../../i18n/format-locale.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { keptBy } from '../../../lib/kept-by.ts'
import { useProductScope } from '../product-scope.ts'
import type { BuyView } from './option-selection.provider.ts'
import { CUSTOMISATION_ID } from './personalisation.ts'
import { useSite } from '../../../site/site-context.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './buy-button.module.scss'

const listFormat = keptBy((locale) => new Intl.ListFormat(formatLocaleOf(locale) === 'en' ? 'en' : locale))

/** The button: its label says what a click would do, or did. While something is missing its name says what (OPT-13). */
export const BuyButton = ({ view }: { readonly view: BuyView }) => {
  const t = useTranslate()
  const { locale } = useSite()
  const label = t(`product.button.${view.label}`)
  const { product } = useProductScope()
  const missing = view.missing.map((level) =>
    t('product.option.select', { option: product.optionNames?.[level] ?? t(`product.optionName.${level}`) }),
  )
  const options = listFormat(locale).format(missing)
  return (
    <div className={styles.shaker} data-shake={shakeOf(view.refusals)}>
      <Button
        type="submit"
        size="large"
        fullWidth
        isBusy={view.isBusy}
        disabled={view.isInactive || view.isWaiting}
        aria-describedby={view.isWaiting ? CUSTOMISATION_ID : undefined}
        {...(missing.length > 0 ? { 'aria-label': t('product.button.missing', { label, options }) } : {})}
      >
        {view.label === 'added' && <Icon name="check" />}
        {label}
      </Button>
    </div>
  )
}

/** Odd and even clicks run two names of one animation, so that each begins again. */
const shakeOf = (refusals: number): 'odd' | 'even' | undefined => (refusals === 0 ? undefined : refusals % 2 === 1 ? 'odd' : 'even')
