import { expect, it } from 'vitest'
import { daysInWords } from '../../../src/i18n/days-in-words.ts'

/** With plain spaces. */
const words = (from: string, to: string, locale: string) => daysInWords({ from, to }, locale).replaceAll(/[\u2009\u00a0\u202f]/g, ' ')

it.each([
  ['ja-JP', '12月1日(火)～12月3日(木)'],
  ['zh-CN', '12月1日周二至12月3日周四'],
  ['zh-HK', '12月1日週二 至 12月3日週四'],
  ['ko-KR', '12월 1일 (화)~12월 3일 (목)'],
  ['ar-AE', 'Tue, Dec 1 – Thu, Dec 3'],
])('writes both days of a delivery in %s as one day is written alone [LOCALE-37]', (locale, text) => {
  expect(words('2026-12-01', '2026-12-03', locale)).toBe(text)
})

it('writes one day once', () => {
  expect(words('2026-12-03', '2026-12-03', 'ja-JP')).toBe('12月3日(木)')
})
