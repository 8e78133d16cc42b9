import { expect, it } from 'vitest'
import { cartMessageKey } from '../../../src/lib/cart-message-key.ts'
import { refusalKey } from '../../../src/features/checkout/refusal-key.ts'
import { messagesOf } from '../../setup/messages.ts'

const CODES = ['chunkLoadFailure', 'stylesheetChunkLoadFailure', 'noCurrencyFound', 'requestAbort', 'error', 'timeout', 'networkError']

it.each(['en', 'es', 'fr', 'nl', 'ar', 'ja', 'ko', 'ms', 'zh', 'zh_TW'])(
  'each of the seven codes of a browser has words in %s [CODE-06, CODE-07]',
  (language) => {
    const messages: Readonly<Record<string, unknown>> = messagesOf(language)
    const words = CODES.map((code) => messages[`codes.client.${code}`])
    expect(words.filter((text) => text === undefined || text === '')).toEqual([])
    // A lost style sheet and lost code are one and the same to a shopper.
    expect(new Set(words.map((text) => JSON.stringify(text))).size).toBe(6)
  },
)

it.each([
  ['NETWORK_ERROR', 'networkError'],
  ['TIMEOUT', 'timeout'],
  ['REQUEST_ABORT', 'requestAbort'],
  ['BAD_ANSWER', 'error'],
])('a call that ends with %s says so in the bag and at the shipping step, and blames neither [CODE-06]', (code, id) => {
  expect([cartMessageKey(code), refusalKey(code)]).toEqual([`codes.client.${id}`, `codes.client.${id}`])
})
