// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, act } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Canvas } from '../../../composer/canvas/canvas.tsx'
import { pack, parseToFrame, type FromFrame, type ToFrame } from '../../../composer/canvas/protocol.ts'
import messages from '../../../src/i18n/compose/en.json'
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const draft = { key: 'home', blocks: [], draft: { revision: 'a', problems: [] } } as unknown as ComponentProps<
  typeof Canvas
>['page']['page']
const ADDRESS = '/en?client=alder&country=GB&preview=1'

/** The canvas with a frame whose document the test writes: jsdom loads none. */
const open = (changes: Partial<ComponentProps<typeof Canvas>> = {}) => {
  const told = { onSelect: vi.fn(), onTextChange: vi.fn(), onReady: vi.fn(), onNavigated: vi.fn() }
  const props: ComponentProps<typeof Canvas> = {
    address: ADDRESS,
    frameScript: '/_compose/frame.js',
    width: 390,
    page: { key: 'home', page: draft },
    selected: undefined,
    texts: [],
    ...told,
    ...changes,
  }
  const ui = (more: Partial<ComponentProps<typeof Canvas>> = {}) => (
    <MessagesProvider messages={messages} locale="en">
      <Canvas {...props} {...more} />
    </MessagesProvider>
  )
  const { rerender } = render(ui())
  const frame = () => screen.getByTitle<HTMLIFrameElement>('The page')
  const said: ToFrame[] = []
  const load = (body = '<script type="application/json" id="boot">{}</script>'): Document => {
    const page = document.implementation.createHTMLDocument()
    page.body.innerHTML = body
    Object.defineProperty(page, 'URL', { value: 'http://localhost/en' })
    Object.defineProperty(frame(), 'contentDocument', { configurable: true, value: page })
    const { contentWindow } = frame()
    if (contentWindow !== null)
      vi.spyOn(contentWindow, 'postMessage').mockImplementation((data: unknown) => {
        const message = parseToFrame(data)
        if (message !== undefined) said.push(message)
      })
    fireEvent.load(frame())
    return page
  }
  const say = (message: FromFrame, from: Partial<MessageEventInit> = {}): void =>
    act(() => {
      const source = frame().contentWindow
      window.dispatchEvent(new MessageEvent('message', { data: pack(message), origin: window.location.origin, source, ...from }))
    })
  return { props: told, frame, load, say, said, change: (more: Partial<ComponentProps<typeof Canvas>>) => rerender(ui(more)) }
}
const ready = { type: 'ready', address: 'http://localhost/en' } as const

