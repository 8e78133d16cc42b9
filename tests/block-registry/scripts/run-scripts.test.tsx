// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixtureNode } from '../../../block-registry/fixture.ts'
import { runScripts } from '../../../block-registry/scripts/run-scripts.ts'
import { Scripts } from '../../../block-registry/scripts/scripts.tsx'
import type { Report } from '../../../src/lib/report.ts'
import { catchReports } from '../../setup/reports.ts'
import { render } from '../../setup/render.tsx'

let reports: Report[] = []
let restore: () => void = () => undefined

beforeEach(() => {
  reports = []
  restore = catchReports((entry) => reports.push(entry))
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      text = ''
      replaceSync = (text: string) => void (this.text = text)
    },
  )
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true })
})
afterEach(() => {
  cleanup()
  restore()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
  Reflect.deleteProperty(window, 'snippetRan')
})

let count = 0
/** Scripts are loaded once a page, so each test has its own. */
const own = (name: string): string => `/scripts/${name}-${(count += 1)}.js`
const tags = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
const asked = () => tags().map((tag) => tag.getAttribute('src'))
const settle = async (type: 'load' | 'error', src: string) => {
  tags()
    .find((tag) => tag.getAttribute('src') === src)
    ?.dispatchEvent(new Event(type))
  await new Promise((resolve) => setTimeout(resolve))
}
const SNIPPET = 'window.snippetRan = true'
const hasRun = () => 'snippetRan' in window
const sheets = () => document.adoptedStyleSheets.length

describe('a scripts block', () => {
  it('loads its scripts one after another, then runs the snippet and adds the styles [SCRIPT-01]', async () => {
    const [first, second] = [own('a'), own('b')]
    runScripts({ files: [first, second].map((src) => ({ src, isAsync: false })), inlineJs: SNIPPET, inlineCss: 'b {}' })
    expect(asked()).toEqual([first])
    await settle('load', first)
    expect(asked()).toEqual([first, second])
    expect(hasRun()).toBe(false)
    expect(sheets()).toBe(0)
    await settle('load', second)
    expect(sheets()).toBe(1)
  })

  it('does not wait for an async script before the next, but before the snippet [SCRIPT-01]', async () => {
    const [first, second] = [own('a'), own('b')]
    runScripts({
      files: [
        { src: first, isAsync: true },
        { src: second, isAsync: false },
      ],
      inlineJs: '',
      inlineCss: 'b {}',
    })
    await vi.waitFor(() => expect(asked()).toEqual([first, second]))
    await settle('load', second)
    expect(sheets()).toBe(0)
    await settle('load', first)
    expect(sheets()).toBe(1)
  })

  it('leaves out a script that cannot be had, says so with severity 2, and goes on [SCRIPT-02]', async () => {
    const [gone, there] = [own('gone'), own('there')]
    runScripts({ files: [gone, there].map((src) => ({ src, isAsync: false })), inlineJs: '', inlineCss: 'b {}' })
    await settle('error', gone)
    expect(reports).toEqual([{ code: 'scriptFailed', message: 'Can not load script', severity: 2, details: { src: gone } }])
    await settle('load', there)
    expect(sheets()).toBe(1)
  })

  it('stops where its page is left: nothing more starts, and its styles go', async () => {
    const [first, second] = [own('a'), own('b')]
    const stop = runScripts({ files: [first, second].map((src) => ({ src, isAsync: false })), inlineJs: '', inlineCss: 'b {}' })
    stop()
    await settle('load', first)
    expect(asked()).not.toContain(second)
    const alone = runScripts({ files: [], inlineJs: '', inlineCss: 'b {}' })
    await vi.waitFor(() => expect(sheets()).toBe(1))
    alone()
    expect(sheets()).toBe(0)
  })

  it('waits until the shopper agrees to what it does [BLOCK-51]', async () => {
    const src = own('survey')
    const inside = { scripts: [fixtureNode('script-file', { src, async: false })] }
    const view = { id: 's', slots: { scripts: null }, inside, position: { index: 0, isAboveFold: false }, meta: {}, data: {} }
    const block = (consent: 'necessary' | 'statistics') => <Scripts {...view} props={{ consent, inlineJs: '', inlineCss: '' }} />
    render(block('statistics'))
    expect(asked()).toEqual([])
    cleanup()
    render(block('necessary'))
    expect(asked()).toEqual([src])
  })
})
