/** A saved card (CALL-57): an item of `GET /api/v1/account/payments`. */
export interface StoredPayment {
  /** What a checkout sends as `cardToken`. */
  readonly id: string
  readonly type: 'scheme'
  /** The provider's name: `visa`, `mc`, `amex`. */
  readonly brand: string
  readonly lastFour: string
  /** `03`. */
  readonly expiryMonth: string
  /** `2030`. */
  readonly expiryYear: string
  readonly holderName: string
  readonly default: boolean
}

/** Body of `PUT /api/v1/account/payments/{id}`. */
export type StoredPaymentChange = Partial<Pick<StoredPayment, 'default' | 'holderName' | 'expiryMonth' | 'expiryYear'>>
