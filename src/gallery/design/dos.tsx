import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Alert } from '../../ui/notice/alert.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Price } from '../../ui/price/price.tsx'
import { Part } from './sheet.tsx'

/** What is right for this shop beside what is not, with the components themselves. */
export const Dos = () => {
  const t = useTranslate()
  const city = t('address.city')
  return (
    <Part id="dos" title="Do and don’t">
      <Pair rule="One primary button a screen; what else can be done is quieter.">
        <Row>
          <Button type="button">{t('product.button.available')}</Button>
          <Button type="button" variant="secondary">
            {t('product.notify')}
          </Button>
        </Row>
        <Row>
          <Button type="button">{t('product.button.available')}</Button>
          <Button type="button">{t('product.notify')}</Button>
        </Row>
      </Pair>
      <Pair rule="Words stand beside a picture or below it, never on it: no veil makes both good.">
        <div>
          <Story />
          <p>{t('cart.emptyText')}</p>
        </div>
        <div className="d-veiled">
          <Story />
          <p>{t('cart.emptyText')}</p>
        </div>
      </Pair>
      <Pair rule="The colour of a sale is for what is reduced and what is wrong; what is new has the accent.">
        <Row>
          <Price price={{ list: 120, sale: 95 }} /> <Badge tone="accent">{t('sort.newest')}</Badge>
        </Row>
        <Row>
          <Price price={{ list: 120, sale: 120 }} /> <Badge tone="sale">{t('sort.newest')}</Badge>
        </Row>
      </Pair>
      <Pair rule="A label stays above its field: an example in it is gone with the first letter.">
        <TextField name="do-label" label={city} />
        <span className="g-field">
          <input name="dont-label" aria-label={city} placeholder={city} />
        </span>
      </Pair>
      <Pair rule="An error says what is missing and how to mend it, beside the field.">
        <TextField name="do-error" label={city} error={t('form.problem.required', { label: city })} />
        <Alert tone="danger" isLive={false}>
          {t('core.errorTitle')}
        </Alert>
      </Pair>
      <Pair rule="A button can be clicked and then says what is missing; one that is grey says nothing.">
        <Button type="button">{t('product.button.pickMore')}</Button>
        <Button type="button" disabled>
          {t('product.button.pickMore')}
        </Button>
      </Pair>
      <Pair rule="Logical properties: inline-start is left or right by the language. Left is wrong in Arabic.">
        <Alert tone="info" isLive={false}>
          {t('cart.shippingNote')}
        </Alert>
        <p className="d-physical">{t('cart.shippingNote')}</p>
      </Pair>
      <Pair rule="What is empty leads on.">
        <div>
          <p>{t('cart.empty')}</p>
          <ButtonLink to="/new-in">{t('cart.continue')}</ButtonLink>
        </div>
        <p>{t('cart.empty')}</p>
      </Pair>
    </Part>
  )
}

const Row = ({ children }: { readonly children: ReactNode }) => <div className="d-row">{children}</div>

const Story = () => <Picture src="/images/art/story-linen.jpg" width={1200} height={800} alt="" sizes="400px" />

/** The first child is right, the second is not. */
const Pair = ({ rule, children: [right, wrong] }: { readonly rule: string; readonly children: readonly [ReactNode, ReactNode] }) => (
  <section className="d-pair">
    <h3 lang="en">
      <bdi>{rule}</bdi>
    </h3>
    <figure data-verdict="pass">
      <figcaption lang="en">Do</figcaption>
      {right}
    </figure>
    <figure data-verdict="fail">
      <figcaption lang="en">Don’t</figcaption>
      {wrong}
    </figure>
  </section>
)
