// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { cleanup, render } from '@testing-library/react'
import { loadPromotionsBy, usePromotionText } from '../../../../src/features/campaigns/promotion-texts.ts'

afterEach(cleanup)

const Badge = () => <p>{usePromotionText({ location: 'badge' })}</p>

it('campaigns are not loaded for a page that shows none of their texts, and once for all that do [CAMP-01]', () => {
  const load = vi.fn()
  loadPromotionsBy(load)
  expect(load).not.toHaveBeenCalled()
  render(
    <>
      <Badge />
      <Badge />
    </>,
  )
  expect(load).toHaveBeenCalledOnce()
})

it('campaigns are loaded as well where their texts are shown before the code that loads them has come [CAMP-01]', () => {
  render(<Badge />)
  const load = vi.fn()
  loadPromotionsBy(load)
  expect(load).toHaveBeenCalledOnce()
})
