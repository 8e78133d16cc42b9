import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContentClient } from '../../../../src/clients/content/create-content-client.ts'
import { site } from '../../../factories/site.ts'

interface Answer {
  readonly status?: number
  readonly type?: string
  readonly body: string
}

const XML_REFUSAL = '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>'

let server: Server
let answer: Answer
let asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(answer.status ?? 200, { 'content-type': answer.type ?? 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())
beforeEach(() => {
  asked = []
})

const contentOf = (next: Answer) => {
  answer = next
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const request: typeof fetch = (path, init) => fetch(`${origin}${String(path)}`, init)
  return createContentClient({ site: site('gb'), language: 'en', build: 'b1', fetch: request })
}

describe('data files in the browser', () => {
  it('are asked for by site, language and build, and once however many want them [API-19]', async () => {
    const content = contentOf({ body: '{"content":[]}' })
    expect(await Promise.all([content.getNavigation(), content.getNavigation()])).toEqual([[], []])
    expect(asked).toEqual(['/data/navTree?siteTag=ald-gb&lang=en&cb=b1'])
  })

  it.each<[string, Answer]>([
    ['that is missing', { status: 404, body: '{"result":"NOT_FOUND"}' }],
    ['that comes back as a page', { type: 'text/html; charset=utf-8', body: '<!doctype html><title>Shop</title>' }],
    ['that comes back as a page and calls it JSON', { body: '\n<html></html>' }],
    ['that was cut off', { body: '{"content":[' }],
    ['that is another file', { body: '{"content":{"/old":"/new"}}' }],
    ['with parts of another kind', { body: '{"content":[{"slug":"women","children":{}}]}' }],
    ['whose server fails', { status: 500, body: '{}' }],
  ])('say of a file %s that it cannot be fetched [API-19]', async (_what, next) => {
    await expect(contentOf(next).getNavigation()).rejects.toThrow(/^Cannot fetch JSON file$/)
  })

  it.each<[string, Answer]>([
    ['403', { status: 403, body: '' }],
    ['403 in JSON', { status: 403, body: '{"message":"Forbidden"}' }],
    ['AccessDenied', { status: 400, type: 'application/xml', body: XML_REFUSAL }],
    ['AccessDenied as if all were well', { type: 'text/html', body: XML_REFUSAL }],
  ])('say of %s that a firewall refused it [API-20]', async (_what, next) => {
    const content = contentOf(next)
    const words = /^Blocked by WAF and cannot fetch JSON file$/
    await expect(content.getRedirects()).rejects.toThrow(words)
    await expect(content.getPage('home')).rejects.toThrow(words)
  })

  it('may speak of AccessDenied themselves', async () => {
    const redirects = { '/denied': '/AccessDenied' }
    expect(await contentOf({ body: JSON.stringify({ content: redirects }) }).getRedirects()).toEqual(redirects)
  })

  it('know no page where none is published, and say so where something else came instead', async () => {
    expect(await contentOf({ status: 404, body: '{"result":"NOT_FOUND"}' }).getPage('sale')).toBeUndefined()
    await expect(contentOf({ type: 'text/html', body: '<p>Hello</p>' }).getPage('sale')).rejects.toThrow('Cannot fetch JSON file')
  })

  it('are asked for again after a failure', async () => {
    const content = contentOf({ status: 500, body: '' })
    await expect(content.getNavigation()).rejects.toThrow()
    answer = { body: '{"content":[]}' }
    expect(await content.getNavigation()).toEqual([])
  })
})
