import { useSelector } from '@xstate/react'
import { useState, type SubmitEvent } from 'react'
import type { Address, FormSchema } from '../../schemas/api/address.ts'
import type { Cart } from '../../schemas/api/cart.ts'
import { Translation } from '../../src/i18n/translation.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { hasShipping } from '../../src/lib/needs-shipping.ts'
import type { CartProblem } from '../../src/features/cart/cart-store.ts'
import { selectedShipping } from '../../src/features/cart/cart-view.ts'
import { useCart, useCartStore } from '../../src/features/cart/cart.provider.tsx'
import type { SavedAddresses } from '../../src/features/address/use-saved-addresses.ts'
import { refusalKey } from '../../src/features/checkout/refusal-key.ts'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import type { DeliveryRefusal } from '../../src/features/checkout/checkout-types.ts'
import { browserStorage } from '../../src/lib/browser-storage.ts'
import { isListMember } from '../../src/features/sign-up/list-member.ts'
import { hasNewsletter } from '../../src/site/has-newsletter.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Checkbox } from '../../src/ui/field/checkbox.tsx'
import { SchemaFields } from '../../src/ui/schema-form/schema-fields.tsx'
import { useSchemaForm } from '../../src/ui/schema-form/use-schema-form.ts'
import { AddressPart } from './address-part.tsx'
import { BillingPart } from './billing-part.tsx'
import { DeliveryOptions } from './delivery-options.tsx'
import type { DeliverySchemas } from './delivery-schemas.ts'
import { GiftNote } from './gift-note.tsx'
import { StepAction } from './step-action.tsx'
import { useDraftStorage, useStoredDraft } from './use-checkout-draft.ts'
import { isSame, useOrderAddress } from './use-order-address.ts'
import { useGiftNote } from './use-gift-note.ts'
import styles from './delivery-form.module.scss'
import { defined } from '../../src/lib/defined.ts'

interface Props {
  readonly cart: Cart
  readonly schemas: DeliverySchemas
  readonly saved: SavedAddresses
}