describe('the canvas', () => {
  it('shows the page in a frame of the chosen width', () => {
    const { frame, change } = open()
    expect([frame().getAttribute('src'), frame().parentElement?.style.inlineSize]).toEqual([ADDRESS, '390px'])
    change({ width: 'full' })
    expect(frame().parentElement?.style.inlineSize).toBe('100%')
  })

  it('keeps a page in its frame that gets another address, and shows another site in another one', () => {
    const pageAt = (key: string, siteTag: string) => ({ key, page: { ...draft, id: 'p', key, siteTag, language: 'en' } as typeof draft })
    const { frame, load, say, said, change } = open({ page: pageAt('landing/old', 'ald-gb') })
    load()
    say(ready)
    const first = frame()
    change({ page: pageAt('landing/new', 'ald-gb'), address: '/en/new?client=alder' })
    expect([frame() === first, frame().getAttribute('src')]).toEqual([true, ADDRESS])
    expect(said.at(-1)).toMatchObject({ type: 'page', key: 'landing/old', page: { key: 'landing/new' } })
    change({ page: pageAt('landing/new', 'ald-us'), address: '/us/en/new?client=alder' })
    expect(frame().getAttribute('src')).toBe('/us/en/new?client=alder')
  })

  it('adds its script to each page that is loaded, and says that it is loading until the page takes drafts', () => {
    const { load, say, props } = open()
    expect(load().head.querySelector('script')?.getAttribute('src')).toBe('/_compose/frame.js')
    expect(screen.getByRole('status').textContent).toBe('Loading the page…')
    say(ready)
    expect([screen.queryByRole('status'), props.onReady.mock.calls.length]).toEqual([null, 1])
  })

  it('says all of it to a page that is ready: titles, draft, selection, and where others are', () => {
    const others = [{ blockId: 'hero', label: 'Jan Smit', color: '#a3243b' }]
    const { load, say, said } = open({ selected: 'hero', texts: [{ field: 'text', value: 'Hello' }], others })
    load()
    expect(said).toEqual([])
    say(ready)
    expect(said.map(({ type }) => type)).toEqual(['setup', 'page', 'select', 'reveal', 'others'])
    expect(said[4]).toMatchObject({ others })
    expect(said[0]).toMatchObject({ mode: 'edit', titles: { headline: 'Headline' } })
    expect(said[2]).toMatchObject({ blockId: 'hero', texts: [{ field: 'text', value: 'Hello' }] })
  })

  it('says it all again after another load', () => {
    const { load, say, said } = open({ selected: 'hero' })
    load()
    say(ready)
    said.length = 0
    load()
    expect(screen.getByRole('status')).toBeDefined()
    say(ready)
    expect(said.map(({ type }) => type)).toEqual(expect.arrayContaining(['setup', 'page', 'select']))
  })

  it('hands over each change of the draft, and nothing else with it', () => {
    const { load, say, said, change } = open()
    load()
    say(ready)
    said.length = 0
    change({ texts: [] })
    expect(said).toEqual([])
    change({ page: { key: 'home', page: undefined } })
    expect(said).toEqual([expect.objectContaining({ type: 'page', key: 'home', page: undefined })])
  })

  it('scrolls to a block chosen elsewhere, and not to one clicked on the page', () => {
    const { load, say, said, change } = open()
    load()
    say(ready)
    say({ type: 'selected', blockId: 'hero' })
    change({ selected: 'hero' })
    expect(said.filter(({ type }) => type === 'reveal')).toEqual([])
    change({ selected: 'tray' })
    expect(said.filter(({ type }) => type === 'reveal')).toEqual([expect.objectContaining({ blockId: 'tray' })])
  })

  it('tells what is selected, typed and gone to on the page', () => {
    const { load, say, props } = open()
    load()
    say({ type: 'selected', blockId: 'hero' })
    say({ type: 'text:changed', blockId: 'hero', field: 'text', value: 'H' })
    say({ type: 'text:committed', blockId: 'hero', field: 'text', value: 'Hi' })
    say({ type: 'navigated', address: 'http://localhost/en/women' })
    expect(props.onSelect).toHaveBeenCalledWith('hero')
    expect(props.onTextChange.mock.calls).toEqual([
      ['text', 'H', 'hero', false],
      ['text', 'Hi', 'hero', true],
    ])
    expect(props.onNavigated).toHaveBeenCalledWith('http://localhost/en/women')
  })

  it('changes nothing for who is not the page in the frame', () => {
    const { load, say, props } = open()
    load()
    say({ type: 'text:committed', blockId: 'hero', field: 'text', value: 'Hacked' }, { origin: 'https://elsewhere.example' })
    say({ type: 'text:committed', blockId: 'hero', field: 'text', value: 'Hacked' }, { source: window })
    expect(props.onTextChange).not.toHaveBeenCalled()
  })

  it('hears undo pressed on the page as if it were pressed in the composer', () => {
    const { load, say } = open()
    load()
    const pressed = vi.fn()
    window.addEventListener('keydown', pressed)
    say({ type: 'key', key: 'z', code: 'KeyZ', altKey: false, ctrlKey: true, metaKey: false, shiftKey: true })
    window.removeEventListener('keydown', pressed)
    expect(pressed.mock.calls[0]?.[0]).toMatchObject({ key: 'z', ctrlKey: true, shiftKey: true })
  })
})

describe('a page that cannot be shown', () => {
  it.each([
    ['is an error page', (opened: ReturnType<typeof open>) => void opened.load('<h1>Something went wrong</h1>')],
    [
      'lacks its script',
      (opened: ReturnType<typeof open>) => void opened.load().head.querySelector('script')?.dispatchEvent(new Event('error')),
    ],
    [
      'is the browser’s own',
      ({ frame }: ReturnType<typeof open>) => {
        Object.defineProperty(frame(), 'contentDocument', { configurable: true, value: null })
        fireEvent.load(frame())
      },
    ],
  ])('%s: says so, and tries again in a new frame', (_, fail) => {
    const opened = open()
    const before = opened.frame()
    act(() => fail(opened))
    expect(screen.getByRole('alert').textContent).toContain('The page could not be shown.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(opened.frame()).not.toBe(before)
    expect(screen.getByRole('status').textContent).toBe('Loading the page…')
  })

  it('never answers: says so after half a minute', () => {
    vi.useFakeTimers()
    open()
    act(() => void vi.advanceTimersByTime(30_000))
    expect(screen.getByRole('alert')).toBeDefined()
  })
})
