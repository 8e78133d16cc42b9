// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startFrame } from '../../../composer/canvas/frame/start-frame.ts'
import { pack, parseFromFrame, type FromFrame, type ToFrame } from '../../../composer/canvas/protocol.ts'

const sent: FromFrame[] = []
const shown: unknown[] = []
const parent = document.createElement('iframe')
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

const say = (message: ToFrame, from: Partial<MessageEventInit> = {}): void =>
  void window.dispatchEvent(
    new MessageEvent('message', { data: pack(message), origin: window.location.origin, source: parent.contentWindow, ...from }),
  )
const draftOf = (revision: string) => ({ key: 'home', blocks: [], draft: { revision, problems: [] } }) as unknown as never
const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(`No ${selector}`)
  return element
}
const act = (selector: string, type: string, init: MouseEventInit = {}): boolean =>
  find(selector).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }))
const press = (key: string, init: KeyboardEventInit = {}, selector = 'body'): boolean =>
  find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
const type = (selector: string, text: string): void => {
  const [node] = find(selector).childNodes
  if (node !== undefined) node.nodeValue = text
  find(selector).dispatchEvent(new Event('input', { bubbles: true }))
}
const sentOf = <Type extends FromFrame['type']>(kind: Type) => sent.filter((message) => message.type === kind)
const selectHero = (value = 'Good evening'): void => say({ type: 'select', blockId: 'hero', texts: [{ field: 'text', value }] })

/** Each element is as big as its `data-box` says: `x y width height`. */
const measure = function measure(this: Element): DOMRect {
  const [x = 0, y = 0, width = 0, height = 0] = (this instanceof HTMLElement ? (this.dataset['box'] ?? '') : '').split(' ').map(Number)
  return { x, y, left: x, top: y, width, height, right: x + width, bottom: y + height } as DOMRect
}

