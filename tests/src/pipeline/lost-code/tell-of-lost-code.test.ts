// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLostParts, isLost, watchLostCode } from '../../../../src/pipeline/lost-code/lost-code.ts'
import { forgetLostCode, tellOfLostCode } from '../../../../src/pipeline/lost-code/tell-of-lost-code.ts'
import { memoryStorage } from '../../../factories/memory-storage.ts'
import { catchReports } from '../../../setup/reports.ts'

let undo = (): void => undefined
const reported: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  undo = catchReports(({ message }) => reported.push(message))
})

afterEach(() => {
  undo()
  reported.length = 0
  document.body.replaceChildren()
  vi.useRealTimers()
})

const page = (storage: Storage | undefined = memoryStorage()) => {
  const reload = vi.fn()
  const clock = { now: 1_000_000 }
  const fresh = () =>
    tellOfLostCode({
      page: document,
      storage,
      reload,
      now: () => clock.now,
      translate: () => (key) => key,
      home: '/en/',
      sessionId: () => 'S-1',
    })
  return { storage, reload, clock, fresh }
}
const dialog = () => document.querySelector('dialog')
const LOST = new TypeError('Failed to fetch dynamically imported module: /assets/hero.js')

describe('a part of the page whose code does not come', () => {
  it('says the first time that the shop was updated, offers a reload, and reloads after two seconds [CHUNK-01] [CHUNK-03]', () => {
    const { fresh, reload } = page()
    fresh()('hero', LOST)
    expect(reported).toEqual(['Forced user to reload because of failed lazy module load'])
    expect(dialog()?.textContent).toContain('core.updating.title')
    vi.advanceTimersByTime(1_999)
    expect(reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(reload).toHaveBeenCalledTimes(1)
    dialog()?.querySelector('button')?.click()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('says the same of code and of a style sheet, each by its own code [CODE-06]', () => {
    const { fresh } = page()
    fresh()('hero', LOST)
    expect(dialog()?.textContent).toContain('codes.client.chunkLoadFailure')
    document.body.replaceChildren()
    page().fresh()('hero', new Error('Unable to preload CSS for /assets/hero.css'))
    expect(dialog()?.textContent).toContain('codes.client.stylesheetChunkLoadFailure')
  })

  it('leaves the second reload within ten minutes to the shopper, with her session’s id and the way home [CHUNK-02] [CHUNK-04] [CHUNK-08]', () => {
    const { fresh, reload, clock } = page()
    fresh()('hero', LOST)
    vi.runAllTimers()
    document.body.replaceChildren()
    clock.now += 599_999
    fresh()('tabs', LOST)
    vi.runAllTimers()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(dialog()?.textContent).toContain('core.refresh.text')
    expect(reported).toContain('A part of the page did not come')
    expect(dialog()?.querySelector('a')?.getAttribute('href')).toBe('/en/')
  })

  it('counts as the first again after ten minutes, and once the lost part has come [CHUNK-08]', () => {
    const { fresh, reload, clock, storage } = page()
    fresh()('hero', LOST)
    vi.runAllTimers()
    clock.now += 600_000
    fresh()('hero', LOST)
    vi.runAllTimers()
    expect(reload).toHaveBeenCalledTimes(2)
    forgetLostCode(storage, (name) => name === 'tabs')
    expect(storage?.getItem('lazyChunkReload')).toContain('hero')
    forgetLostCode(storage, (name) => name === 'hero')
    fresh()('hero', LOST)
    vi.runAllTimers()
    expect(reload).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['where the browser refuses storage', undefined],
    [
      'where its storage is full',
      {
        ...memoryStorage(),
        setItem: () => {
          throw new Error('full')
        },
      },
    ],
  ])('never reloads %s, since the second time could not be recognised [CHUNK-08]', (_where, storage) => {
    const reload = vi.fn()
    tellOfLostCode({ page: document, storage, reload, now: () => 0, translate: () => (key) => key, home: '/', sessionId: () => undefined })(
      'hero',
      LOST,
    )
    vi.runAllTimers()
    expect(reload).not.toHaveBeenCalled()
    expect(dialog()).not.toBeNull()
  })

  it.each([
    ['text that was typed', '<textarea>Dear shop</textarea>'],
    ['an e-mail address that was typed', '<input type="email" value="a@example.org">'],
    ['a request under way', '<button type="submit" aria-busy="true">Pay</button>'],
  ])('does not take away %s [CHUNK-08]', (_what, markup) => {
    const { fresh, reload } = page()
    document.body.innerHTML = markup
    fresh()('hero', LOST)
    vi.runAllTimers()
    expect(reload).not.toHaveBeenCalled()
    expect(dialog()?.textContent).toContain('core.refresh.keep')
    const buttons = [...(dialog()?.querySelectorAll('button') ?? [])]
    buttons[0]?.click()
    expect(dialog()).toBeNull()
  })

  it('is told once, whatever else is lost with it', () => {
    const { fresh } = page()
    const tell = fresh()
    tell('hero', LOST)
    tell('tabs', LOST)
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
  })
})

it('recognises the failure of an import by what its caller is given, and tells of parts lost before anybody could', () => {
  const events = new EventTarget()
  watchLostCode(events)
  const cause = new Error('gone')
  events.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: cause }))
  expect([isLost(cause), isLost(new Error('gone')), isLost('gone')]).toEqual([true, false, false])
  const parts = createLostParts()
  parts.add('hero', LOST)
  const told: string[] = []
  parts.tellBy((name) => told.push(name))
  parts.add('tabs', LOST)
  expect(told).toEqual(['hero', 'tabs'])
})
