import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describePrices, describeReport, exitCodeOf, explainRates } from '../../../scripts/import/describe-report.ts'
import { readImportOptions, USAGE } from '../../../scripts/import/import-options.ts'
import type { ImportReport } from '../../../server/catalogue/save-catalogue.ts'
import { projectPath } from '../../../server/paths.ts'

const REPORT: ImportReport = {
  rows: 12,
  products: 4,
  variants: 9,
  images: 3,
  missingImages: 2,
  added: 1,
  changed: 2,
  unchanged: 1,
  missing: 0,
  removed: 0,
  refused: 0,
  adjusted: new Map(),
  unsupported: new Map(),
  priceChanges: { count: 0 },
}

describe('npm run import', () => {
  it('says everything it can do with --help, and so does docs/import.md', () => {
    expect(readImportOptions(['--help'])).toBe('help')
    const page = readFileSync(projectPath('docs/import.md'), 'utf8')
    const options = USAGE.match(/--[a-z-]+/g) ?? []
    expect(options.length).toBeGreaterThan(7)
    for (const option of options.filter((name) => name !== '--help')) expect(page).toContain(`\`${option}`)
  })

  it('understands its options, and says in a sentence which one it does not', () => {
    const words = [
      'shopify',
      'a.csv',
      '--currency',
      'vnd',
      '--rate',
      'gbp=0.00003',
      '--store-view',
      'german=de',
      '--remove-missing',
      '--yes',
    ]
    expect(readImportOptions(words)).toMatchObject({
      kind: 'shopify',
      currency: 'VND',
      isCurrencyAssumed: false,
      rates: new Map([['GBP', 0.00003]]),
      storeViews: new Map([['german', 'de']]),
      missing: 'remove',
    })
    expect(readImportOptions(['shopify', 'a.csv', '--remove-missing'])).toMatchObject({ missing: 'count' })
    expect(readImportOptions(['shopify', 'a.csv'])).toMatchObject({ missing: 'keep', currency: 'USD', isCurrencyAssumed: true })
    expect(() => readImportOptions(['shopify', 'a.csv', '--yes'])).toThrow('--yes is said to --remove-missing')
    expect(() => readImportOptions(['shopify', 'a.csv', '--currency', 'XYZ'])).toThrow('--currency XYZ is no ISO code')
    expect(() => readImportOptions(['shopify', 'a.csv', '--rate', 'GBP'])).toThrow('--rate GBP is not like')
    expect(() => readImportOptions(['shopify', 'a.csv', '--rate', 'GBP=0'])).toThrow('--rate GBP=0 is not like')
    expect(() => readImportOptions(['shopify', 'a.csv', '--store-view', 'german'])).toThrow('--store-view german is not like')
    expect(() => readImportOptions(['shopify', 'a.csv', '--picture-seconds', '0'])).toThrow('--picture-seconds 0 is not')
    expect(() => readImportOptions(['shopify', 'a.csv', '--force'])).toThrow(/--force[^]*Usage:/)
    expect(() => readImportOptions(['woocommerce', 'a.csv'])).toThrow('Usage:')
  })

  it('counts rows and pictures apart: a missing picture is no row that was refused', () => {
    expect(describeReport(REPORT)).toContain('Rows: 12 read, 0 refused.\nPictures: 3 taken, 2 could not be had.\n')
    expect(exitCodeOf(REPORT)).toBe(0)
  })

  it('names what is not supported, what waits for a word, and when prices change', () => {
    const report: ImportReport = {
      ...REPORT,
      adjusted: new Map([['sku that was used before', 2]]),
      unsupported: new Map([['bundle product', 3]]),
      missing: 20,
      priceChanges: { count: 2, next: Date.UTC(2026, 11, 1) },
    }
    expect(describeReport(report)).toContain('Taken otherwise: 2 × sku that was used before.')
    expect(describeReport(report)).toContain('Left out: 3 × bundle product.')
    expect(describeReport(report)).toContain('Special prices of 2 products begin or end later, the next at 2026-12-01T00:00:00.000Z')
    expect(describeReport(report)).toContain('Missing: 20 products of earlier files are not in this one.')
    expect(exitCodeOf(report)).toBe(3)
    expect(exitCodeOf({ ...report, removed: 20 })).toBe(2)
  })

  it('names the currency it read, and that it was assumed', () => {
    const assumed = { currency: 'USD', isCurrencyAssumed: true, rates: new Map() }
    expect(describePrices(assumed, ['GBP', 'USD'])).toBe(
      'Prices: read as USD, which is assumed; --currency says another; converted to GBP.\n',
    )
    expect(describePrices({ ...assumed, isCurrencyAssumed: false }, ['USD'])).toBe('Prices: read as USD.\n')
  })

  it('refuses prices of a currency that nothing says the worth of, and says what to do', () => {
    const dong = { currency: 'VND', isCurrencyAssumed: false, rates: new Map() }
    expect(explainRates(dong, ['GBP', 'USD'])).toContain('nothing says what one VND is in it. Say it with --rate GBP=<number>')
    expect(explainRates({ ...dong, rates: new Map([['GBP', 0.00003]]) }, ['GBP', 'USD'])).toBeUndefined()
    expect(explainRates({ ...dong, rates: new Map([['GBP', 0.00003]]) }, ['GBP', 'SEK'])).toContain('--rate SEK=<number>')
    expect(explainRates({ ...dong, currency: 'USD' }, ['GBP', 'USD'])).toBeUndefined()
  })
})
