/** What finds a guest's order: its number, with e-mail or phone, or with the hash of the confirmation mail. */
export interface OrderQuery {
  readonly orderReference: string
  readonly email?: string
  readonly phone?: string
  readonly hash?: string
}

/** A query out of loose values, such as an address's parameters; undefined where they are too few to ask with (ROUTE-31). */
export const readOrderQuery = (values: Readonly<Record<string, unknown>>): OrderQuery | undefined => {
  const text = (name: string): string => (typeof values[name] === 'string' ? values[name].trim() : '')
  const [orderReference, email, phone, hash] = [text('orderReference'), text('email'), text('phone'), text('hash')]
  if (orderReference === '' || (email === '' && phone === '' && hash === '')) return undefined
  return {
    orderReference,
    ...(email === '' ? {} : { email }),
    ...(phone === '' ? {} : { phone }),
    ...(hash === '' ? {} : { hash }),
  }
}

/** What a shopper typed as contact is an e-mail where it has an @, a phone number otherwise. */
export const queryOfForm = ({
  orderReference,
  contact,
}: {
  readonly orderReference: string
  readonly contact: string
}): OrderQuery | undefined => readOrderQuery({ orderReference, [contact.includes('@') ? 'email' : 'phone']: contact })
