// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TraySupport } from '../../../block-registry/product-tray/tray-support.tsx'
import { render } from '../../setup/render.tsx'

afterEach(cleanup)

const help = { href: '/help', text: 'Ask a stylist' }
const link = () => screen.queryByRole('link', { name: 'Ask a stylist' })

it('help with a row of products looks like a button where it is to, and is counted as one', () => {
  render(<TraySupport config={{ ...help, type: 'button' }} position="header" />)
  expect(link()).toHaveAttribute('data-track', 'button')
  expect(link()).toHaveClass('button')
  cleanup()
  render(<TraySupport config={help} position="header" />)
  expect(link()).toHaveAttribute('href', '/en/help')
  expect(link()).not.toHaveAttribute('data-track')
  expect(link()).not.toHaveClass('button')
})

it('help with a row of products stands above it, or below it where it is to', () => {
  render(<TraySupport config={help} position="footer" />)
  expect(link()).toBeNull()
  cleanup()
  render(<TraySupport config={{ ...help, position: 'footer' }} position="footer" />)
  expect(link()).toBeVisible()
})
