import { useState } from 'react'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { SteadyButton } from '../../steady-button.tsx'
import { groupAttributes, type EditorProps } from '../editor-props.ts'
import { ProductDialog } from '../pickers/product-dialog.tsx'
import { ProductLine } from '../pickers/product-line.tsx'
import { useProducts } from '../pickers/use-products.ts'
import { rowsOf, valueOfRows } from './row-values.ts'
import { Rows } from './rows.tsx'

/** Products by picture, name and price; their ids are for computers. */
export const ProductsEditor = (props: EditorProps) => {
  const { schema, services, value, isReadOnly, onChange } = props
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const ids = rowsOf(value)
  const [known, remember] = useProducts(services, ids)
  const change = (next: readonly string[]): void => onChange(valueOfRows(next))
  return (
    <div role="group" {...groupAttributes(props)}>
      <Rows
        items={ids}
        isReadOnly={isReadOnly}
        nameOf={(id) => known[id]?.name ?? id}
        onChange={change}
        renderRow={(id) => {
          const product = known[id]
          if (product === null) return <span>{t('compose.panel.noProduct', { id })}</span>
          return product === undefined ? <span>{id}</span> : <ProductLine product={product} />
        }}
      />
      {!isReadOnly && (
        <SteadyButton isOff={ids.length >= (schema.maxItems ?? Infinity)} onClick={() => setOpen(true)}>
          {t('compose.panel.addProducts')}
        </SteadyButton>
      )}
      {isOpen && (
        <ProductDialog
          services={services}
          chosen={ids}
          onClose={() => setOpen(false)}
          onPick={(product) => {
            remember(product)
            change([...ids, product.productId])
          }}
        />
      )}
    </div>
  )
}
