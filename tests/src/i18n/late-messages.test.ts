import { expect, it } from 'vitest'
import en from '../../../src/i18n/messages/en/express.json'
import es from '../../../src/i18n/messages/es/express.json'
import zhTw from '../../../src/i18n/messages/zh_TW/express.json'
import { loadLateMessages } from '../../../src/i18n/late-messages.ts'

it.each([
  ['en-GB', en],
  ['en-US', en],
  ['es-MX', es],
  ['zh-HK', zhTw],
  ['zh-TW', zhTw],
])('what comes late has the texts of its language in %s, also where a country says other things otherwise', async (locale, texts) => {
  expect(await loadLateMessages('express', locale)).toEqual(texts)
  expect(Object.keys(await loadLateMessages('back-in-stock', locale))).toContain('backInStock.label')
})

it('what comes late has no texts in a language that the shop does not have', async () => {
  expect(await loadLateMessages('express', 'sv-SE')).toEqual({})
})
