import { describe, expect, it } from 'vitest'
import { createSessionStore } from '../../../../src/clients/commerce/sessions.ts'
import { storedSessionId } from '../../../../src/clients/commerce/stored-session-id.ts'
import { memoryStorage } from '../../../factories/memory-storage.ts'

const ID = 'j8g5A4tAqofUFD5gTjU8VJRzkkhhKwUe'

describe('the session that support finds a shopper by, where a part is lost before the client of the shop API has come', () => {
  it('is the one that the client has stored, of the site shown [CHUNK-04]', () => {
    const storage = memoryStorage()
    createSessionStore({ site: { siteTag: 'ald-gb' }, storage, report: () => undefined }).write({ id: ID, kind: 'guest', createdAt: 1 })
    expect(storedSessionId('ald-gb', { storage, cookie: '' })).toBe(ID)
    expect(storedSessionId('ald-us', { storage, cookie: '' })).toBeUndefined()
  })

  it('is the one that a form has begun before there was a script', () => {
    expect(storedSessionId('ald-gb', { storage: undefined, cookie: `a=b; shoppingSession_ald-gb=${ID}; c=d` })).toBe(ID)
  })

  it('is none for who has no session', () => {
    expect(storedSessionId('ald-gb', { storage: undefined, cookie: '' })).toBeUndefined()
  })
})
