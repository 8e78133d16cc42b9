import { useTranslate } from '../../src/i18n/use-translate.ts'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import { Spinner } from '../../src/ui/spinner/spinner.tsx'
import type { BlockViewProps } from '../block.ts'
import { useRecreation } from './use-recreation.ts'
import styles from './recreate-cart.module.scss'

/** Fills the bag from a link, then opens it; a link that fails leaves the bag as it was (CART-19). */
export const RecreateCart = ({ props: { text } }: BlockViewProps<'recreate-cart'>) => {
  const t = useTranslate()
  const state = useRecreation()
  if (state === 'failed') return <Failed />
  return (
    <Section width="small" className={styles.box} role="status">
      <Spinner />
      <h1 className={styles.heading}>{text === '' ? t('cart.recreating') : text}</h1>
    </Section>
  )
}

const Failed = () => {
  const t = useTranslate()
  return (
    <Section width="small" className={styles.box} role="alert">
      <h1 className={styles.heading}>{t('cart.recreateFailed')}</h1>
      <p>{t('cart.recreateFailedText')}</p>
      <div className={styles.ways}>
        <ButtonLink to="/checkout/basket">{t('cart.toBag')}</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          {t('cart.continue')}
        </ButtonLink>
      </div>
    </Section>
  )
}
