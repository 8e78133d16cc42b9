import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../server/config.ts'
import { currentValueOf } from '../../server/lib/secret.ts'

const HEX = '0123456789abcdefABCDEF0123456789abcdefABCDEF0123456789abcdefABCD'

describe('the key that payment notifications are signed with', () => {
  it('is taken in hexadecimal, upper or lower case', () => {
    expect(currentValueOf(readConfig({ APP_ENV: 'test', PAYMENT_HMAC_KEY: HEX }).PAYMENT_HMAC_KEY)).toBe(HEX)
  })

  it.each([
    ['no hexadecimal at all, which would be an empty key', 'zz'],
    ['a single zero byte', '00'],
    ['the base64 form of a key', Buffer.from(HEX, 'hex').toString('base64')],
    ['one character short', HEX.slice(1)],
    ['one wrong character in the middle', `${HEX.slice(0, 31)}g${HEX.slice(32)}`],
    ['a line after it', `${HEX}\n`],
  ])('stops the start when it is %s', (_name, key) => {
    const start = () => readConfig({ APP_ENV: 'test', PAYMENT_HMAC_KEY: key })
    expect(start).toThrow(ConfigError)
    expect(start).toThrow('PAYMENT_HMAC_KEY: must be the 64 hexadecimal characters the payment provider shows for the key')
  })

  it('fills all 32 bytes of the signature’s key, also where none is set', () => {
    expect(Buffer.from(currentValueOf(readConfig({ APP_ENV: 'test' }).PAYMENT_HMAC_KEY), 'hex')).toHaveLength(32)
  })
})
