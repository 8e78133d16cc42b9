// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BrowserError } from '../../../../schemas/api/browser-error.ts'
import { CommerceError } from '../../../../src/clients/commerce/commerce-client.ts'
import { createSender } from '../../../../src/pipeline/errors/create-sender.ts'

const BOOT = '<script type="application/json" id="boot">{"build":"b1","site":{"siteTag":"ald-gb"}}</script>'
const SOURCE = '<script data-errors="/e.js"></script>'

let sent: BrowserError[] = []
const senderOf = () => createSender(document, (report) => sent.push(report))

beforeEach(() => {
  sent = []
  document.body.innerHTML = `${SOURCE}${BOOT}<main data-kind="product"></main>`
  vi.stubGlobal('navigator', { webdriver: false, userAgent: 'Mozilla/5.0 Chrome/140.0' })
})

const thrown = (message: string, stack = `Error: ${message}\n    at sell (https://shop.example/assets/kit-abc1234.js:1:200)`): Error =>
  Object.assign(new Error(message), { stack })
const errorOf = (error: Error) => ({ type: 'error', target: window, message: error.message, error })

describe('a report of what failed', () => {
  it('says where it failed: release, site, kind of page, stack, and an incident [THIRD-07]', () => {
    senderOf()(errorOf(thrown('No price')))
    expect(sent).toEqual([
      {
        incident: expect.stringMatching(/^E-[0-9A-F]{8}$/),
        release: 'b1',
        siteTag: 'ald-gb',
        pageKind: 'product',
        code: 'error',
        severity: 2,
        message: 'Error: No price',
        stack: 'at sell (https://shop.example/assets/kit-abc1234.js:1:200)',
      },
    ])
  })

  it('names the block that failed, by id and type [CHUNK-06]', () => {
    const details = { id: 'b7', type: 'hero', version: 1, cause: 'Error: No picture' }
    const detail = { code: 'blockFailed', message: 'Block hero failed', severity: 2, details, thrown: thrown('No picture') }
    senderOf()(new CustomEvent('report', { detail }))
    expect(sent[0]).toMatchObject({ code: 'blockFailed', block: { id: 'b7', type: 'hero' }, severity: 2 })
    expect(sent[0]?.message).toBe('Block hero failed: Error: No picture')
    expect(sent[0]?.stack).toContain('kit-abc1234.js:1:200')
  })

  it('has the incident of the call that failed in the server', () => {
    const error = new CommerceError(500, { code: 'SERVER_ERROR', message: 'Something went wrong', incident: 'E-0123ABCD' })
    senderOf()(new CustomEvent('report', { detail: { code: 'orderFailed', message: 'No order', details: { cause: String(error) } } }))
    expect(sent[0]?.incident).toBe('E-0123ABCD')
  })

  it('has the incident that the shopper is shown, each time another one', () => {
    const send = senderOf()
    for (const incident of ['E-0123ABCD', 'E-0123ABCE'])
      send(new CustomEvent('report', { detail: { code: 'cart.add', message: 'Cart add failed', details: { code: 'TIMEOUT', incident } } }))
    expect(sent.map(({ incident }) => incident)).toEqual(['E-0123ABCD', 'E-0123ABCE'])
  })

  it('is made of a promise that nobody handles', () => {
    senderOf()({ type: 'unhandledrejection', target: window, ...{ reason: thrown('No bag') } })
    expect(sent[0]).toMatchObject({ code: 'rejected', message: 'Error: No bag' })
  })

  it('says "Can not load script" with severity 2, once for the file and for who asked for it [SCRIPT-02]', () => {
    const send = senderOf()
    const script = document.createElement('script')
    script.src = 'https://vendor.example/reviews.js?shopper=ann'
    send({ type: 'error', target: script })
    const details = { src: 'https://vendor.example/reviews.js?shopper=ann' }
    send(new CustomEvent('report', { detail: { code: 'scriptFailed', message: 'Can not load script', severity: 2, details } }))
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ message: 'Can not load script', severity: 2, resource: 'https://vendor.example/reviews.js' })
  })

  it('keeps the incident that the page of a failed start shows [BOOT-14]', () => {
    const cause = new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/entry.js')
    senderOf()(errorOf(new Error('[startBlocked] E-0123ABCD', { cause })))
    expect(sent[0]).toMatchObject({ incident: 'E-0123ABCD', code: 'startBlocked', severity: 1 })
  })

  it('that does not reach the server is dropped, and is no failure of its own', async () => {
    const rejected = vi.fn()
    process.on('unhandledRejection', rejected)
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', fetch)
    createSender(document)(errorOf(thrown('No price')))
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', rejected)
    expect([fetch.mock.calls.length, rejected.mock.calls.length]).toEqual([1, 0])
  })

  it('is sent once however often the same fails, and ten times a page', () => {
    const send = senderOf()
    for (let index = 0; index < 3; index += 1) send(errorOf(thrown('The same')))
    expect(sent).toHaveLength(1)
    for (let index = 0; index < 30; index += 1) send(errorOf(thrown(`Another ${index}`)))
    expect(sent).toHaveLength(10)
  })

  it('holds no query, no e-mail address and no id of a shopper, and is short', () => {
    const message = `GET https://shop.example/complete?utr=123&email=ann for ann@example.com of 0f8fad5b-d9cb-469f-a165-70867728950e ${'x '.repeat(900)}`
    senderOf()(errorOf(thrown(message)))
    expect(sent[0]?.message).toMatch(/^Error: GET https:\/\/shop\.example\/complete for <e-mail> of <id> x/)
    expect(sent[0]?.message).toHaveLength(500)
  })

  it.each([
    ['an extension’s script', thrown('x', 'Error: x\n    at f (chrome-extension://abcdef/content.js:1:2)')],
    ['an extension’s script in Firefox', thrown('x', 'f@moz-extension://abc/content.js:1:2')],
    ['an extension that was updated', thrown('Extension context invalidated.')],
    ['code that is gone with a deployment', thrown('Failed to fetch dynamically imported module: https://shop.example/assets/a.js')],
    ['code that is gone, in Safari', thrown('Importing a module script failed.')],
    ['a sheet of such code', thrown('Unable to preload CSS for /assets/a.css')],
  ])('is not made of %s [THIRD-07]', (_what, error) => {
    senderOf()(errorOf(error))
    expect(sent).toEqual([])
  })

  it.each([
    ['is driven by a program', { webdriver: true, userAgent: 'Mozilla/5.0 Chrome/140.0' }],
    ['is headless', { webdriver: false, userAgent: 'Mozilla/5.0 HeadlessChrome/140.0' }],
  ])('is not made in a browser that %s, unless the shop asks for it [THIRD-07]', (_what, browser) => {
    vi.stubGlobal('navigator', browser)
    senderOf()(errorOf(thrown('No price')))
    expect(sent).toEqual([])
    document.querySelector('script')?.setAttribute('data-headless', '')
    senderOf()(errorOf(thrown('No price')))
    expect(sent).toHaveLength(1)
  })

  it('says which picture did not load, less urgently', () => {
    document.body.insertAdjacentHTML('beforeend', '<div data-block="b1" data-type="hero"><img src="/images/gone.jpg?w=400"></div>')
    senderOf()({ type: 'error', target: document.querySelector('img') })
    expect(sent[0]).toMatchObject({ code: 'pictureFailed', severity: 3, block: { id: 'b1', type: 'hero' } })
    expect(sent[0]?.resource).toMatch(/\/images\/gone\.jpg$/)
  })
})
