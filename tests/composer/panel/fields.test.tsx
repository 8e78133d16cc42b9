// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ComposeProblem } from '../../../schemas/api/compose.ts'
import { linkTo } from '../../factories/cms.ts'
import { showPanel } from './show-panel.tsx'

afterEach(cleanup)

const problem = (given: Partial<ComposeProblem>): ComposeProblem => ({
  severity: 'error',
  code: 'prop',
  path: '/blocks/0/props/heading',
  entryId: 'e1',
  where: 'Hero',
  message: 'It is too long.',
  sites: [],
  ...given,
})

const described = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

describe('texts', () => {
  it('are changed with every letter, and gone when they are cleared', async () => {
    const { changes } = showPanel({ type: 'hero' })
    const heading = screen.getByLabelText('Heading')
    await userEvent.type(heading, 'Hi')
    expect(changes.mock.calls).toEqual([
      ['heading', 'en', 'H'],
      ['heading', 'en', 'Hi'],
    ])
    await userEvent.clear(heading)
    expect(changes).toHaveBeenLastCalledWith('heading', 'en', undefined)
  })

  it('that a language lacks show what shoppers read instead, and become its own by typing', async () => {
    const { changes } = showPanel({ type: 'hero', fields: { heading: { en: 'Coats' } }, locale: 'fr-CA', locales: ['fr-CA', 'fr', 'en'] })
    const heading = screen.getByLabelText<HTMLInputElement>('Heading')
    expect(heading.value).toBe('')
    expect(heading.placeholder).toBe('Coats')
    expect(described(heading)).toContain('No text of its own; shoppers read English.')
    await userEvent.type(heading, 'M')
    // French of every country, as the English words were those of all.
    expect(changes).toHaveBeenCalledWith('heading', 'fr', 'M')
    expect(described(heading)).not.toContain('shoppers read')
  })

  it('say how many characters are left when the end is near, and how many are too many', async () => {
    showPanel({ type: 'hero', fields: { eyebrow: { en: 'x'.repeat(40) } } })
    const eyebrow = screen.getByLabelText('Words above the heading')
    expect(described(eyebrow)).not.toContain('left')
    await userEvent.type(eyebrow, 'x'.repeat(19))
    expect(described(eyebrow)).toContain('1 character left')
    await userEvent.type(eyebrow, 'xxx')
    expect(described(eyebrow)).toContain('2 characters too many')
  })

  it('show what an undo brings back', async () => {
    const { put } = showPanel({ type: 'hero', fields: { heading: { en: 'Coats' } } })
    const heading = screen.getByLabelText<HTMLInputElement>('Heading')
    await userEvent.type(heading, '!')
    expect(heading.value).toBe('Coats!')
    act(() => put({ heading: { en: 'Coats' } }))
    expect(heading.value).toBe('Coats')
  })
})

describe('values that all languages share', () => {
  it('are written in the default language, whichever is edited', async () => {
    const { changes } = showPanel({ type: 'hero', locale: 'fr', locales: ['fr', 'en'] })
    await userEvent.click(screen.getByLabelText('dark'))
    expect(changes.mock.calls).toEqual([['tone', 'en', 'dark']])
  })

  it('say their default, and go back to it by a button', async () => {
    const { changes } = showPanel({ type: 'hero', fields: { tone: { en: 'dark' } } })
    expect(described(screen.getByRole('radiogroup', { name: 'Ground of the words' }))).toContain('Default: light')
    await userEvent.click(screen.getByRole('button', { name: 'Reset Ground of the words' }))
    expect(changes.mock.calls).toEqual([['tone', 'en', undefined]])
    expect(screen.getByLabelText<HTMLInputElement>('light').checked).toBe(true)
    expect(screen.queryByRole('button', { name: /^Reset/ })).toBeNull()
  })
})

