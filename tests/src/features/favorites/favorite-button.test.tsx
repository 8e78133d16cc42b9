// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { FavoriteButton } from '../../../../src/features/favorites/favorite-button.tsx'
import { render, surround } from '../../../setup/render.tsx'

afterEach(cleanup)

const button = <FavoriteButton productId="900001" productName="Everyday tee" />

it('is a toggle with the name of the product, which keeps its name [FAV-01, PDP-05]', () => {
  render(button)
  const heart = screen.getByRole('button', { name: 'Favourite: Everyday tee', pressed: false })
  fireEvent.click(heart)
  expect(screen.getByRole('button', { name: 'Favourite: Everyday tee', pressed: true })).toBe(heart)
  fireEvent.click(heart)
  expect(heart.getAttribute('aria-pressed')).toBe('false')
})

it('grows for 500 ms after adding and not after removing [FAV-02]', () => {
  vi.useFakeTimers()
  render(button)
  const heart = screen.getByRole('button')
  fireEvent.click(heart)
  expect(heart.className).toContain('growing')
  act(() => vi.advanceTimersByTime(499))
  expect(heart.className).toContain('growing')
  act(() => vi.advanceTimersByTime(1))
  expect(heart.className).not.toContain('growing')
  fireEvent.click(heart)
  expect(heart.className).not.toContain('growing')
  vi.useRealTimers()
})

it('is never pressed in server HTML, whatever the browser has stored', () => {
  localStorage.setItem('favorites', '["900001"]')
  expect(renderToString(surround(button))).toContain('aria-pressed="false"')
})
