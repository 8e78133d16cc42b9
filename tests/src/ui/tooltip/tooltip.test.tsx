// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { Tooltip } from '../../../../src/ui/tooltip/tooltip.tsx'
import { render } from '../../../setup/render.tsx'

afterEach(cleanup)

it('is a popover of its button and has a button to close it, all without JavaScript [WIDGET-05, WIDGET-06, WIDGET-07]', () => {
  const { container } = render(<Tooltip label="Two-person delivery">We call you to agree on a time.</Tooltip>)
  const tip = container.querySelector('[popover=auto]')
  expect(tip?.textContent).toBe('We call you to agree on a time.')
  const [open, close] = screen.getAllByRole('button', { hidden: true })
  expect(open?.getAttribute('aria-label')).toBe('About: Two-person delivery')
  expect(open?.getAttribute('popovertarget')).toBe(tip?.id)
  expect(close?.getAttribute('popovertarget')).toBe(tip?.id)
  expect(close?.getAttribute('popovertargetaction')).toBe('hide')
  expect(close?.getAttribute('aria-label')).toBe('Close')
})

it('is flipped by its styles, above tablet medium only [WIDGET-08, WIDGET-09]', () => {
  const styles = readFileSync('src/ui/tooltip/tooltip.module.scss', 'utf8')
  expect(styles).toMatch(/@include up\(tabletMedium\) \{\s+position-try-fallbacks: flip-block;/)
  expect(styles.match(/position-try-fallbacks/g)).toHaveLength(1)
})