beforeAll(() => {
  document.body.append(parent)
  Object.defineProperty(window, 'parent', { configurable: true, value: parent.contentWindow })
  vi.spyOn(parent.contentWindow as Window, 'postMessage').mockImplementation((data: unknown) => {
    const message = parseFromFrame(data)
    if (message !== undefined) sent.push(message)
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(measure)
  window.addEventListener('compose:page', (event) => shown.push((event as CustomEvent).detail.page?.draft.revision))
  vi.spyOn(window, 'focus').mockImplementation(() => undefined)
  startFrame(window)
})

afterAll(() => {
  // It watches the document for as long as that is there, which other files share: to nobody from now on.
  Object.defineProperty(window, 'parent', { configurable: true, value: window })
  find('[data-compose-overlay]').remove()
  delete document.documentElement.dataset['compose']
})

beforeEach(async () => {
  for (const child of [...document.body.children]) if (child !== parent) child.remove()
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div data-block="band" data-type="section"><section data-box="0 50 400 300"><p>Words of the band</p>
      <div data-block="hero" data-type="headline"><h2 data-box="10 100 200 40">Good evening</h2><i data-box="10 140 50 10"></i></div>
      <div data-block="link" data-type="button"><a href="#elsewhere" data-box="10 200 90 30">Shop now</a><span>1 px</span></div>
      <form><button>Send</button></form></section></div><p id="beside">Beside</p>`,
  )
  say({ type: 'setup', mode: 'edit', titles: { headline: 'Headline', section: 'Section' } })
  say({ type: 'select', blockId: undefined, texts: [] })
  await nextFrame()
  for (const list of [sent, shown]) list.length = 0
})

describe('a page on the canvas', () => {
  it('says that it is ready once it takes drafts, and not before', async () => {
    expect(sentOf('ready')).toEqual([])
    document.documentElement.dataset['compose'] = 'ready'
    await vi.waitFor(() => expect(sentOf('ready')).toEqual([expect.objectContaining({ address: window.location.href })]))
  })

  it('shows the draft that the composer hands over', () => {
    say({ type: 'page', key: 'home', page: draftOf('one') })
    expect(shown).toEqual(['one'])
  })

  it('shows nothing that comes from another origin or another window', () => {
    say({ type: 'page', key: 'home', page: draftOf('foreign') }, { origin: 'https://elsewhere.example' })
    say({ type: 'page', key: 'home', page: draftOf('foreign') }, { source: window })
    expect(shown).toEqual([])
  })

  it('selects the innermost block that is clicked, instead of following its link', () => {
    const isFollowed = act('[data-block=link] a', 'click')
    expect([isFollowed, sentOf('selected')]).toEqual([false, [expect.objectContaining({ blockId: 'link' })]])
    act('section > p', 'click')
    expect(sentOf('selected').at(-1)).toMatchObject({ blockId: 'band' })
    act('#beside', 'click')
    expect(sentOf('selected').at(-1)).toMatchObject({ blockId: undefined })
  })

  it('sends no form, and none of its own code hears of pointer and keys', () => {
    const heard = vi.fn()
    for (const each of ['click', 'pointerdown', 'mousedown', 'submit', 'keydown']) find('form').addEventListener(each, heard)
    for (const each of ['click', 'pointerdown', 'mousedown']) act('form button', each)
    press('a', {}, 'form button')
    const isSent = find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    expect([isSent, heard.mock.calls]).toEqual([false, []])
  })

  it('is a page like any other while it is browsed', () => {
    say({ type: 'setup', mode: 'browse', titles: {} })
    const heard = vi.fn((event: Event) => event.preventDefault())
    find('a').addEventListener('click', heard)
    act('[data-block=link] a', 'click')
    expect([heard.mock.calls.length, sentOf('selected')]).toEqual([1, []])
  })

  it('outlines the block pointed at and the one selected, by what they cover, with their titles', async () => {
    selectHero()
    find('section > p').dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
    await nextFrame()
    const outline = (which: string) => find(`[data-compose-outline=${which}]`)
    const { left, top, width, height } = outline('selected').style
    expect([left, top, width, height, outline('selected').textContent]).toEqual(['10px', '100px', '200px', '50px', 'Headline'])
    expect([outline('hovered').style.width, outline('hovered').textContent]).toEqual(['400px', 'Section'])
    expect(sentOf('hovered').at(-1)).toMatchObject({ blockId: 'band' })
    expect(find('[data-compose-overlay]').style.pointerEvents).toBe('none')
  })

  it('frames the blocks that others are at, with their names and in their colours, until they are elsewhere', async () => {
    say({
      type: 'others',
      others: [
        { blockId: 'hero', label: 'Jan Smit', color: '#a3243b' },
        { blockId: 'gone', label: 'Eva', color: '#00695c' },
      ],
    })
    await nextFrame()
    const frames = () => [...document.querySelectorAll<HTMLElement>('[data-compose-outline=other]')]
    expect(frames().map(({ textContent, style }) => [textContent, style.width])).toEqual([['Jan Smit', '200px']])
    say({ type: 'others', others: [] })
    await nextFrame()
    expect(frames()).toEqual([])
  })

  it('says where the selected block is, and again when it has moved', async () => {
    selectHero()
    await nextFrame()
    find('h2').dataset['box'] = '10 60 200 40'
    window.dispatchEvent(new Event('scroll'))
    await nextFrame()
    window.dispatchEvent(new Event('scroll'))
    await nextFrame()
    expect(sentOf('box').map((message) => message.type === 'box' && message.box?.y)).toEqual([100, 60])
  })

  it('scrolls a block into view when the composer asks', () => {
    const scroll = vi.fn()
    find('h2').scrollIntoView = scroll
    say({ type: 'reveal', blockId: 'hero' })
    expect(scroll).toHaveBeenCalledOnce()
  })

  it('leaves undo to the composer, and goes to the block around by Escape', () => {
    selectHero()
    const isLeft = press('z', { ctrlKey: true })
    expect([isLeft, sentOf('key')]).toEqual([false, [expect.objectContaining({ key: 'z', ctrlKey: true })]])
    press('Escape')
    expect(sentOf('selected')).toEqual([expect.objectContaining({ blockId: 'band' })])
  })
})

describe('a text on the page', () => {
  const isTyped = (selector = 'h2') => find(selector).getAttribute('contenteditable') === 'plaintext-only'
  const nodeOf = () => find('h2').firstChild

  it('is typed where it stands: reported while typing, and kept by Enter', async () => {
    selectHero()
    act('h2', 'dblclick')
    expect(isTyped()).toBe(true)
    type('h2', 'Good night')
    await nextFrame()
    expect(sentOf('text:changed')).toEqual([expect.objectContaining({ blockId: 'hero', field: 'text', value: 'Good night' })])
    press('Enter', {}, 'h2')
    expect([isTyped(), sentOf('text:committed')]).toEqual([false, [expect.objectContaining({ blockId: 'hero', value: 'Good night' })]])
  })

  it('is typed after a double click even before the composer has said what may be', () => {
    act('h2', 'click')
    act('h2', 'dblclick')
    expect(isTyped()).toBe(false)
    selectHero()
    expect(isTyped()).toBe(true)
    press('Escape', {}, 'h2')
  })

  it('is typed by a second tap of a finger, which a first one on another block is not', () => {
    const tap = (selector: string): boolean =>
      find(selector).dispatchEvent(Object.assign(new MouseEvent('click', { bubbles: true, cancelable: true }), { pointerType: 'touch' }))
    say({ type: 'select', blockId: 'band', texts: [] })
    tap('h2')
    expect([isTyped(), sentOf('selected')]).toEqual([false, [expect.objectContaining({ blockId: 'hero' })]])
    selectHero()
    expect(isTyped()).toBe(false)
    tap('h2')
    expect(isTyped()).toBe(true)
    press('Escape', {}, 'h2')
  })

  it('is typed by a second tap that comes before the composer has said what may be', () => {
    const tap = (): boolean =>
      find('h2').dispatchEvent(Object.assign(new MouseEvent('click', { bubbles: true, cancelable: true }), { pointerType: 'touch' }))
    say({ type: 'select', blockId: 'band', texts: [] })
    tap()
    tap()
    expect(isTyped()).toBe(false)
    selectHero()
    expect(isTyped()).toBe(true)
    press('Escape', {}, 'h2')
  })

  it('is not typed by a second click of a mouse that takes its time', () => {
    selectHero()
    act('h2', 'click')
    act('h2', 'click')
    expect(isTyped()).toBe(false)
  })

  it('is as it was after Escape, for the composer too', async () => {
    selectHero(' Good evening ')
    press('Enter')
    type('h2', 'Oops')
    await nextFrame()
    press('Escape', {}, 'h2')
    expect([find('h2').textContent, sentOf('text:committed')]).toEqual([
      'Good evening',
      [expect.objectContaining({ value: ' Good evening ' })],
    ])
  })

  it('is kept when something else is clicked, before that is selected', () => {
    selectHero()
    press('G')
    type('h2', 'Good night')
    act('[data-block=link] a', 'click')
    expect(sent.map((message) => message.type).filter((each) => each !== 'box')).toEqual(['typing', 'text:committed', 'typing', 'selected'])
    expect(sentOf('typing').map((message) => message.type === 'typing' && message.blockId)).toEqual(['hero', undefined])
  })

  it('is not reported where nothing was typed', () => {
    selectHero()
    press('Enter')
    find('h2').blur()
    expect([isTyped(), sentOf('text:committed')]).toEqual([false, []])
  })

  it('is not written over by drafts while it is typed; the last of them is shown afterwards', () => {
    selectHero()
    press('Enter')
    for (const revision of ['one', 'two']) say({ type: 'page', key: 'home', page: draftOf(revision) })
    expect(shown).toEqual([])
    press('Enter', {}, 'h2')
    expect(shown).toEqual(['two'])
  })

  it('stays in the very node that the page’s own code writes to', () => {
    selectHero()
    const node = nodeOf()
    press('Enter')
    find('h2').replaceChildren('Good ', 'night')
    press('Enter', {}, 'h2')
    expect([nodeOf() === node, find('h2').textContent]).toEqual([true, 'Good night'])
  })

  it('has no place on the page where it stands twice, or in a block inside', () => {
    find('i').textContent = 'Good evening'
    selectHero()
    press('Enter')
    expect(isTyped()).toBe(false)
    say({ type: 'select', blockId: 'band', texts: [{ field: 'text', value: 'Shop now' }] })
    press('Enter')
    expect(isTyped('a')).toBe(false)
  })

  it('has no place where two fields say the same', () => {
    const texts = ['text', 'label'].map((field) => ({ field, value: 'Good evening' }))
    say({ type: 'select', blockId: 'hero', texts })
    press('Enter')
    expect(isTyped()).toBe(false)
  })
})
