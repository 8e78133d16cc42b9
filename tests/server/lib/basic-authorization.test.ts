import { expect, it } from 'vitest'
import { basicAuthorization, readBasicAuthorization } from '../../../server/lib/basic-authorization.ts'

it('is read as it was written, colons in the password included', () => {
  expect(readBasicAuthorization(basicAuthorization('Ada', 'a:b:ü'))).toEqual({ user: 'Ada', password: 'a:b:ü' })
  expect(readBasicAuthorization(basicAuthorization('', 'x').replace('Basic', 'bASIC'))).toEqual({ user: '', password: 'x' })
})

it('has no user where there is no colon, and is nothing under another scheme', () => {
  expect(readBasicAuthorization(`Basic ${Buffer.from('secret').toString('base64')}`)).toEqual({ user: '', password: 'secret' })
  expect(readBasicAuthorization('Basic')).toEqual({ user: '', password: '' })
  expect(readBasicAuthorization('Bearer QTpi')).toBeUndefined()
  expect(readBasicAuthorization('')).toBeUndefined()
})
