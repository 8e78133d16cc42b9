// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { SizeGuidesPage } from '../../../block-registry/size-guides-page/size-guides-page.tsx'
import { demoSizeGuides } from '../../factories/merchant.ts'
import { render } from '../../setup/render.tsx'

afterEach(cleanup)

const show = (language: string, site: string) =>
  render(
    <SizeGuidesPage
      id="b"
      props={{ heading: '' }}
      slots={{}}
      position={{ index: 2, isAboveFold: false }}
      meta={{}}
      data={{ guides: demoSizeGuides(language) }}
    />,
    { site, language },
  )

describe('the size guides', () => {
  it('are in centimetres until the shopper chooses inches, which the browser stores [BLOCK-33, SIZEG-03, SIZEG-04]', async () => {
    show('en', 'gb')
    expect(screen.getByRole('radio', { name: 'Centimetres' })).toBeChecked()
    expect(screen.getByRole('row', { name: 'S 86 68 94' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: 'Inches' }))
    expect(screen.getByRole('row', { name: 'S 34 27 37' })).toBeInTheDocument()
    expect(localStorage.getItem('inches')).toBe('true')
    cleanup()
    show('en', 'gb')
    expect(screen.getByRole('radio', { name: 'Inches' })).toBeChecked()
  })

  it('are there in every language', () => {
    show('ar', 'ae')
    expect(screen.getByRole('heading', { name: 'ملابس نسائية' })).toBeInTheDocument()
  })
})