/** Contact, address, billing and delivery as one form with one button. Without anything to ship its one address is where the bill goes. */
export const DeliveryForm = ({ cart, schemas, saved }: Props) => {
  const t = useTranslate()
  const { site, locale } = useSite()
  const { actor } = useCheckout()
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const refusal = useSelector(actor, (snapshot) => snapshot.context.deliveryRefusal)
  const { store } = useCartStore()
  const option = useCart(selectedShipping) ?? cart.shipping.options[0]?.id
  const [optionProblem, setOptionProblem] = useState<CartProblem>()
  const ships = hasShipping(cart.items)
  const placed = ships ? cart.addresses.DELIVERY : cart.addresses.BILLING
  const draft = useStoredDraft(placed !== undefined)
  const [wantsOtherBilling, setOtherBilling] = useState(draft?.billing !== undefined)
  const hasOtherBilling = ships && wantsOtherBilling
  const [isToBeSaved, setToBeSaved] = useState(true)
  const [wantsNews, setWantsNews] = useState(false)
  const [asksForNews] = useState(() => site.checkout.emailSignup && hasNewsletter(site) && !isListMember(browserStorage()))
  const delivery = useOrderAddress({
    schema: schemas.shipping,
    addresses: saved.addresses,
    placed,
    draft: draft?.address,
    refused: refusal?.fields ?? {},
  })
  const shared = { country: site.code, ...(refusal === undefined ? {} : { refused: refusal.fields }) }
  const { phoneNumber } = placed ?? delivery.chosen ?? {}
  const consumer = useSchemaForm({
    ...shared,
    schema: schemas.consumer,
    initial: { phoneNumber, ...cart.consumer.properties, ...draft?.consumer },
  })
  const billing = useOrderAddress({
    schema: schemas.billing,
    addresses: saved.billing,
    placed: ownBilling(cart, schemas.billing),
    draft: draft?.billing,
    refused: refusal?.fields ?? {},
  })
  const gift = useGiftNote({ stored: cart.giftNote, draft: draft?.giftNote, isRefused: refusal?.fields['giftNote'] !== undefined })
  useDraftStorage({ consumer, delivery, billing: hasOtherBilling ? billing : undefined, gift })
  const canBeSaved = ships && delivery.chosen === undefined && saved.hasRoom
  /** The number saved with an address comes and goes with it; one that was typed stays. */
  const choose = (choice: string): void => {
    const before = delivery.chosen?.phoneNumber ?? ''
    const next = saved.addresses.find(({ reference }) => reference === choice)?.phoneNumber ?? ''
    const shown = consumer.values['phoneNumber'] ?? ''
    if (shown === '' || shown === before) consumer.change('phoneNumber', next)
    delivery.choose(choice)
  }

  /** The summary follows at once; one that is refused gives way to the one before (CART-11). */
  const chooseOption = async (id: string): Promise<void> => {
    setOptionProblem(undefined)
    const result = await store.selectShipping(id)
    if (result.outcome === 'rejected') setOptionProblem(result.problem)
  }

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const who = await consumer.submit(form)
    const where = await delivery.submit(form)
    const payer = hasOtherBilling ? await billing.submit(form) : {}
    const note = ships ? gift.submit() : {}
    if (who === undefined || where === undefined || payer === undefined || note === undefined) return focusFirstError(form)
    const toAddress = (values: Readonly<Record<string, string>>): Address => ({ ...withoutEmpty(values), countryCode: site.code, locale })
    const contact = withoutEmpty({ ...who, firstName: where['firstName'] ?? '', lastName: where['lastName'] ?? '' })
    actor.send({
      type: 'delivery.submitted',
      delivery: {
        consumer: contact,
        address: toAddress({ ...where, phoneNumber: who['phoneNumber'] ?? '' }),
        ...(hasOtherBilling ? { billing: toAddress(payer) } : {}),
        ...defined({ shippingOption: option }),
        ...(canBeSaved && isToBeSaved ? { isToBeSaved } : {}),
        ...(asksForNews && wantsNews ? { wantsNews } : {}),
        ...note,
      },
    })
  }

  return (
    <form
      id="checkout-shipping"
      className={styles.form}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isBusy) void submit(event.currentTarget)
      }}
    >
      {refusal !== undefined && (
        <Alert tone="danger" incident={refusal.incident}>
          <p>
            <Translation id={refusalId(refusal)} />
          </p>
        </Alert>
      )}
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('checkout.contact')}</legend>
        <SchemaFields schema={schemas.consumer} form={consumer} />
        {asksForNews && (
          <Checkbox
            name="emailSignup"
            label={t('checkout.news')}
            checked={wantsNews}
            onChange={(event) => setWantsNews(event.target.checked)}
          />
        )}
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t(ships ? 'checkout.address' : 'checkout.billing')}</legend>
        <AddressPart saved={saved} schema={schemas.shipping} delivery={delivery} onChoose={choose} />
        {canBeSaved && (
          <Checkbox
            name="saveShippingAddress"
            label={t('checkout.saveAddress')}
            checked={isToBeSaved}
            onChange={(event) => setToBeSaved(event.target.checked)}
          />
        )}
        {ships && (
          <Checkbox
            name="billingMatchShipping"
            label={t('checkout.billingMatches')}
            checked={!hasOtherBilling}
            onChange={(event) => setOtherBilling(!event.target.checked)}
          />
        )}
      </fieldset>
      {hasOtherBilling && <BillingPart addresses={saved.billing} schema={schemas.billing} billing={billing} />}
      {ships && (
        <>
          <DeliveryOptions
            options={cart.shipping.options}
            value={option}
            problem={optionProblem}
            onChange={(id) => void chooseOption(id)}
          />
          <GiftNote form={gift} />
        </>
      )}
      <StepAction>
        <Button type="submit" form="checkout-shipping" size="large" fullWidth isBusy={isBusy}>
          {t('checkout.toPayment')}
        </Button>
      </StepAction>
    </form>
  )
}

/** The cart's billing address, unless it is where the order goes. */
const ownBilling = ({ addresses: { BILLING: billing, DELIVERY: delivery } }: Cart, schema: FormSchema): Address | undefined =>
  billing === undefined || (delivery !== undefined && isSame(billing, delivery, schema)) ? undefined : billing

/** Fields that were refused are marked beside it. */
const refusalId = ({ code, fields }: DeliveryRefusal): string =>
  Object.keys(fields).length > 0 ? 'checkout.checkFields' : refusalKey(code)

const withoutEmpty = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

/** Errors of several parts: the first one on the page gets the focus, once it is marked. */
const focusFirstError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
