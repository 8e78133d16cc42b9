// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBlockReads, type BlockReads } from '../../../../src/pipeline/preview/create-block-reads.ts'
import { PreviewCopy } from '../../../../src/pipeline/preview/preview-copy.tsx'
import { MessagesProvider } from '../../../../src/i18n/messages-context.tsx'
import ar from '../../../../src/i18n/preview/ar.json'
import en from '../../../../src/i18n/preview/en.json'
import es from '../../../../src/i18n/preview/es.json'
import fr from '../../../../src/i18n/preview/fr.json'
import ja from '../../../../src/i18n/preview/ja.json'
import { siteValueOf } from '../../../../src/site/site-value.ts'
import { site } from '../../../factories/site.ts'

const CLIP = '{"vitrine":"blocks"}'
const PAGE = {
  key: 'home',
  title: 'Home',
  blocks: [
    { id: 'panels', name: 'Accordion', isShared: false, blocks: [{ id: 'h', name: 'Headline “Hello”', isShared: false, blocks: [] }] },
    { id: 'f', name: 'Shared section “Promise”', isShared: true, blocks: [] },
  ],
}

class Item {
  constructor(readonly kinds: Readonly<Record<string, Promise<Blob>>>) {}
}
const write = vi.fn<(items: readonly Item[]) => Promise<void>>()
const written = async (): Promise<string | undefined> => (await write.mock.calls[0]?.[0][0]?.kinds['text/plain'])?.text()

beforeEach(() => {
  write.mockReset().mockResolvedValue(undefined)
  vi.stubGlobal('ClipboardItem', Item)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } })
  document.body.innerHTML = '<div data-block="h-2"></div><div data-block="hh"></div>'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const show = async (reads: Partial<BlockReads> = {}): Promise<void> => {
  const blocks: BlockReads = { getOutlines: async () => [PAGE], getClip: async () => CLIP, ...reads }
  render(
    <MessagesProvider messages={en} locale="en-GB">
      <PreviewCopy keys={['home', 'header', 'footer']} blocks={blocks} />
    </MessagesProvider>,
  )
  const menu = screen.getByText('Blocks').closest('details')
  if (menu === null) throw new Error('No menu')
  menu.open = true
  fireEvent(menu, new Event('toggle'))
  await screen.findByRole('status')
}
const press = async (name: string): Promise<void> => void fireEvent.click(await screen.findByRole('button', { name }))

describe('the blocks of a preview', () => {
  it('are listed by name, each with a button that says which one it copies, and what is shared is said to be', async () => {
    await show()
    expect((await screen.findAllByRole('button')).map((button) => button.getAttribute('aria-label'))).toEqual([
      'Copy Accordion',
      'Copy Headline “Hello”',
      'Copy Shared section “Promise”',
    ])
    expect(screen.getByText('(shared)')).toBeDefined()
  })

  it('are put on the clipboard as JSON, and that is said', async () => {
    const getClip = vi.fn(async () => CLIP)
    await show({ getClip })
    await press('Copy Headline “Hello”')
    expect(await screen.findByText('Copied: Headline “Hello”')).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('Copied: Headline “Hello”')
    expect(getClip).toHaveBeenCalledWith('home', 'h')
    expect(await written()).toBe(CLIP)
  })

  it('can be taken by hand where the browser keeps its clipboard closed', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    await show()
    await press('Copy Accordion')
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/Copy this text/)).value).toBe(CLIP)
  })

  it('that cannot be read are said to be so', async () => {
    write.mockImplementation(async ([item]) => void (await item?.kinds['text/plain']))
    await show({ getClip: async () => Promise.reject(new Error('404')) })
    await press('Copy Accordion')
    expect(await screen.findByText(/could not be read/)).toBeDefined()
  })

  it('are marked on the page while the keyboard or pointer is on them, wherever they stand', async () => {
    await show()
    const button = await screen.findByRole('button', { name: 'Copy Headline “Hello”' })
    const marked = () => [...document.querySelectorAll<HTMLElement>('[data-picked]')].map(({ dataset }) => dataset['block'])
    fireEvent.focus(button)
    expect(marked()).toEqual(['h-2'])
    fireEvent.blur(button)
    expect(marked()).toEqual([])
  })

  it('are asked for by site, language and page', async () => {
    const asked: string[] = []
    const request = async (address: unknown) => {
      asked.push(String(address))
      return Response.json({ pages: [PAGE] })
    }
    const reads = createBlockReads({ site: siteValueOf(site('gb'), 'en'), fetch: request })
    expect(await reads.getOutlines(['home', 'header'])).toEqual([PAGE])
    await reads.getClip('home', 'h')
    expect(asked).toEqual([
      '/_preview/blocks?siteTag=ald-gb&lang=en&keys=home%2Cheader',
      '/_preview/clip?siteTag=ald-gb&lang=en&key=home&block=h',
    ])
    const failing = createBlockReads({ site: siteValueOf(site('gb'), 'en'), fetch: async () => new Response('', { status: 503 }) })
    await expect(failing.getOutlines(['home'])).rejects.toThrow('503')
  })
})

it.each(Object.entries({ es, fr, ar, ja }))('the bar speaks %s as completely as English', (_, messages) => {
  expect(Object.keys(messages)).toEqual(Object.keys(en))
})
