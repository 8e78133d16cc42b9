import { useEffect, useState } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { Incident } from '../../src/ui/notice/incident.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import { Spinner } from '../../src/ui/waiting/spinner.tsx'
import { useNavigate } from '../../src/page/router-context.ts'
import type { CartProblem } from '../../src/features/cart/cart-store.ts'
import { useCartStore } from '../../src/features/cart/cart.provider.tsx'
import { usePageContext } from '../../src/page/use-page-context.ts'
import type { BlockViewProps } from '../block.ts'
import styles from './recreate-cart.module.scss'

/** Fills the bag from a link, then opens it; a link that fails leaves the bag as it was (CART-19). */
export const RecreateCart = ({ props: { text } }: BlockViewProps<'recreate-cart'>) => {
  const t = useTranslate()
  const problem = useRecreation()
  if (problem !== undefined) return <Failed incident={problem.incident} />
  return (
    <Section width="small" className={styles.box} role="status">
      <Spinner />
      <h1 className={styles.heading}>{text === '' ? t('cart.recreating') : text}</h1>
    </Section>
  )
}

const Failed = ({ incident }: { readonly incident: string | undefined }) => {
  const t = useTranslate()
  return (
    <Section width="small" className={styles.box} role="alert">
      <h1 className={styles.heading}>{t('cart.recreateFailed')}</h1>
      <p>{t('cart.recreateFailedText')}</p>
      <Incident id={incident} />
      <div className={styles.ways}>
        <ButtonLink to="/checkout/basket">{t('cart.toBag')}</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          {t('cart.continue')}
        </ButtonLink>
      </div>
    </Section>
  )
}

/** Requests the cart named in the address once, then goes to the basket; to home where the address names none. */
const useRecreation = (): CartProblem | undefined => {
  const { store } = useCartStore()
  const navigate = useNavigate()
  const id = cartPublicIdOf(usePageContext().query)
  const [problem, setProblem] = useState<CartProblem>()
  useEffect(() => {
    if (id === undefined) return void navigate('/', { replace: true })
    void store
      .recreate(id)
      .then((result) => (result.outcome === 'fulfilled' ? navigate('/checkout/basket', { replace: true }) : setProblem(result.problem)))
    return undefined
  }, [id, navigate, store])
  return problem
}

/** The id of the cart to restore, of `cartPublicId` or its alias `id`; undefined where it cannot be one (CART-19). */
const cartPublicIdOf = (query: Readonly<Record<string, string>>): string | undefined => {
  const id = query['cartPublicId'] ?? query['id'] ?? ''
  return /^[A-Za-z0-9-]{8,64}$/.test(id) ? id : undefined
}
