import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCardKeys, resealCardKeys, type CardKeys } from '../../../platform/payments/card-keys.ts'
import { encryptCard } from '../../../src/clients/payments/card-encryption.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'
import { currentValueOf, secretOf } from '../../../server/lib/secret.ts'

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

  it('is opened after a change of the shop’s secret that is over: the key is sealed anew where both values are known', async () => {
    const { encryptedCardNumber } = await encryptTo(createCardKeys(test.runtime))
    const own = currentValueOf(test.runtime.config.SESSION_SECRET)
    const processOf = (value: string, other?: string) => ({
      ...test.runtime,
      config: { ...test.runtime.config, SESSION_SECRET: secretOf(value, other) },
    })
    const opens = (deps: typeof test.runtime) => createCardKeys(deps).decrypt(encryptedCardNumber, 'number')
    // The last process that is restarted decides, also over one that has gone back meanwhile.
    for (const [value, other] of [
      ['next', own],
      [own, 'next'],
      ['next', own],
    ] as const) {
      await resealCardKeys(processOf(value, other))
      expect(await opens(processOf(value, other))).toBe('4111111111111111')
    }
    await resealCardKeys(processOf('next'))
    expect(await opens(processOf('next'))).toBe('4111111111111111')
    await resealCardKeys(processOf(own, 'next'))
    expect(await opens(test.runtime)).toBe('4111111111111111')
  })

  it('is not opened once the secret of the shop is another: it is asked for again', async () => {
    const { encryptedCardNumber } = await encryptTo(createCardKeys(test.runtime))
    const config = { ...test.runtime.config, SESSION_SECRET: secretOf('another-secret-of-the-shop') }
    expect(await createCardKeys({ ...test.runtime, config }).decrypt(encryptedCardNumber, 'number')).toBeUndefined()
  })
})
