import type { FormSchema } from '../../schemas/api/address.ts'

/** The rules of the forms of the shipping step. */
export interface DeliverySchemas {
  readonly shipping: FormSchema
  readonly billing: FormSchema
  readonly consumer: FormSchema
}
