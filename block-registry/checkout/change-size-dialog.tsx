import { useState, type SubmitEvent } from 'react'
import type { CartItem } from '../../schemas/api/cart.ts'
import type { Product } from '../../schemas/api/product.ts'
import { changeSku } from '../../src/clients/commerce/operations/change-sku.ts'
import { CartProblemText } from '../../src/features/cart/cart-problem-text.tsx'
import type { CartProblem } from '../../src/features/cart/cart-store.ts'
import { useCartStore } from '../../src/features/cart/cart.provider.tsx'
import { OptionGroup } from '../../src/features/product/options/option-group.tsx'
import { selectionIn, useOptionSelection } from '../../src/features/product/options/option-selection.provider.ts'
import { createProductScope, ProductScopeContext } from '../../src/features/product/product-scope.ts'
import { useAskedProduct } from '../../src/features/product/quick-buy/use-asked-product.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Dialog } from '../../src/ui/dialog/dialog.tsx'
import type { Openable } from '../../src/ui/dialog/use-late-dialog.ts'
import { StockNote } from '../../src/ui/stock-note/stock-note.tsx'
import { Skeleton } from '../../src/ui/waiting/skeleton.tsx'
import styles from './change-size-dialog.module.scss'

interface Props extends Openable {
  readonly line: CartItem
}

/** The sizes of a line's product, the line's own chosen. */
export const ChangeSizeDialog = ({ line, isOpen, onClose }: Props) => {
  const t = useTranslate()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('checkout.line.changeSizeOf', { name: line.name })} size="small">
      <Content line={line} onDone={onClose} />
    </Dialog>
  )
}

interface ContentProps {
  readonly line: CartItem
  readonly onDone: () => void
}

const Content = ({ line, onDone }: ContentProps) => {
  const t = useTranslate()
  const read = useAskedProduct(line.productId)
  if (read.outcome === 'loading') return <SizesLoading />
  if (read.outcome === 'found') return <Sizes product={read.product} line={line} onDone={onDone} />
  if (read.outcome === 'notFound') return <Alert tone="danger">{t('product.quickBuy.notFound')}</Alert>
  return (
    <Alert tone="danger" incident={read.incident}>
      {t('product.quickBuy.failed')}
    </Alert>
  )
}

/** The room of the sizes and of the button below them. */
const SizesLoading = () => {
  const t = useTranslate()
  return (
    <div className={styles.form} role="status" aria-label={t('checkout.line.sizesLoading')}>
      <Skeleton inlineSize="30%" />
      <Skeleton blockSize="12rem" />
      <Skeleton blockSize="4.8rem" />
    </div>
  )
}

const Sizes = ({ product, ...rest }: ContentProps & { readonly product: Product }) => {
  const { store } = useCartStore()
  const [scope] = useState(() => {
    const made = createProductScope(product, { sku: rest.line.sku })
    selectionIn(made, { cart: store, isInAddress: false }).prepare()
    return made
  })
  return (
    <ProductScopeContext value={scope}>
      <Choice {...rest} />
    </ProductScopeContext>
  )
}

const Choice = ({ line, onDone }: ContentProps) => {
  const t = useTranslate()
  const { store } = useCartStore()
  const { view, choose } = useOptionSelection()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CartProblem>()
  const sku = view.variant?.sku
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isBusy || sku === undefined) return
    if (sku === line.sku) return onDone()
    setBusy(true)
    const result = await store.change((commerce) => changeSku(commerce)({ lineItemId: line.lineItemId, sku }))
    setBusy(false)
    if (result.outcome === 'rejected') setProblem(result.problem)
    else onDone()
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      {view.levels
        .filter(({ level }) => level !== 'color')
        .map((level) => (
          <OptionGroup
            key={level.level}
            view={level}
            onChoose={(choice) => {
              setProblem(undefined)
              choose(choice)
            }}
          />
        ))}
      {view.stock !== undefined && <StockNote stock={view.stock} />}
      {problem !== undefined && (
        <Alert tone="danger">
          <CartProblemText problem={problem} />
        </Alert>
      )}
      <Button type="submit" size="large" fullWidth isBusy={isBusy} disabled={view.isInactive || sku === undefined}>
        {t('checkout.line.saveSize')}
      </Button>
    </form>
  )
}
