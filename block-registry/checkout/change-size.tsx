import type { CartItem } from '../../schemas/api/cart.ts'
import { isOneSize } from '../../src/lib/is-one-size.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { useLateDialog } from '../../src/ui/dialog/use-late-dialog.ts'

const loadDialog = async () => (await import('./change-size-dialog.tsx')).ChangeSizeDialog

/** Another size of what is in the bag, where it has one. What was made for a shopper keeps its size: it is made anew on its page. */
export const ChangeSize = ({ line }: { readonly line: CartItem }) => {
  const t = useTranslate()
  const { site, href } = useSite()
  const { View, isOpen, prepare, open, close } = useLateDialog(loadDialog)
  const { size, customisation, productId, name, url } = line
  if (productId === '' || size === undefined || customisation !== undefined) return null
  if (isOneSize(size, site.product.oneSizeValues)) return null
  return (
    <>
      <Button
        type="button"
        variant="text"
        size="small"
        aria-haspopup="dialog"
        aria-label={t('checkout.line.changeSizeOf', { name })}
        onPointerEnter={prepare}
        onFocus={prepare}
        // Where the code of the dialog cannot be loaded, the product's page opens, which has the sizes.
        onClick={() => open(() => window.location.assign(href(url)))}
      >
        {t('checkout.line.changeSize')}
      </Button>
      {View !== undefined && <View line={line} isOpen={isOpen} onClose={close} />}
    </>
  )
}
