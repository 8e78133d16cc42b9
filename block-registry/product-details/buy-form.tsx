import { useRef, type ReactNode } from 'react'
import { useProductScope } from '../../src/page/product-scope.ts'
import { cartMessageKey } from '../../src/machines/cart/cart-message-key.ts'
import { useCart } from '../../src/machines/cart/use-cart.ts'
import { useOptionSelection } from '../../src/machines/option-selection/option-selection.provider.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Alert } from '../../src/ui/alert/alert.tsx'
import { Slot } from '../../src/ui/section/slot.tsx'
import { StockNote } from '../../src/ui/stock-note/stock-note.tsx'
import { BuyButton } from '../../src/machines/option-selection/buy-button.tsx'
import { ColorLinks } from './color-links.tsx'
import { OptionGroup } from '../../src/machines/option-selection/option-group.tsx'
import { Promises } from './promises.tsx'
import { useFocusMissing } from './use-focus-missing.ts'
import styles from './buy-form.module.scss'

interface Props {
  /** A block of fits, which then are not among the other options. */
  readonly options: ReactNode
}

/**
 * Choose and buy. A form of radios: before JavaScript it asks the server for the same page with the options chosen, so
 * prices and stock can be seen; buying needs JavaScript.
 */
export const BuyForm = ({ options }: Props) => {
  const t = useTranslate()
  const { product } = useProductScope()
  const { site } = useSite()
  const { view, choose, press } = useOptionSelection()
  const problem = useCart((state) => state.infoMessages[product.id])
  const form = useRef<HTMLFormElement>(null)
  const levels = options === undefined ? view.levels : view.levels.filter(({ level }) => level !== 'sizeType')
  useFocusMissing(form, view.refusals)
  return (
    <form
      ref={form}
      method="get"
      className={styles.form}
      data-buy-form=""
      onSubmit={(event) => {
        event.preventDefault()
        press()
      }}
    >
      <ColorLinks />
      {levels.map((level) => (
        <OptionGroup key={level.level} view={level} onChoose={choose} />
      ))}
      {options !== undefined && <Slot gap="small">{options}</Slot>}
      {view.variant !== undefined && <StockNote stock={view.variant} />}
      <div className={styles.buy}>
        <BuyButton view={view} />
      </div>
      {problem !== undefined && (
        <Alert tone="danger">{t(cartMessageKey(problem.code), problem.count === undefined ? {} : { count: problem.count })}</Alert>
      )}
      <p className={styles.status} role="status">
        {view.label === 'added' ? t('product.addedToBag', { name: product.name }) : ''}
      </p>
      <noscript>
        <p className={styles.note}>{t('product.noScript')}</p>
      </noscript>
      <Promises />
      {site.product.showSku && <p className={styles.note}>{t('product.sku', { sku: `\u2066${view.variant?.sku ?? product.id}\u2069` })}</p>}
    </form>
  )
}
