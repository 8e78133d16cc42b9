import type { ReactNode } from 'react'
import type { SizeGuideOffer } from '../../schemas/api/size-guide.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolated } from '../../src/i18n/isolated.ts'
import { ColorLinks } from '../../src/features/product/options/color-links.tsx'
import { OptionForm } from '../../src/features/product/options/option-form.tsx'
import { useOptionSelection } from '../../src/features/product/options/option-selection.provider.ts'
import { SizeGuideLink } from '../../src/features/size-guide/size-guide-link.tsx'
import { useProductScope } from '../../src/features/product/product-scope.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Promises } from './promises.tsx'
import styles from './buy-form.module.scss'

interface Props {
  /** A block of fits, which then are not among the other options. */
  readonly options: ReactNode
  readonly sizeGuide: SizeGuideOffer | undefined
  readonly customisation: ReactNode
}

/**
 * Choose and buy on the product's page. A form of radios: without JavaScript it is sent, and the server puts what is chosen in the
 * bag (server/commerce/plain-forms).
 */
export const BuyForm = ({ options, sizeGuide, customisation }: Props) => {
  const t = useTranslate()
  const { product } = useProductScope()
  const { site } = useSite()
  const { variant } = useOptionSelection().view
  return (
    <OptionForm
      colors={<ColorLinks />}
      fits={options}
      sizeGuide={sizeGuide === undefined ? undefined : <SizeGuideLink offer={sizeGuide} />}
      customisation={customisation}
      data-buy-form=""
    >
      <Promises />
      {site.product.showSku && <p className={styles.note}>{t('product.sku', { sku: isolated(variant?.sku ?? product.id) })}</p>}
    </OptionForm>
  )
}
