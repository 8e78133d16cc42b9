import { describe, expect, it } from 'vitest'
import type { CustomisationOption } from '../../../schemas/api/customisation.ts'
import { cleanText, graphemes } from '../../../src/lib/customisation-text.ts'
import { effectiveValue, isCustomised, isHexColor, patternOf, validateChoices } from '../../../src/lib/validate-customisation.ts'

const option = (changes: Partial<CustomisationOption> = {}): CustomisationOption => ({
  id: 'text',
  type: 'text',
  label: 'Engraving',
  values: [],
  applyDefault: false,
  inputAttributes: {},
  rules: [],
  ...changes,
})
const brokenBy = (text: string, changes: Partial<CustomisationOption> = {}) =>
  validateChoices({ options: [option(changes)] }, { text }).map(({ rule }) => rule)

describe('what is typed', () => {
  it.each([
    ['Ada 🎉', 'Ada '],
    ['👩‍👩‍👧x👍🏽', 'x'],
    ['🇬🇧GB', 'GB'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿Eng', 'Eng'],
    ['1️⃣ #️⃣ *', '1 # *'],
    ['❤️ I ♥ U', ' I  U'],
    ['0123456789 #*', '0123456789 #*'],
    // Joiners of Persian and of Indian scripts.
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['क्\u200Dष', 'क्\u200Dष'],
    ['مبروك', 'مبروك'],
  ])('loses emoji and pictographs and nothing else: %s [CUST-14]', (typed, text) => {
    expect(cleanText(typed)).toBe(text)
  })

  it('is cut between letters, never inside one [CUST-15]', () => {
    expect(graphemes(cleanText('e\u0301e\u0301e\u0301', 2))).toHaveLength(2)
    expect(cleanText('abc', 3)).toBe('abc')
  })
})

describe('a choice', () => {
  it('is the default where nothing was chosen and the default counts unasked [CUST-10]', () => {
    const ink = option({ type: 'swatches', defaultValue: '#fff', applyDefault: true })
    expect([effectiveValue(ink, {}), effectiveValue(ink, { text: '#000' })]).toEqual(['#fff', '#000'])
    expect(effectiveValue({ ...ink, applyDefault: false }, {})).toBe('')
  })

  it.each([
    ['', { rules: [{ rule: 'required' }] }, ['required']],
    ['   ', { rules: [{ rule: 'required' }] }, ['required']],
    ['', {}, []],
    ['A', { inputAttributes: { minLength: 2 } }, ['min_length']],
    ['नमस्ते', { inputAttributes: { maxLength: 4 } }, []],
    ['ABCDE', { inputAttributes: { maxLength: 4 } }, ['max_length']],
    ['A1', { inputAttributes: { pattern: '[A-Z]+' } }, ['pattern']],
    ['A1', { inputAttributes: { pattern: '[' } }, []],
    ['A\u0000', {}, ['characters']],
    ['A\uD800', {}, ['characters']],
    ['A<', {}, ['characters']],
    ['A\u202E', {}, ['characters']],
    ['A\uE000', {}, ['characters']],
    ['x'.repeat(200_000), { inputAttributes: { pattern: '(x+x+)+y' } }, ['max_length']],
    ['#12345', { type: 'swatches', rules: [{ rule: 'hex_color' }] }, ['hex_color']],
    ['blue', { type: 'position', values: [{ value: 'red', label: 'Red', type: 'text' }] }, ['choice']],
  ] as const)('%j with %j breaks %j [CUST-10, CUST-15]', (text, changes, rules) => {
    expect(brokenBy(text, changes)).toEqual(rules)
  })

  it('is of three or six hexadecimal digits where it is a color [CUST-17]', () => {
    expect(['#fff', 'fff', '#C8A24A', 'c8a24a'].every(isHexColor)).toBe(true)
    expect(['#ff', '#ffff', '##fff', 'ggg', '#fffffff', '', 'fff ', '#fff\n'].some(isHexColor)).toBe(false)
  })

  it('is asked for by no sku that is left out, and by nothing that is switched off [CUST-13]', () => {
    const rules = { enabled: true, excludeSkus: ['A'] }
    expect([isCustomised(rules, 'B'), isCustomised(rules, undefined), isCustomised(rules, 'A')]).toEqual([true, true, false])
    expect([isCustomised({ ...rules, enabled: false }, 'B'), isCustomised(undefined, 'B')]).toEqual([false, false])
  })

  it('is free of a pattern that is no expression [CUST-15]', () => {
    expect([patternOf('['), patternOf(undefined), patternOf('a|b')?.test('ab')]).toEqual([undefined, undefined, false])
  })
})
