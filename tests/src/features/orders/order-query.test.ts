import { describe, expect, it } from 'vitest'
import { queryOfForm, readOrderQuery } from '../../../../src/features/orders/order-query.ts'

describe('an order query', () => {
  it('needs a number and one contact of its owner [ROUTE-31]', () => {
    expect(readOrderQuery({ orderReference: 'GB1' })).toBeUndefined()
    expect(readOrderQuery({ email: 'a@b.co' })).toBeUndefined()
    expect(readOrderQuery({ orderReference: ' GB1 ', hash: 'abc', email: '' })).toEqual({ orderReference: 'GB1', hash: 'abc' })
  })

  it('reads nothing out of values that are no text', () => {
    expect(readOrderQuery({ orderReference: 1, email: ['a@b.co'] })).toBeUndefined()
  })

  it('takes what is typed as an e-mail where it has an @, as a phone number otherwise', () => {
    expect(queryOfForm({ orderReference: 'GB1', contact: 'a@b.co' })).toEqual({ orderReference: 'GB1', email: 'a@b.co' })
    expect(queryOfForm({ orderReference: 'GB1', contact: '+44 7400' })).toEqual({ orderReference: 'GB1', phone: '+44 7400' })
  })
})