describe('numbers', () => {
  it('are gone when they are cleared, never 0, and words stay to be corrected', async () => {
    const { changes } = showPanel({ type: 'product-tray', fields: { maxProducts: { en: 8 } } })
    const most = screen.getByLabelText<HTMLInputElement>('Most products')
    await userEvent.clear(most)
    expect(changes.mock.calls).toEqual([['maxProducts', 'en', undefined]])
    await userEvent.type(most, 'ten')
    expect(changes).toHaveBeenCalledTimes(1)
    expect(most.value).toBe('ten')
    expect(most.getAttribute('aria-invalid')).toBe('true')
    expect(described(most)).toContain('no whole number')
    await userEvent.clear(most)
    await userEvent.type(most, '9')
    expect(changes).toHaveBeenLastCalledWith('maxProducts', 'en', 9)
  })

  it('may differ on phones and tablets, each in a field of its own', async () => {
    const { changes } = showPanel({ type: 'category-cards' })
    await userEvent.type(screen.getByLabelText(/ on phones$/), '1')
    await userEvent.type(screen.getByLabelText(/ on tablets$/), '2')
    expect(changes.mock.calls).toEqual([
      ['columnsMobile', 'en', 1],
      ['columnsTablet', 'en', 2],
    ])
  })
})

describe('ticks', () => {
  it('are on where that is the default, and are set by the keyboard', async () => {
    const { changes } = showPanel({ type: 'video-embed' })
    const controls = screen.getByLabelText<HTMLInputElement>('Show controls')
    expect(controls.checked).toBe(true)
    controls.focus()
    await userEvent.keyboard(' ')
    expect(changes.mock.calls).toEqual([['controls', 'en', false]])
  })
})

describe('JSON', () => {
  it('is a value once it can be read; until then it says what is wrong', async () => {
    const { changes } = showPanel({ type: 'product-tray' })
    const rule = screen.getByLabelText<HTMLTextAreaElement>('Rule')
    await userEvent.type(rule, '{{"categories": [[')
    expect(changes).not.toHaveBeenCalled()
    expect(described(rule)).toContain('no JSON yet')
    await userEvent.type(rule, ']}')
    expect(changes.mock.calls).toEqual([['filters', 'en', { categories: [] }]])
    expect(described(rule)).not.toContain('no JSON yet')
    expect(rule.value).toBe('{"categories": []}')
  })
})

describe('problems', () => {
  it('stand at their field, errors and warnings told apart by a word', () => {
    showPanel({
      type: 'hero',
      problems: [
        problem({ field: 'heading' }),
        problem({ field: 'image', severity: 'warning', message: 'It is heavy.' }),
        problem({ message: 'It stands in the wrong place.' }),
      ],
    })
    const heading = screen.getByLabelText('Heading')
    expect(heading.getAttribute('aria-invalid')).toBe('true')
    expect(described(heading)).toContain('Error: It is too long.')
    expect(described(screen.getByRole('group', { name: 'Picture' }))).toContain('Warning: It is heavy.')
    expect(screen.getByText('It stands in the wrong place.')).toBeDefined()
  })
})

describe('a block', () => {
  it('lists what stands inside it by name, and leads there', async () => {
    const onSelect = vi.fn<(id: string) => void>()
    const entryName = (id: string) => ({ b1: 'Button “Shop coats”' })[id]
    showPanel({ type: 'hero', fields: { buttons: { en: [linkTo('b1')] } }, services: { entryName }, onSelect })
    await userEvent.click(within(screen.getByRole('list', { name: 'Buttons' })).getByRole('button', { name: 'Button “Shop coats”' }))
    expect(onSelect).toHaveBeenCalledWith('b1')
  })

  it('of a type nobody knows is said to be kept, and can only be read', () => {
    showPanel({ type: 'countdown', fields: { until: { en: 'noon' } } })
    expect(screen.getByText(/kept unchanged/)).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>('until').readOnly).toBe(true)
  })

  it('can be read and not changed by somebody who has no right to', () => {
    showPanel({ type: 'product-tray', fields: { productIds: { en: ['1'] } }, isReadOnly: true })
    const open = screen.queryAllByRole('button')
    const controls = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    expect(open).toEqual([])
    expect(controls.filter((control) => !control.disabled && !control.readOnly)).toEqual([])
  })

  it('has a panel in which axe finds nothing', async () => {
    for (const type of ['hero', 'product-tray', 'markdown', 'category-cards']) {
      const { container } = showPanel({ type, fields: { image: { en: linkTo('a', 'Asset') }, productIds: { en: ['1', '2'] } } })
      const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
      expect(violations.map(({ id, nodes }) => `${type}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual([])
      cleanup()
    }
  })
})
