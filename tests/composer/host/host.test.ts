// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { guardMessages, isShownBy, pathOf } from '../../../composer/host/host.ts'

const HOSTS = ['https://app.contentful.com']
const framed = (ancestors?: readonly string[]) =>
  ({ parent: {}, location: ancestors === undefined ? {} : { ancestorOrigins: ancestors } }) as unknown as Window

afterEach(() => vi.restoreAllMocks())

describe('where the composer runs', () => {
  it('is in a host where one of those that the shop names shows it', () => {
    expect(isShownBy(framed(HOSTS), HOSTS)).toBe(true)
    // The browser does not say; its policy let nobody else show it.
    expect(isShownBy(framed(), HOSTS)).toBe(true)
  })

  it('is alone in a window of its own, in a frame of somebody else, and in a shop that is no app', () => {
    const alone = { location: {} } as { parent?: unknown }
    alone.parent = alone
    expect(isShownBy(alone as Window, HOSTS)).toBe(false)
    expect(isShownBy(framed(['https://elsewhere.example', ...HOSTS]), HOSTS)).toBe(false)
    expect(isShownBy(framed(HOSTS), [])).toBe(false)
  })

  it('begins at a page of the composer, whatever the address says', () => {
    expect(['/pages/page-home', '/calendar', '/', '//elsewhere.example', '/pages/../x', '/pages/a?x', 7, undefined].map(pathOf)).toEqual([
      '/pages/page-home',
      '/calendar',
      ...Array.from({ length: 6 }, () => '/'),
    ])
  })
})

describe('messages to the frame', () => {
  it('reach the host’s library from the host and from the shop’s own frames alone', () => {
    const parent = { postMessage: () => undefined }
    vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window)
    guardMessages(window, HOSTS)
    const heard: string[] = []
    const hear = ({ data }: MessageEvent): void => void heard.push(String(data))
    window.addEventListener('message', hear)
    const send = (data: string, source: unknown, origin: string) =>
      window.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }))
    send('host', parent, 'https://app.contentful.com')
    send('parent that went elsewhere', parent, 'https://elsewhere.example')
    send('stranger', {}, 'https://app.contentful.com')
    send('canvas', {}, window.location.origin)
    window.removeEventListener('message', hear)
    expect(heard).toEqual(['host', 'canvas'])
  })
})
