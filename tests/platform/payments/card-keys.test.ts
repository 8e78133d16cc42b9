import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCardKeys, type CardKeys } from '../../../platform/payments/card-keys.ts'
import { encryptCard } from '../../../src/clients/payments/card-encryption.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

let test: TestRuntime
beforeAll(async () => {
  test = await createTestRuntime()
})
afterAll(() => test.close())

/** A card as the shop's own payment fields encrypt it, to the key that a process publishes. */
const encryptTo = (keys: CardKeys) =>
  encryptCard({
    baseUrl: 'http://provider',
    clientKey: 'demo',
    clock: { now: () => 0 },
    fetch: async () => Response.json({ publicKey: await keys.publicKey() }),
  })({ number: '4111111111111111', expiryMonth: '03', expiryYear: '2030', securityCode: '737', holderName: 'Ada' })

describe('what a browser encrypts for the embedded payment provider', () => {
  it('is opened by any process of a database, those that start together and those that start later included', async () => {
    const [one, other] = [createCardKeys(test.runtime), createCardKeys(test.runtime)]
    await Promise.all([one.publicKey(), other.publicKey()])
    const { encryptedCardNumber } = await encryptTo(one)
    const later = createCardKeys(test.runtime)
    for (const keys of [one, other, later]) expect(await keys.decrypt(encryptedCardNumber, 'number')).toBe('4111111111111111')
  })

  it('is not opened once the secret of the shop is another: it is asked for again', async () => {
    const { encryptedCardNumber } = await encryptTo(createCardKeys(test.runtime))
    const config = { ...test.runtime.config, SESSION_SECRET: 'another-secret-of-the-shop' }
    expect(await createCardKeys({ ...test.runtime, config }).decrypt(encryptedCardNumber, 'number')).toBeUndefined()
  })
})
