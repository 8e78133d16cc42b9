import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AssetDialog } from '../panel/pickers/asset-dialog.tsx'
import { LinkList } from '../panel/pickers/link-list.tsx'
import { PickDialog } from '../panel/pickers/pick-dialog.tsx'
import { ProductDialog } from '../panel/pickers/product-dialog.tsx'
import type { Mend } from './mend.ts'
import type { Mending } from './mending-context.tsx'

interface Props {
  readonly mend: Extract<Mend, { kind: 'choose' }>
  readonly mending: Mending
  readonly onPick: (chosen: string) => void
  readonly onClose: () => void
}

/** The window that the fields themselves open to choose the same thing. */
export const MendDialog = ({ mend: { choice, label, chosen }, mending: { services, locales }, onPick, onClose }: Props) => {
  const t = useTranslate()
  if (choice === 'picture')
    return <AssetDialog services={services} locales={locales} onClose={onClose} onPick={({ sys }) => onPick(sys.id)} />
  if (choice === 'product')
    return <ProductDialog services={services} chosen={chosen} onClose={onClose} onPick={({ productId }) => onPick(productId)} />
  return (
    <PickDialog title={t(`compose.mend.${label}`)} onClose={onClose}>
      <LinkList services={services} onPick={onPick} />
    </PickDialog>
  )
}
