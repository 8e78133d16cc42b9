// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../../../../src/ui/button/button.tsx'
import { ButtonLink } from '../../../../src/ui/button/button-link.tsx'
import { render } from '../../../setup/render.tsx'

afterEach(cleanup)

describe('Button', () => {
  it('does what it says when clicked', async () => {
    const onClick = vi.fn()
    render(
      <Button type="button" onClick={onClick}>
        Add
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('keeps its name and focus while busy, and neither acts nor submits a second time', async () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn()
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy onClick={onClick}>
          Pay
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Pay' })
    await userEvent.click(button)
    expect(button).toBe(document.activeElement)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('as a link leads into the shop with the site prefix [LINK-03]', () => {
    render(<ButtonLink to="/women">Women</ButtonLink>, { site: 'us', language: 'es' })
    expect(screen.getByRole('link', { name: 'Women' }).getAttribute('href')).toBe('/us/es/women')
  })
})
