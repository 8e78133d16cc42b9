// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LATER } from '../../../../src/pipeline/document/later.ts'
import { startLater } from '../../../../src/pipeline/hydrate/start-later.ts'

const load = vi.fn(async () => undefined)
const links = () => [...document.querySelectorAll('link')].map(({ rel }) => rel)

beforeEach(() => {
  load.mockClear()
  document.head.innerHTML = `<link rel="${LATER}" href="/entry.js"><link rel="${LATER}" href="/kit.js">`
  document.body.innerHTML = '<img fetchpriority="high" src="/hero.webp">'
})

describe('the code of a page', () => {
  it('is fetched once the first pictures are there, all of it at once', async () => {
    const started = startLater(document, load)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([load.mock.calls.length, links()]).toEqual([0, [LATER, LATER]])
    document.querySelector('img')?.dispatchEvent(new Event('load'))
    await started
    expect(load).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/entry.js')
    expect(links()).toEqual(['modulepreload', 'modulepreload'])
  })

  it.each(['pointerdown', 'keydown', 'focusin'])('is fetched before that for who is quicker: %s', async (sign) => {
    const started = startLater(document, load)
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    await started
    expect(load).toHaveBeenCalledOnce()
  })

  it('does not wait for a picture that cannot be had', async () => {
    const started = startLater(document, load)
    document.querySelector('img')?.dispatchEvent(new Event('error'))
    await started
    expect(load).toHaveBeenCalledOnce()
  })
})
