// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { HeaderBar } from '../../block-registry/header-bar/header-bar.tsx'
import { site } from '../factories/site.ts'
import { siteValueOf } from '../../src/site/site-value.ts'
import { SiteContext } from '../../src/site/site-context.tsx'
import { render } from '../setup/render.tsx'

afterEach(cleanup)

const view = { id: 'h', slots: { start: null, navigation: null, end: null }, position: { index: 0, isAboveFold: true }, meta: {}, data: {} }
const widthWith = (components: object) => {
  const value = siteValueOf(site('gb', { components: { ...site('gb').components, ...components } }), 'en')
  const { container } = render(
    <SiteContext value={value}>
      <HeaderBar {...view} props={{ sticky: true }} />
    </SiteContext>,
  )
  return container.querySelector('[data-container]')?.getAttribute('data-container')
}

it('the header is as wide as most blocks, or as a site wants it [HEAD-10]', () => {
  expect(site('gb').components.headerContainer).toBe(undefined)
  expect(widthWith({})).toBe('medium')
  expect(widthWith({ headerContainer: 'full' })).toBe('full')
})
