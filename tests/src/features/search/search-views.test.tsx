// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PlaceLinks } from '../../../../src/features/search/place-links.tsx'
import { PlaceOptions } from '../../../../src/features/search/place-options.tsx'
import { QueryOptions, searchPath } from '../../../../src/features/search/query-options.tsx'
import { SearchWordsContext } from '../../../../src/features/search/search-words-context.ts'
import { render } from '../../../setup/render.tsx'

afterEach(cleanup)

const PLACES = [
  { name: 'Shoes', path: '/women/shoes', within: 'Women' },
  { name: 'Returns', path: '/help/returns' },
] as never

const inBox = (children: React.ReactNode, activeId?: string) => {
  const onFollow = vi.fn()
  render(
    <SearchWordsContext value={{ words: 'sho', isEnough: true, listId: 'box', activeId, onFollow }}>
      <div role="listbox" aria-label="Suggestions">
        {children}
      </div>
    </SearchWordsContext>,
  )
  return onFollow
}

describe('what can be chosen below the search box', () => {
  it('are searches under their heading, each with an id of its own and out of the order of tabs', () => {
    const onFollow = inBox(<QueryOptions heading="Often looked for" queries={['red shoes', 'hats & caps']} />, 'box-query-hats-&-caps')
    const options = within(screen.getByRole('group', { name: 'Often looked for' })).getAllByRole('option')
    expect(
      options.map((option) => [option.id, option.textContent, option.getAttribute('href'), option.getAttribute('aria-selected')]),
    ).toEqual([
      ['box-query-red-shoes', 'red shoes', '/en/search?query=red+shoes', 'false'],
      ['box-query-hats-&-caps', 'hats & caps', '/en/search?query=hats+%26+caps', 'true'],
    ])
    for (const option of options) expect(option).toHaveAttribute('tabindex', '-1')
    options[0]?.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(options[0] ?? document.body)
    expect(onFollow).toHaveBeenCalledTimes(1)
    expect(searchPath('a b')).toBe('/search?query=a+b')
  })

  it('are places under their heading, with where they are in', () => {
    inBox(<PlaceOptions heading="Go to" places={PLACES} />)
    const options = within(screen.getByRole('group', { name: 'Go to' })).getAllByRole('option')
    expect(options.map((option) => [option.id, option.textContent, option.getAttribute('href')])).toEqual([
      ['box-place-women-shoes', 'Shoes Women', '/en/women/shoes'],
      ['box-place-help-returns', 'Returns', '/en/help/returns'],
    ])
    expect(document.querySelectorAll('.within')).toHaveLength(1)
  })

  it('have no heading where there are none', () => {
    inBox(
      <>
        <QueryOptions heading="Often looked for" queries={[]} />
        <PlaceOptions heading="Go to" places={[]} />
      </>,
    )
    expect(screen.getByRole('listbox')).toBeEmptyDOMElement()
  })
})

describe('places that a search names', () => {
  it('are links in a region of their own, and none where there are none', () => {
    render(<PlaceLinks places={PLACES} />)
    const links = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Shoes Women', '/en/women/shoes'],
      ['Returns', '/en/help/returns'],
    ])
    expect(screen.getByRole('navigation')).toHaveAccessibleName()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    cleanup()
    render(<PlaceLinks places={[]} />)
    expect(screen.queryByRole('navigation')).toBeNull()
    cleanup()
    render(<PlaceLinks />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
