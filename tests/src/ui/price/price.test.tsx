// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { SiteContext } from '../../../../src/site/site-context.tsx'
import { siteValueOf } from '../../../../src/site/site-value.ts'
import type { SiteConfig } from '../../../../src/site/site-config.ts'
import { Price } from '../../../../src/ui/price/price.tsx'
import { Discount } from '../../../../src/ui/price/discount.tsx'
import { MessagesProvider } from '../../../../src/i18n/messages-context.tsx'
import { site } from '../../../factories/site.ts'
import { render } from '../../../setup/render.tsx'
import { render as renderBare } from '@testing-library/react'

afterEach(cleanup)

type PriceProps = Parameters<typeof Price>[0]

const textOf = (props: PriceProps, changes: Partial<SiteConfig> = {}): string => {
  const config = { ...site('gb'), ...changes }
  const { container } = render(
    <SiteContext value={siteValueOf(config, 'en')}>
      <Price {...props} />
    </SiteContext>,
  )
  return container.textContent ?? ''
}

describe('Price', () => {
  it('is one amount where nothing is reduced', () => {
    expect(textOf({ price: { list: 100, sale: 100 } })).toBe('£100.00')
  })

  it('says now, was and by how much less [PRICE-01, PRICE-02]', () => {
    expect(textOf({ price: { list: 100, sale: 80 } })).toBe('Now £80.00 was £100.00-20%')
  })

  it('shows two decimals of a discount below one percent [PRICE-03]', () => {
    expect(textOf({ price: { list: 200, sale: 199 } })).toContain('-0.50%')
  })

  it('shows no percent where there is none to show [PRICE-04]', () => {
    expect(textOf({ price: { list: 30_000, sale: 29_999 } })).not.toContain('%')
  })

  it('hides the percent where the site asks for that [PRICE-05]', () => {
    expect(textOf({ price: { list: 100, sale: 80 } }, { price: { showFrom: false, hideDiscountPercentage: true } })).toBe(
      'Now £80.00 was £100.00',
    )
  })

  it('adds a note to a final sale [PRICE-06]', () => {
    expect(textOf({ price: { list: 100, sale: 80 }, isFinalSale: true })).toContain('Final sale')
  })

  it('shows a range where prices differ and ranges are on [PRICE-08]', () => {
    const price = { list: 80, sale: 80 }
    expect(textOf({ price, priceRange: { saleMin: 80, saleMax: 120 }, showRange: true })).toBe('£80.00 - £120.00')
    expect(textOf({ price, priceRange: { saleMin: 80, saleMax: 80 }, showRange: true })).toBe('£80.00')
    expect(textOf({ price, priceRange: { saleMin: 80, saleMax: 120 } })).toBe('£80.00')
  })

  it('shows a from-price only where the site asks for that [PRICE-09]', () => {
    const props = { price: { list: 80, sale: 80 }, priceRange: { saleMin: 80, saleMax: 120 } }
    expect(textOf(props, { price: { showFrom: true, hideDiscountPercentage: false } }).replace(/[\u2066\u2069]/g, '')).toBe('From £80.00')
    expect(textOf(props)).not.toContain('From')
  })

  it('keeps figures from left to right in Arabic', () => {
    const { container } = render(<Price price={{ list: 100, sale: 80 }} />, { site: 'ae', language: 'ar' })
    expect([...container.querySelectorAll('bdi')].every((element) => element.dir === 'ltr')).toBe(true)
    expect(container.textContent).toMatch(/80/)
  })
})

describe('Discount', () => {
  const inChinese = (list: number, sale: number): string => {
    const { container } = renderBare(
      <SiteContext value={{ ...siteValueOf(site('gb'), 'en'), language: 'zh_HK', locale: 'zh-HK' }}>
        <MessagesProvider locale="zh-HK" messages={{ 'price.fold': '{fold}折' }}>
          <Discount list={list} sale={sale} />
        </MessagesProvider>
      </SiteContext>,
    )
    return container.textContent ?? ''
  }

  it.each([
    [100, 80, '8折'],
    [100, 85, '85折'],
    [100, 78, '78折'],
    [200, 199, '99.5折'],
    [100, 0, ''],
    [100, 100, ''],
  ])('says %d for %d as "%s" in Chinese [PRICE-07, PRICE-10]', (list, sale, text) => {
    expect(inChinese(list, sale)).toBe(text)
  })
})
