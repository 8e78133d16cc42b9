// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answered, refused, showInsert } from './show-insert.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset['card'])
const status = () => screen.getByRole('status').textContent
const field = () => screen.getByLabelText('Find a block')

describe('the gallery of blocks', () => {
  it('offers only blocks that the place allows', async () => {
    showInsert({ types: ['hero', 'filters', 'unknown'] })
    await screen.findByRole('button', { name: /^Hero/ })
    expect(cards()).toEqual(['hero', 'filters'])
    expect(status()).toBe('2 blocks')
  })

  it('has what pages are made of first and what is around them last, each under its heading', async () => {
    showInsert()
    await screen.findByRole('button', { name: /^Hero/ })
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Content',
      'Lists of products',
      'Header and footer',
      'More',
      'Shared sections',
    ])
    const content = screen.getByRole('region', { name: 'Content' })
    expect(
      within(content)
        .getAllByRole('button')
        .map((button) => button.getAttribute('data-card')),
    ).toEqual(['accordion', 'hero', 'product-tray'])
  })

  it('begins in the search field', async () => {
    showInsert()
    expect(document.activeElement).toBe(field())
    await screen.findByRole('button', { name: /^Hero/ })
    expect(document.activeElement).toBe(field())
  })

  it.each([
    ['the name', 'hero', ['hero']],
    ['words of what it is', 'row of products', ['product-tray']],
    ['several words in any order', 'close panels', ['accordion']],
    ['the group', 'lists of', ['filters']],
    ['the type', 'product-tray', ['product-tray']],
    ['a word for what it is for', 'FAQ', ['accordion']],
    ['a word without its accent', 'cafe', ['cafe']],
  ])('finds a block by %s', async (_by, words, found) => {
    showInsert()
    await screen.findByRole('button', { name: /^Hero/ })
    await userEvent.type(field(), words)
    expect(cards()).toEqual(found)
  })

  it('finds blocks by what they are for', async () => {
    showInsert()
    await screen.findByRole('button', { name: /^Hero/ })
    await userEvent.selectOptions(screen.getByLabelText('What for'), 'Show products')
    expect(cards()).toEqual(['product-tray'])
    expect(status()).toBe('1 block')
    await userEvent.selectOptions(screen.getByLabelText('What for'), 'Anything')
    expect(cards()).toHaveLength(8)
  })

  it('says that no block is like this, and has no heading for none', async () => {
    showInsert()
    await screen.findByRole('button', { name: /^Hero/ })
    await userEvent.type(field(), 'zzz')
    expect(status()).toBe('No block is like this')
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
  })

  it('adds the block that is clicked', async () => {
    const { onChoose, onChooseSection } = showInsert()
    await userEvent.click(await screen.findByRole('button', { name: /^Hero The opener of a page/ }))
    expect([onChoose.mock.calls, onChooseSection.mock.calls]).toEqual([[['hero']], []])
  })

  it('is worked by arrow keys and Enter from the search field on, with one stop for Tab', async () => {
    const { onChoose } = showInsert()
    await screen.findByRole('button', { name: /^Hero/ })
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Hero/ }))
    expect([...document.querySelectorAll('[data-card][tabindex="0"]')]).toEqual([document.activeElement])
    await userEvent.keyboard('{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('hero')
  })

  it('is closed by its button', async () => {
    const { onClose } = showInsert()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalled()
  })

  it('says why there are no blocks, and asks again', async () => {
    const blocks = vi.fn(refused('The CMS does not answer now.'))
    showInsert({ client: { blocks } })
    await waitFor(() => expect(status()).toBe('The CMS does not answer now.'))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(blocks).toHaveBeenCalledTimes(2)
  })

  it('says that the shop cannot be reached', async () => {
    showInsert({ client: { sections: refused('') } })
    await waitFor(() => expect(status()).toMatch(/^The shop cannot be reached/))
  })
})

describe('the picture of a block', () => {
  const frameOf = (title: string) => screen.getByTitle<HTMLIFrameElement>(title)

  it('is of the site and language of the canvas, and neither read out nor to be used', async () => {
    showInsert({ types: ['hero'] })
    const frame = await screen.findByTitle<HTMLIFrameElement>('hero')
    expect(frame.getAttribute('src')).toBe('/_compose/api/pictures/hero?site=ald-gb&lang=en')
    expect([frame.getAttribute('sandbox'), frame.loading ?? frame.getAttribute('loading'), frame.tabIndex]).toEqual([
      'allow-same-origin',
      'lazy',
      -1,
    ])
    const box = frame.parentElement
    expect([box?.getAttribute('aria-hidden'), box?.hasAttribute('inert')]).toEqual(['true', true])
  })

  it('is words where the block shows nothing by itself', async () => {
    showInsert({ types: ['hero'] })
    await screen.findByTitle('hero')
    fireEvent.load(frameOf('hero'))
    expect(screen.getByText('Shows itself only in use')).toBeDefined()
    expect(screen.queryByTitle('hero')).toBeNull()
  })
})

describe('shared sections', () => {
  it('are offered where the place allows them, with how many pages use each and its state', async () => {
    const { onChoose, onChooseSection } = showInsert()
    expect(await screen.findByRole('button', { name: 'Without a title Not on a live page yet · Draft' })).toBeDefined()
    await waitFor(() => expect(status()).toBe('6 blocks, 2 shared sections'))
    await userEvent.click(screen.getByRole('button', { name: 'Promises Used on 7 pages · Live' }))
    expect([onChoose.mock.calls, onChooseSection.mock.calls]).toEqual([[], [['s1']]])
  })

  it('are found by their titles', async () => {
    showInsert()
    await screen.findByRole('button', { name: /^Promises/ })
    await userEvent.type(field(), 'promis')
    expect(cards()).toEqual(['s1'])
  })

  it('are neither offered nor asked for where the place does not allow them', async () => {
    const { client } = showInsert({ types: ['hero'], client: { sections: answered({ sections: [] }) } })
    await screen.findByRole('button', { name: /^Hero/ })
    expect(client.sections).not.toHaveBeenCalled()
    expect(screen.queryByRole('heading', { name: 'Shared sections' })).toBeNull()
  })
})
