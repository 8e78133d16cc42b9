import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../../../server/database/schema/mailbox.ts'
import type { MailContent } from '../../../../server/operations/mail/design/mail-content.ts'
import { mailHtml } from '../../../../server/operations/mail/design/mail-html.tsx'
import { mailText } from '../../../../server/operations/mail/design/mail-text.ts'
import { plainValue } from '../../../../server/operations/mail/design/plain-value.ts'
import { themeValues } from '../../../../server/lib/theme-values/theme-values.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'

const LONG = 'ab '.repeat(4000)

const content = (language: string): MailContent => ({
  language,
  subject: 'Subject',
  preview: 'In short',
  shop: { name: 'Alder', url: 'https://shop.example/en', seller: 'Alder Ltd., London', theme: 'alder' },
  heading: 'Heading',
  paragraphs: [plainValue(LONG)],
  action: { label: 'Open', url: 'https://shop.example/en/orders' },
  order: {
    facts: [{ label: 'Number', value: 'GB1' }],
    itemsHeading: 'Items',
    items: [
      { name: 'Tee', details: ['M', 'Quantity: 2'], amount: '£20.00', picture: 'https://shop.example/images/tee_320w.jpg' },
      { name: plainValue(LONG), details: [plainValue(LONG)], amount: '£1.00' },
    ],
    totals: [{ label: 'Total', value: '£21.00' }],
    included: 'Includes £3.50 VAT',
    parts: [{ heading: 'Address', lines: ['Ada', 'Leeds'] }],
  },
  notes: ['A note'],
})

describe('what somebody typed', () => {
  it.each([
    ['a line end', 'Ada\r\nBcc: all@example.com', 'Ada Bcc: all@example.com'],
    ['a turned direction', 'a\u202Eb\u2067c\u200Fd', 'a b c d'],
    ['a control character', 'a\u0000b\u001Bc\u2028d', 'a b c d'],
    ['half a character', 'a\uD800b', 'a b'],
    ['letters that are joined on purpose', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  ])('is one harmless line in a mail: %s', (_what, typed, shown) => {
    expect(plainValue(typed)).toBe(shown)
  })

  it('is cut where nobody reads on, between characters', () => {
    expect(plainValue('x'.repeat(10_000))).toHaveLength(200)
    expect(plainValue('💚'.repeat(10_000))).toMatch(/^(?:💚){199}…$/u)
  })
})

describe('a mail', () => {
  it('has no line that a mail server would break, whatever was typed', () => {
    const lines = [...mailHtml(content('en')).split('\n'), ...mailText(content('en')).split('\n')]
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(998)
  })

  it('leads and shows by absolute addresses only, and every picture has a name', () => {
    const html = mailHtml(content('en'))
    expect(
      [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address).filter((it) => !it.startsWith('https://')),
    ).toEqual([])
    expect([...html.matchAll(/<img [^>]*>/g)].map(([img]) => /alt="[^"]+"/.test(img))).toEqual([true])
  })

  it.each(['en', 'ar'])('in %s is written in the direction of its language', (language) => {
    expect(mailHtml(content(language))).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
  })

  it('says all of it as text, too', () => {
    const text = mailText(content('en'))
    const said = [
      'Alder',
      'Heading',
      'https://shop.example/en/orders',
      'Number: GB1',
      'Tee, M, Quantity: 2: £20.00',
      'Total: £21.00',
      'Includes £3.50 VAT',
      'Leeds',
      'A note',
      'Alder Ltd., London',
    ]
    expect(said.filter((part) => !text.includes(part))).toEqual([])
  })

  it.each(['alder', 'briar'])('has the colors, corners and typefaces of its brand: %s', (theme) => {
    const { light, dark = {}, faces } = themeValues(theme)
    const { shop, ...rest } = content('en')
    const html = mailHtml({ ...rest, shop: { ...shop, theme } })
    expect(html).toContain(`background-color:${light['color-accent']}`)
    expect(html).toContain(`border-radius:${theme === 'alder' ? '0' : '990px'}`)
    expect(html).toContain(`.m-card{background-color:${dark['color-surface-raised']}!important`)
    const family = /font-family: ?["']?([^"';]+)/.exec(faces[0] ?? '')?.[1] ?? 'none'
    expect(html).toContain(family)
    // Mail programs have no address of their own to fetch from.
    expect([...html.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => new URL(address).origin)).toEqual(
      faces.map(() => 'https://shop.example'),
    )
  })

  it('of a brand has nothing of the other', () => {
    const { shop, ...rest } = content('en')
    const html = mailHtml({ ...rest, shop: { ...shop, theme: 'briar' } })
    const { light } = themeValues('alder')
    expect([light['color-ink'], light['color-surface']].filter((color) => color !== undefined && html.includes(color))).toEqual([])
  })

  it('keeps faces that Outlook has not out of its inline styles, which it would set in Times', () => {
    const html = mailHtml(content('en'))
    expect([...html.matchAll(/style="([^"]*)"/g)].filter(([, style = '']) => style.includes('Shop Sans'))).toEqual([])
  })

  it('of a shop whose address is none is still a mail', () => {
    const { shop, ...rest } = content('en')
    expect(mailHtml({ ...rest, shop: { ...shop, url: 'no address' } })).toContain('Heading')
  })
})

describe('the outbox', () => {
  let shop: TestRuntime
  beforeAll(async () => {
    shop = await createTestRuntime()
  })
  afterAll(() => shop.close())

  it('takes no header in through a subject or an address', async () => {
    const { mailbox, database } = shop.runtime
    await mailbox.send({
      channel: 'email',
      to: 'ada@example.org\r\nBcc: all@example.org',
      subject: 'Hello\r\nBcc: all@example.org',
      text: 'a\nb',
    })
    const [row] = await database.select().from(messages)
    expect([row?.recipient, row?.subject, row?.text]).toEqual(['ada@example.orgBcc: all@example.org', 'Hello Bcc: all@example.org', 'a\nb'])
  })
})
