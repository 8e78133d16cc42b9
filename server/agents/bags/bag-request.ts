import { z } from 'zod'

/* What agents send about a bag. Objects are open: extensions that the shop does not speak add fields to them, which are not read. */

const MOST_LINES = 50
const text = (most: number) => z.string().max(most)
const id = text(100).min(1)

const lineItem = z.object({ item: z.object({ id }), quantity: z.int().min(1).max(99) })

const buyer = z.object({
  first_name: text(300).optional(),
  last_name: text(300).optional(),
  email: text(300).optional(),
  phone_number: text(300).optional(),
})
export type Buyer = z.infer<typeof buyer>

export const postalAddress = z.object({
  id: id.optional(),
  street_address: text(300).optional(),
  extended_address: text(300).optional(),
  address_locality: text(300).optional(),
  address_region: text(300).optional(),
  address_country: text(300).optional(),
  postal_code: text(300).optional(),
  first_name: text(300).optional(),
  last_name: text(300).optional(),
  phone_number: text(300).optional(),
})
export type PostalAddress = z.infer<typeof postalAddress>

const method = z.object({
  type: z.enum(['shipping', 'pickup']).optional(),
  destinations: z.array(postalAddress).max(10).optional(),
  selected_destination_id: id.nullish(),
  groups: z
    .array(z.object({ selected_option_id: id.nullish() }))
    .max(10)
    .optional(),
})

export const context = z.object({ language: text(64).optional() }).optional()

/** A bag as it is to be. What is left out stays as it is, but for the lines: those that are not named are taken out. */
export const bagRequest = z.object({
  line_items: z.array(lineItem).max(MOST_LINES),
  buyer: buyer.optional(),
  context,
  discounts: z.object({ codes: z.array(text(40)).max(8).optional() }).optional(),
})

export const checkoutRequest = bagRequest.extend({ fulfillment: z.object({ methods: z.array(method).max(2).optional() }).optional() })

export const checkoutStart = checkoutRequest.extend({
  /** A bag that becomes this checkout; then nothing else of the request about its contents is read. */
  cart_id: id.optional(),
  line_items: z.array(lineItem).max(MOST_LINES).default([]),
})

export type BagRequest = z.infer<typeof bagRequest>
export type CheckoutRequest = z.infer<typeof checkoutRequest>
export type LineItem = z.infer<typeof lineItem>
