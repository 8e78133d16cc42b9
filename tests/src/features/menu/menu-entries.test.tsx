// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DepartmentSwitch } from '../../../../src/features/menu/department-switch.tsx'
import { EntryWords } from '../../../../src/features/menu/entry-words.tsx'
import { PromotedLink } from '../../../../src/features/menu/promoted-link.tsx'
import { render } from '../../../setup/render.tsx'

afterEach(cleanup)

describe('an entry of a menu', () => {
  it('is its words, with an icon and a second line where a merchandiser gave it those', () => {
    const { container, rerender } = render(<EntryWords node={{} as never} label="Shoes" />)
    expect(container.innerHTML).toBe('Shoes')
    rerender(<EntryWords node={{ sublabel: 'New' } as never} label="Shoes" />)
    expect(container).toHaveTextContent(/^Shoes New$/)
    expect(container.querySelector('svg')).toBeNull()
    expect(screen.getByText('New')).toHaveClass('sublabel')
    rerender(<EntryWords node={{ icon: 'star' } as never} label="Shoes" />)
    expect(container.querySelector('svg')).toBeInTheDocument()
    expect(container.querySelector('.sublabel')).toBeNull()
  })

  it('is a picture with words that lead somewhere, in a window of its own where it is to be', () => {
    const onFollow = vi.fn()
    const node = { label: 'Summer', path: '/summer', image: '/images/summer.jpg', color: 'sale' }
    const { rerender } = render(<PromotedLink node={node as never} sizes="45vw" onFollow={onFollow} />)
    const link = screen.getByRole('link', { name: 'Summer' })
    expect(link).toHaveAttribute('href', '/en/summer')
    expect(link).not.toHaveAttribute('target')
    expect(link).toHaveAttribute('data-color', 'sale')
    expect(link.querySelector('img')).toHaveAttribute('src', '/images/summer.jpg')
    expect(link.querySelector('img')).toHaveAttribute('alt', '')
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(onFollow).toHaveBeenCalledTimes(1)
    rerender(<PromotedLink node={{ label: 'Summer', path: 'https://news.example', target: '_blank' } as never} sizes="45vw" />)
    expect(screen.getByRole('link', { name: /^Summer/ })).toHaveAttribute('target', '_blank')
    expect(document.querySelector('img')).toBeNull()
  })

  it('of a department is pressed where it is the one that shows, and says which was chosen', () => {
    const onChoose = vi.fn()
    const departments = [
      { key: 'women', label: 'Women' },
      { key: 'men', label: 'Men' },
    ] as never
    render(<DepartmentSwitch departments={departments} current="men" onChoose={onChoose} />)
    expect(screen.getByRole('group')).toHaveAccessibleName()
    expect(screen.getByRole('button', { name: 'Men', pressed: true })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Women', pressed: false }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('women')
  })
})
