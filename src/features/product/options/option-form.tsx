import { useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { useProductScope } from '../product-scope.ts'
import { formAction } from '../../../site/form-action.ts'
import { useSite } from '../../../site/site-context.tsx'
import { Alert } from '../../../ui/notice/alert.tsx'
import { Slot } from '../../../ui/section/slot.tsx'
import { StockNote } from '../../../ui/stock-note/stock-note.tsx'
import { CartProblemText } from '../../cart/cart-problem-text.tsx'
import { useCart } from '../../cart/cart.provider.tsx'
import { NotifyMe } from '../back-in-stock/notify-me.tsx'
import { BuyButton } from './buy-button.tsx'
import { OptionGroup } from './option-group.tsx'
import { useOptionSelection } from './option-selection.provider.ts'
import { chosenQuantity, QuantityChoice } from './quantity-choice.tsx'
import { SoldOut } from './sold-out.tsx'
import styles from './option-form.module.scss'

/** Finds the page's form to buy, for what depends on whether it can be seen. */
export const BUY_FORM_SELECTOR = '[data-buy-form]'

interface Props extends Omit<ComponentProps<'div'>, 'className'> {
  /** Above the options: colors that are products of their own. */
  readonly colors: ReactNode
  /** A block of fits, which then are not among the other options. */
  readonly fits?: ReactNode
  /** Beside the name of the sizes. */
  readonly sizeGuide?: ReactNode
  /** Above the button: what a shopper makes of the product. */
  readonly customisation?: ReactNode
  /** Below the button. */
  readonly children?: ReactNode
}

/** Choose and buy, wherever a product is bought from: its options, notes on the chosen one, and the button. */
export const OptionForm = ({ colors, fits, sizeGuide, customisation, children, ...rest }: Props) => {
  const { product } = useProductScope()
  const ofSite = useSite()
  const { site } = ofSite
  const { view, choose, purchase } = useOptionSelection()
  const form = useRef<HTMLFormElement>(null)
  const levels = fits === undefined ? view.levels : view.levels.filter(({ level }) => level !== 'sizeType')
  useFocusMissing(form, view.refusals)
  return (
    <div {...rest} className={styles.form}>
      <form
        ref={form}
        method="post"
        action={formAction('bag', ofSite)}
        className={styles.choice}
        onSubmit={(event) => {
          event.preventDefault()
          const { currentTarget } = event
          // Without the code the server puts it in the bag.
          purchase(chosenQuantity(currentTarget), () => currentTarget.submit())
        }}
      >
        <input type="hidden" name="product" value={product.id} />
        {colors}
        {levels.map((level) => (
          <OptionGroup key={level.level} view={level} onChoose={choose} aside={level.level === 'size' ? sizeGuide : undefined} />
        ))}
        {fits !== undefined && <Slot gap="small">{fits}</Slot>}
        {view.offers.length > 0 ? <SoldOut view={view} onChoose={choose} /> : view.stock !== undefined && <StockNote stock={view.stock} />}
        {customisation}
        <div className={styles.buy}>
          {!view.isInactive && <QuantityChoice stock={view.stock} />}
          <BuyButton view={view} />
        </div>
      </form>
      {site.integrations.backInStock?.enabled === true && view.stock?.stockStatus === 'NOTAVAILABLE' && !product.isDiscontinued && (
        <NotifyMe key={view.variant?.sku} sku={view.variant?.sku} className={styles.notify} />
      )}
      <Outcome isAdded={view.label === 'added'} />
      {children}
    </div>
  )
}

/** Why the bag refused it, or that it is in there. */
const Outcome = ({ isAdded }: { readonly isAdded: boolean }) => {
  const t = useTranslate()
  const { id, name } = useProductScope().product
  const problem = useCart((state) => state.infoMessages[id])
  return (
    <>
      {problem !== undefined && (
        <Alert tone="danger">
          <CartProblemText problem={problem} />
        </Alert>
      )}
      <p className={styles.status} role="status">
        {isAdded ? t('product.addedToBag', { name }) : ''}
      </p>
    </>
  )
}

/** After a click with something missing, the first group without a choice gets the focus (TRICKY-09). */
const useFocusMissing = (form: RefObject<HTMLElement | null>, refusals: number): void => {
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"] input:enabled')?.focus()
  }, [form, refusals])
}
