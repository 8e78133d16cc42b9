// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openChannel, type Channel } from '../../../composer/canvas/channel.ts'
import { pack, parseFromFrame, parseToFrame, type FromFrame, type ToFrame } from '../../../composer/canvas/protocol.ts'

const MEASURES = {
  width: 390,
  texts: [
    { blockId: 'h', words: 'Hello', isLarge: true, ratio: 2.5 },
    { blockId: 'h', words: 'Unread', isLarge: false, ratio: undefined },
  ],
  weight: {
    html: 1,
    styles: 2,
    scripts: 3,
    fonts: 0,
    pictures: 5,
    unread: 1,
    largest: {
      blockId: undefined,
      address: '/a.jpg',
      bytes: 5,
      shown: { width: 1, height: 1 },
      natural: { width: 2, height: 2 },
    },
  },
}
const PAGE = { key: 'home', blocks: [], draft: { revision: 'a', problems: [] } }

describe('a message to the frame', () => {
  it.each([
    { type: 'setup', mode: 'browse', titles: { headline: 'Headline' } },
    { type: 'page', key: 'home', page: PAGE },
    { type: 'page', key: 'home', page: undefined },
    { type: 'select', blockId: 'h', texts: [{ field: 'text', value: 'Hello' }] },
    { type: 'select', blockId: undefined, texts: [] },
    { type: 'reveal', blockId: 'h' },
    { type: 'scroll', share: 0.25 },
    { type: 'measure', request: 3 },
    { type: 'others', others: [{ blockId: 'h', label: 'Jan Smit', color: '#a3243b' }] },
  ])('arrives as it was sent: $type', (message) => {
    expect(parseToFrame(structuredClone(pack(message as unknown as ToFrame)))).toMatchObject(message)
  })
})

describe('a message from the frame', () => {
  it.each([
    { type: 'ready', address: 'http://localhost/en' },
    { type: 'selected', blockId: undefined },
    { type: 'box', blockId: 'h', box: { x: 0, y: -5, width: 10, height: 2.5 } },
    { type: 'text:changed', blockId: 'h', field: 'text', value: '' },
    { type: 'clipboard', act: 'paste', text: '{}' },
    { type: 'scrolled', share: 1 },
    { type: 'measured', request: 3, measures: MEASURES },
    { type: 'measured', request: 3, measures: { ...MEASURES, texts: [], weight: { ...MEASURES.weight, largest: undefined } } },
    { type: 'key', key: 'z', code: 'KeyZ', altKey: false, ctrlKey: true, metaKey: false, shiftKey: false },
  ])('arrives as it was sent: $type', (message) => {
    expect(parseFromFrame(structuredClone(pack(message as FromFrame)))).toMatchObject(message)
  })
})

describe('whatever else is posted to a window', () => {
  const good = pack({ type: 'reveal', blockId: 'h' })
  it.each([
    [null],
    ['text'],
    [[]],
    [{}],
    [{ type: 'reveal', blockId: 'h' }],
    [{ ...good, source: 'somebody' }],
    [{ ...good, version: 1 }],
    [{ ...good, type: 'constructor' }],
    [{ ...good, type: '__proto__' }],
    [{ ...good, type: 7 }],
    [{ ...good, blockId: 7 }],
    [{ ...good, type: 'page', key: 'home', page: { key: 'home' } }],
    [{ ...good, type: 'page', key: 'home', page: { ...PAGE, draft: null } }],
    [{ ...good, type: 'select', texts: [null] }],
    [{ ...good, type: 'clipboard', act: 'format', text: '' }],
    [{ ...good, type: 'setup', mode: 'destroy', titles: {} }],
    [{ ...good, type: 'scroll', share: 1.5 }],
    [{ ...good, type: 'scrolled', share: '0' }],
    [{ ...good, type: 'measure' }],
    [{ ...good, type: 'measured', request: 1 }],
    [{ ...good, type: 'measured', request: 1, measures: { ...MEASURES, width: -1 } }],
    [{ ...good, type: 'measured', request: 1, measures: { ...MEASURES, texts: [{ blockId: 'h' }] } }],
    [{ ...good, type: 'measured', request: 1, measures: { ...MEASURES, weight: { ...MEASURES.weight, largest: {} } } }],
    [{ ...good, type: 'box', box: { x: NaN, y: 0, width: 0, height: 0 } }],
  ])('is no message: %j', (data) => {
    expect([parseToFrame(data), parseFromFrame(data)]).toEqual([undefined, undefined])
  })
})

describe('the talk between composer and frame', () => {
  let channel: Channel<ToFrame> | undefined
  afterEach(() => {
    channel?.close()
    document.body.replaceChildren()
  })
  const open = () => {
    const [frame, other] = [document.body.appendChild(document.createElement('iframe')), document.createElement('iframe')]
    document.body.append(other)
    const heard: FromFrame[] = []
    channel = openChannel({ here: window, there: () => frame.contentWindow, parse: parseFromFrame, onMessage: (each) => heard.push(each) })
    const post = (from: Partial<MessageEventInit>): void => {
      const data = pack({ type: 'selected', blockId: 'h' })
      window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: frame.contentWindow, ...from }))
    }
    return { heard, post, frame, other }
  }

  it('hears the window in the frame', () => {
    const { heard, post } = open()
    post({})
    expect(heard).toHaveLength(1)
  })

  it('hears nobody of another origin, not even out of the frame', () => {
    const { heard, post } = open()
    post({ origin: 'https://elsewhere.example' })
    expect(heard).toEqual([])
  })

  it('hears no other window of its own origin', () => {
    const { heard, post, other } = open()
    post({ source: other.contentWindow })
    post({ source: window })
    post({ source: null })
    expect(heard).toEqual([])
  })

  it('hears nothing of nobody where there is no frame', () => {
    const { heard, post, frame } = open()
    frame.remove()
    post({ source: null })
    expect(heard).toEqual([])
  })

  it('says nothing to a page of another origin', () => {
    const { frame } = open()
    const postMessage = vi.spyOn(frame.contentWindow as Window, 'postMessage')
    channel?.send({ type: 'reveal', blockId: 'h' })
    expect(postMessage).toHaveBeenCalledWith(pack({ type: 'reveal', blockId: 'h' }), window.location.origin)
  })
})
