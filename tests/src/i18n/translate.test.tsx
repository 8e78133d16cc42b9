// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { catchReports } from '../../setup/reports.ts'
import { createTranslate } from '../../../src/i18n/create-translate.ts'
import { formatPrice } from '../../../src/i18n/format-price.ts'
import { Translation } from '../../../src/i18n/translation.tsx'
import { currencyDecimals } from '../../../src/site/currency-decimals.ts'
import { messagesOf } from '../../setup/messages.ts'
import { render } from '../../setup/render.tsx'

afterEach(cleanup)

const make = (messages: Record<string, string>, locale = 'en-GB') => {
  const report = vi.fn()
  return { t: createTranslate({ messages, locale, report }), report }
}

describe('a text', () => {
  it('is filled with values and follows the language’s plural rules', () => {
    const { t } = make({ items: '{count, plural, one {# item} other {# items}} for {name}' })
    expect([t('items', { count: 1, name: 'Ada' }), t('items', { count: 1200, name: 'Ada' })]).toEqual([
      '1 item for Ada',
      '1,200 items for Ada',
    ])
  })

  it('that is missing is empty, and reported once [LOCALE-18, LOCALE-33]', () => {
    const { t, report } = make({ empty: '' })
    expect([t('gone'), t('gone'), t('empty')]).toEqual(['', '', ''])
    expect(report).toHaveBeenCalledOnce()
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'missingTranslation' }))
  })

  it('keeps the placeholder of a value nobody gave, and reports it [LOCALE-22]', () => {
    const { t, report } = make({ hello: 'Hello {name}, {count, plural, one {one} other {many}}' })
    expect(t('hello', { count: 1 })).toBe('Hello {name}, one')
    expect(t('hello', { count: 1 })).toBe('Hello {name}, one')
    expect(report).toHaveBeenCalledOnce()
  })

  it('in Arabic has English figures and Arabic plurals [LOCALE-30, LOCALE-37]', () => {
    const { t } = make({ items: '{count, plural, two {زوج} other {# قطع}}' }, 'ar-AE')
    expect([t('items', { count: 2 }), t('items', { count: 1200 })]).toEqual(['زوج', '1,200 قطع'])
  })
})

describe('a missing text on the page', () => {
  const clickMissing = (marksMissingTexts: boolean) => {
    const reports: string[] = []
    const undo = catchReports(({ code }) => reports.push(code))
    const onClick = vi.fn()
    const { getByText } = render(
      <a href="#x" onClick={onClick}>
        <Translation id={`nowhere.${marksMissingTexts}`} />
      </a>,
      { marksMissingTexts },
    )
    const shown = getByText('MISSING.TRANSLATION')
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    shown.dispatchEvent(event)
    undo()
    return { shown, reports, isBlocked: event.defaultPrevented, clicks: onClick.mock.calls.length }
  }

  it('outside production is outlined and explained, and stops the click of its link [LOCALE-19, LOCALE-20, LOCALE-21, LOCALE-33]', () => {
    const { shown, reports, ...click } = clickMissing(true)
    expect(shown.dataset['missingTranslation']).toBe('nowhere.true')
    expect([shown.style.outline, shown.title]).toEqual(['2px solid gold', 'nowhere.true, en-GB, src/i18n/messages/en'])
    expect(click).toEqual({ isBlocked: true, clicks: 0 })
    expect(reports).toEqual(['missingTranslation'])
  })

  it('in production is its literal text alone, and its link works [LOCALE-19, LOCALE-33]', () => {
    const { shown, reports, ...click } = clickMissing(false)
    expect(shown.outerHTML).toBe('<a href="#x">MISSING.TRANSLATION</a>')
    expect(click).toEqual({ isBlocked: false, clicks: 1 })
    expect(reports).toEqual(['missingTranslation'])
  })
})

describe('every language', () => {
  const english = Object.keys(messagesOf('en')).sort()

  it.each(['es', 'fr', 'ar', 'ja'])('%s has every text English has, and no other [LOCALE-33]', (language) => {
    expect(Object.keys(messagesOf(language)).sort()).toEqual(english)
  })

  it.each(['en', 'es', 'fr', 'ar', 'ja'])('%s has only texts that can be formatted, with the values English takes', (language) => {
    const placeholders = (text: string) =>
      [...new Set([...text.matchAll(/\{\s*(\w+)/g)].map(([, name]) => name))].filter((name) => /^[a-z]/.test(String(name)))
    const { t } = make(messagesOf(language) as Record<string, string>, language)
    for (const [key, text] of Object.entries(messagesOf('en') as Record<string, string>)) {
      const values = Object.fromEntries(placeholders(text).map((name) => [name, 1]))
      expect(() => t(key, values), key).not.toThrow()
    }
  })
})

describe('prices', () => {
  const price = (amount: number, code: string, currency: string, locale: string, symbol = '') =>
    formatPrice(amount, { code, currency: { code: currency, symbol, stepMultiple: 1 } }, locale).replace(/[\u00a0\u202f]/g, ' ')

  it.each(['AU', 'NZ', 'TR', 'SG', 'US'])('in %s have two decimals [LOCALE-27]', (code) => expect(currencyDecimals(code, 'KRW')).toBe(2))
  it.each(['CN', 'HK', 'JP', 'KR', 'MX', 'MY', 'RU', 'TW', 'AE', 'BH', 'SA', 'QA', 'KW', 'HU'])('in %s have none [LOCALE-28]', (code) =>
    expect(currencyDecimals(code, 'USD')).toBe(0),
  )

  it('elsewhere have those of their currency [LOCALE-34]', () => {
    expect([
      currencyDecimals('CA', 'CAD'),
      currencyDecimals('GB', 'GBP'),
      currencyDecimals('CL', 'CLP'),
      currencyDecimals('XX', 'nonsense'),
    ]).toEqual([2, 2, 0, 2])
  })

  it('have symbols nobody misreads, where the language puts them [LOCALE-29, LOCALE-35]', () => {
    expect([
      price(1299, 'AU', 'AUD', 'en-AU'),
      price(3200, 'TW', 'TWD', 'zh-Hant-TW'),
      price(12000, 'JP', 'JPY', 'ja-JP'),
      price(500, 'AE', 'AED', 'en-AE', 'AED'),
      price(1299, 'CA', 'CAD', 'fr-CA'),
      price(12.5, 'SG', 'SGD', 'en-SG'),
      price(99, 'MX', 'MXN', 'es-MX'),
    ]).toEqual(['A$1,299.00', 'NT$3,200', '¥12,000', 'AED 500', '1 299,00 C$', 'S$12.50', 'MX$99'])
  })

  it('in Arabic are written as in English [LOCALE-30, LOCALE-37]', () => {
    expect(price(1500, 'AE', 'AED', 'ar-AE', 'AED')).toBe('AED 1,500')
  })
})
