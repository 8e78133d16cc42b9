// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchErrors, type Sign } from '../../../../src/pipeline/errors/watch-errors.ts'

const page = (html: string): Document => {
  document.head.innerHTML = html
  return document
}
const NAMED = '<script type="application/json" data-errors="/assets/errors.js"></script>'

const watched = (html = NAMED, take: (sign: Sign) => void = vi.fn()) => {
  const events = new EventTarget()
  const load = vi.fn(async (_address: string) => ({ createSender: () => take }))
  watchErrors(page(html), events, load)
  return { events, load, take }
}

afterEach(() => (document.head.innerHTML = ''))

describe('what fails in a page', () => {
  it('fetches the code that reports it with the first failure, and not before [THIRD-06]', async () => {
    const { events, load, take } = watched()
    expect(load).not.toHaveBeenCalled()
    events.dispatchEvent(new Event('error'))
    events.dispatchEvent(new Event('unhandledrejection'))
    events.dispatchEvent(new Event('report'))
    await vi.waitFor(() => expect(take).toHaveBeenCalledTimes(3))
    expect(load).toHaveBeenCalledExactlyOnceWith('/assets/errors.js')
  })

  it('is reported to nobody where the document names no code for it, as in test and internal use [THIRD-06]', () => {
    const { events, load } = watched('<script type="application/json"></script>')
    events.dispatchEvent(new Event('error'))
    expect(load).not.toHaveBeenCalled()
  })

  it('says a style sheet that failed before anybody listened', async () => {
    const { take } = watched(`${NAMED}<link rel="stylesheet" href="/gone.css"><link rel="stylesheet" href="/known.css" disabled>`)
    await vi.waitFor(() => expect(take).toHaveBeenCalledOnce())
    expect(take).toHaveBeenCalledWith({ type: 'broken', target: document.querySelector('link') })
  })

  it('is dropped where reporting it fails, so that no failure reports the next', async () => {
    const rejected = vi.fn()
    process.on('unhandledRejection', rejected)
    const { events, take } = watched(
      NAMED,
      vi.fn(() => {
        throw new Error('The sender is broken')
      }),
    )
    events.dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(take).toHaveBeenCalledOnce())
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', rejected)
    expect(rejected).not.toHaveBeenCalled()
  })
})
