// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ReviewsBazaarvoice } from '../../../block-registry/reviews-bazaarvoice/reviews-bazaarvoice.tsx'
import { bazaarvoiceScript } from '../../../block-registry/reviews-bazaarvoice/script-address.ts'
import { ReviewsYotpo } from '../../../block-registry/reviews-yotpo/reviews-yotpo.tsx'
import { catchReports } from '../../setup/reports.ts'
import type { PageContext } from '../../../src/page/page-context.ts'
import { SiteContext } from '../../../src/site/site-context.tsx'
import { siteValueOf } from '../../../src/site/site-value.ts'
import { product } from '../../factories/product.ts'
import { site } from '../../factories/site.ts'
import { render } from '../../setup/render.tsx'

const base = { id: 'x', slots: {}, position: { index: 9, isAboveFold: false }, meta: {}, data: {} }
const context: Partial<PageContext> = { product: product() }

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

const scripts = () => [...document.head.querySelectorAll('script')]
const settle = (outcome: 'load' | 'error') => act(async () => scripts().at(-1)?.dispatchEvent(new Event(outcome)))

/** Yotpo is switched on for no site of the demo's first five; here it is for gb. */
const withYotpo = () => {
  const config = { ...site('gb'), integrations: { yotpo: { enabled: true, baseUrl: 'https://reviews.example', appKey: 'KEY' } } }
  return siteValueOf(config, 'en')
}

describe('reviews by the first provider', () => {
  it('come from the deployment of client, zone, stage and locale [BLOCK-12, BLOCK-58, THIRD-01, THIRD-02, THIRD-03]', () => {
    const deployment = { baseUrl: '/r', clientName: 'alder', siteId: 'main_site', locale: 'en-GB' }
    expect(bazaarvoiceScript({ ...deployment, environment: 'test' })).toBe('/r/deployments/alder/main_site/staging/en_GB/bv.js')
    expect(bazaarvoiceScript({ ...deployment, environment: 'production' })).toContain('/production/')
  })

  it('take no room until their script is there, and then stand for the product of the page [BLOCK-12, BLOCK-58]', async () => {
    const { container } = render(<ReviewsBazaarvoice {...base} props={{ siteId: 'main_site', productId: '' }} />, { context })
    expect(container.innerHTML).toBe('')
    expect(scripts().at(-1)?.getAttribute('src')).toBe('/reviews/deployments/alder/main_site/staging/en_GB/bv.js')
    await settle('load')
    expect(screen.getByRole('heading', { name: 'Reviews' })).toBeTruthy()
    expect(container.querySelector('[data-bv-show="reviews"]')?.getAttribute('data-bv-product-id')).toBe(product().id)
  })

  it.each([
    ['in another language', { site: 'us', language: 'es', context }],
    ['where the site has not switched them on', { site: 'ca', language: 'en', context }],
    ['without a product', { site: 'gb', language: 'en', context: {} }],
  ])('ask for nothing and show nothing %s [BLOCK-58, PDP-14, THIRD-02]', (_where, surroundings) => {
    const { container } = render(<ReviewsBazaarvoice {...base} props={{ siteId: 'main_site', productId: '' }} />, surroundings)
    expect(container.innerHTML).toBe('')
    expect(scripts()).toEqual([])
  })
})

describe('reviews by the second provider', () => {
  it('are all reviews or a badge of a product [BLOCK-13, BLOCK-58]', async () => {
    const { container } = render(
      <SiteContext value={withYotpo()}>
        <ReviewsYotpo {...base} props={{ widget: 'badge', productId: '900002' }} />
      </SiteContext>,
    )
    expect(scripts().at(-1)?.getAttribute('src')).toBe('https://reviews.example/KEY/widget.js')
    await settle('load')
    expect(container.querySelector('.yotpo.bottomLine')?.getAttribute('data-product-id')).toBe('900002')
  })

  it('stay away where their script is refused, which is reported [BLOCK-58, THIRD-01]', async () => {
    const sink = vi.fn()
    const undo = catchReports(sink)
    const config = { ...site('gb'), integrations: { yotpo: { enabled: true, baseUrl: 'https://gone.example', appKey: 'KEY' } } }
    const { container } = render(
      <SiteContext value={siteValueOf(config, 'en')}>
        <ReviewsYotpo {...base} props={{ widget: 'reviews', productId: '900002' }} />
      </SiteContext>,
    )
    await settle('error')
    expect(container.innerHTML).toBe('')
    expect(sink).toHaveBeenCalledWith(expect.objectContaining({ message: 'Can not load script' }))
    undo()
  })
})
