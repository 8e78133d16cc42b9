import type { PlainClientAPI } from 'contentful-management'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ComposeDocument } from '../../../../schemas/api/compose.ts'
import type { ComposeHistory } from '../../../../schemas/api/compose-history.ts'
import { rateWindows } from '../../../../server/database/schema/commerce.ts'
import { HOST, pageOf, type ComposeApi } from '../compose-shop.ts'
import { GROUPS, startProgramShop, type ProgramClient, type ProgramShop } from './program-shop.ts'

interface Block {
  readonly id: string
  readonly type: string
  readonly slots: Readonly<Record<string, readonly string[]>>
  readonly text: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}
interface Findings {
  readonly canPublish: boolean
  readonly problems: readonly {
    readonly code: string
    readonly block: string
    readonly path: string
    readonly mend: string
    readonly text: { readonly message: string }
  }[]
}
interface Read {
  readonly revision: string
  readonly page: { readonly blocks: readonly Block[] }
  readonly findings: Findings
}
interface Saved {
  readonly revision: string
  readonly saved: readonly string[]
  readonly isRepeated: boolean
}

/** Entry that the CMS does not save. */
let failsAt: string | undefined
const failing = (real: PlainClientAPI): PlainClientAPI => ({
  ...real,
  entry: {
    ...real.entry,
    update: async (params, data, ...rest) => {
      if (params.entryId === failsAt) throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
      return real.entry.update(params, data, ...rest)
    },
  } as PlainClientAPI['entry'],
})

let programs: ProgramShop
let writer: ProgramClient
let reader: ProgramClient
let made = 0
let page = ''
let words = ''
beforeAll(async () => {
  programs = await startProgramShop({ management: failing })
  writer = await programs.connect((await programs.makeKey('ed')).secret)
  reader = await programs.connect((await programs.makeKey('pat', { rights: [] })).secret)
})
afterAll(() => programs.close())
beforeEach(async () => {
  await programs.shop.contentful.runtime.database.delete(rateWindows)
  made += 1
  ;[page, words] = [`page-${made}`, `words-${made}`]
  await programs.shop.make(words, 'headline', { text: 'One' })
  await programs.shop.make(page, 'page', pageOf(page, [words]))
})

const read = (id = page): Promise<Read> => writer.call('read_page', { page: id })
const setText = (value: unknown, block = words) => ({ op: 'set', block, field: 'text', value })
const key = (): string => `save-${made}-key`
const documentOf = async (): Promise<ComposeDocument> => (await programs.api.get(`/pages/${page}`, await programs.as('ed'))).json()

describe('the tools', () => {
  it('say what they do: which only read, which may be tried again, and that none destroys or reaches beyond the shop', async () => {
    const { tools } = await writer.client.listTools()
    const hints = Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations]))
    const reads = [
      'list_pages',
      'list_blocks',
      'read_block_schema',
      'find_products',
      'find_pictures',
      'read_page',
      'propose_patch',
      'preview_patch',
      'read_publish_request',
    ]
    const writes = ['create_page', 'save_draft', 'request_publish']
    expect(Object.keys(hints).toSorted()).toEqual([...reads, ...writes].toSorted())
    for (const name of reads) expect([name, hints[name]?.readOnlyHint]).toEqual([name, true])
    for (const name of writes) expect([name, hints[name]?.readOnlyHint]).toEqual([name, false])
    for (const { annotations, inputSchema, outputSchema, description = '' } of tools) {
      expect(annotations).toMatchObject({ destructiveHint: false, openWorldHint: false })
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
      expect(outputSchema).toMatchObject({ type: 'object' })
      expect(description.length).toBeLessThan(420)
    }
  })

  it('list pages by words, with their state and the way to go on', async () => {
    const answer = await writer.call<{ pages: readonly object[]; total: number }>('list_pages', { search: page.toUpperCase() })
    expect(answer).toMatchObject({ total: 1, pages: [{ id: page, path: `/${page}`, state: 'draft', text: { title: page } }] })
    expect(await writer.call('list_pages', { search: 'page-', skip: made })).toEqual({ pages: [], total: made })
  })

  it('read a page as a tree with ids, fields, revision and the gate’s sentences, and the schema of each type', async () => {
    const answer = await read()
    expect(answer.page.blocks).toEqual([
      { id: page, type: 'page', slots: { blocks: [words] }, text: expect.objectContaining({ title: { en: page } }) },
      { id: words, type: 'headline', slots: {}, text: { text: { en: 'One' } } },
    ])
    expect(answer.findings.canPublish).toBe(true)
    expect(await writer.call('read_block_schema', { type: 'headline' })).toMatchObject({
      schema: { properties: { text: { maxLength: 160 } } },
    })
    expect(await writer.refused('read_block_schema', { type: 'hologram' })).toMatchObject({ code: 'NOT_FOUND' })
    const { blocks } = await writer.call<{ blocks: readonly { type: string }[] }>('list_blocks')
    expect(blocks.map(({ type }) => type)).toContain('accordion')
  })

  it('try a change in memory: the page as it would be, new ids that a save keeps, and nothing written', async () => {
    const before = await programs.shop.versions()
    const { revision } = await read()
    const operations = [
      { op: 'add', type: 'button-group', into: page, slot: 'blocks', index: 0, as: 'group' },
      { op: 'add', type: 'button', into: 'group', slot: 'buttons', index: 0, as: 'button', fields: { label: 'To the sale' } },
      { op: 'move', block: words, into: page, slot: 'blocks', index: 0 },
    ]
    const tried = await writer.call<{ made: Record<string, string>; page: Read['page'] }>('propose_patch', { page, revision, operations })
    expect(tried.page.blocks[0]?.slots['blocks']).toEqual([words, tried.made['group']])
    expect(await programs.shop.versions()).toEqual(before)
    const saved = await writer.call<Saved>('save_draft', { page, revision, operations, idempotencyKey: key() })
    expect(saved.saved).toEqual(expect.arrayContaining([tried.made['group'], tried.made['button'], page]))
    expect((await read()).page.blocks[0]?.slots['blocks']).toEqual([words, tried.made['group']])
  })

  it('answer what the gate says of a patch, with its path and a way to mend it', async () => {
    const { revision } = await read()
    const { findings } = await writer.call<{ findings: Findings }>('propose_patch', {
      page,
      revision,
      operations: [setText('x'.repeat(161))],
    })
    expect(findings.canPublish).toBe(false)
    expect(findings.problems).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        code: 'propInvalid',
        block: words,
        field: 'text',
        path: '/blocks/0/props/text',
        mend: 'The message says what the field takes.',
        text: { where: expect.any(String), message: expect.stringContaining('160') },
      }),
    )
  })

  it.each([
    ['a block that the page has not', { op: 'remove', block: 'elsewhere' }, 'the page has no block elsewhere'],
    [
      'a field that the type has not',
      { op: 'set', block: 'words', field: 'colour', value: 'red' },
      'no field colour. It has: text, level, align',
    ],
    ['a slot that holds blocks', { op: 'set', block: 'page', field: 'blocks', value: [] }, 'use add, move and remove'],
    ['a place that is none', { op: 'add', type: 'headline', into: 'words', slot: 'blocks' }, 'has no slot blocks'],
    ['a type that there is not', { op: 'add', type: 'hologram', into: 'page', slot: 'blocks' }, 'no block type hologram'],
    ['a locale that there is not', { op: 'set', block: 'words', field: 'text', locale: 'xx', value: 'x' }, 'the space has no locale xx'],
  ])('say which operation cannot be done and why, and change nothing: %s', async (_what, operation, reason) => {
    const before = await programs.shop.versions()
    const { revision } = await read()
    const named = JSON.parse(JSON.stringify(operation).replaceAll('"words"', `"${words}"`).replaceAll('"page"', `"${page}"`))
    const input = { page, revision, operations: [setText('Two'), named] }
    for (const refusal of [
      await writer.refused('propose_patch', input),
      await writer.refused('save_draft', { ...input, idempotencyKey: key() }),
    ]) {
      expect(refusal.code).toBe('PATCH')
      expect(refusal.message).toContain('Operation 1')
      expect(refusal.message).toContain(reason)
    }
    expect(await programs.shop.versions()).toEqual(before)
  })

  it('say that there is no picture where no browser takes any', async () => {
    const { revision } = await read()
    const input = { page, revision, operations: [], site: 'ald-gb', language: 'en' }
    expect(await writer.call('preview_patch', input)).toMatchObject({ picture: 'none', why: expect.stringContaining('COMPOSE_BROWSER') })
  })

  it('find products and pictures by words', async () => {
    expect(await writer.call('find_pictures')).toMatchObject({ pictures: [], total: 0 })
    expect(await writer.refused('find_products', { site: 'none', language: 'en', search: '' })).toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('make a page from a template once: its address is taken then', async () => {
    const wish = { title: 'Summer', path: `/summer-${made}`, template: 'questions' }
    const { page: id } = await writer.call<{ page: string }>('create_page', wish)
    expect((await read(id)).page.blocks.length).toBeGreaterThan(1)
    expect(await writer.refused('create_page', wish)).toMatchObject({ code: 'REFUSED' })
    expect(await reader.refused('create_page', { ...wish, path: '/other' })).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('a save', () => {
  it('is a save of hers: in the history, with the program’s name beside hers', async () => {
    const { revision } = await read()
    await writer.call('save_draft', { page, revision, operations: [setText('Two')], idempotencyKey: key() })
    const history: ComposeHistory = (await programs.api.get(`/pages/${page}/history`, await programs.as('ed'))).json()
    expect(history.edits).toMatchObject([
      { user: 'ed Marsh (Writer)', entryId: words, changes: [{ field: 'text', before: 'One', after: 'Two' }] },
    ])
    const document = await documentOf()
    const { sys, fields } = document.entries[words] ?? { sys: { version: 0 }, fields: {} }
    const by = { version: sys.version, fields: { ...fields, text: { en: 'By hand' } }, pageId: page }
    await programs.api.send('PUT', `/entries/${words}`, by, await programs.as('ed'))
    const after: ComposeHistory = (await programs.api.get(`/pages/${page}/history`, await programs.as('ed'))).json()
    expect(after.edits.map(({ user }) => user)).toEqual(['ed Marsh', 'ed Marsh (Writer)'])
  })

  it('is refused for a revision that is not the page’s any more, with the one that is', async () => {
    const { revision } = await read()
    await writer.call('save_draft', { page, revision, operations: [setText('Two')], idempotencyKey: `${key()}-1` })
    const refusal = await writer.refused('save_draft', { page, revision, operations: [setText('Three')], idempotencyKey: `${key()}-2` })
    expect(refusal.code).toBe('STALE')
    expect(refusal.message).toContain((await read()).revision)
    expect((await documentOf()).entries[words]?.fields['text']).toEqual({ en: 'Two' })
  })

  it('is done once by its idempotencyKey, also for two calls at once, and the key is for nothing else', async () => {
    const { revision } = await read()
    const input = {
      page,
      revision,
      operations: [setText('Two'), { op: 'add', type: 'headline', into: page, slot: 'blocks', fields: { text: 'New' } }],
      idempotencyKey: key(),
    }
    const both = await Promise.all([writer.call<Saved>('save_draft', input), writer.call<Saved>('save_draft', input)])
    expect(both[0].saved).toEqual(both[1].saved)
    const again = await writer.call<Saved>('save_draft', input)
    expect(again).toMatchObject({ isRepeated: true, saved: both[0].saved, revision: (await read()).revision })
    expect(
      Object.values((await documentOf()).entries)
        .map(({ sys }) => [sys.id === words, sys.version])
        .toSorted(),
    ).toEqual([
      [false, 1],
      [false, 2],
      [true, 2],
    ])
    expect(await writer.refused('save_draft', { ...input, operations: [setText('Else')] })).toMatchObject({ code: 'KEY_USED' })
  })

  it('is one save for processes that are asked at once', async () => {
    const { secret } = await programs.makeKey('ed')
    const other = await programs.shop.compose({ variables: GROUPS })
    const { revision } = await read()
    const args = { page, revision, operations: [setText('Two')], idempotencyKey: key() }
    const call = (api: ComposeApi) =>
      api.app.inject({
        method: 'POST',
        url: '/_compose/mcp',
        headers: { host: HOST, accept: 'application/json, text/event-stream', authorization: `Bearer ${secret}` },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'save_draft', arguments: args } },
      })
    const answers = await Promise.all([call(programs.api), call(other)])
    for (const answer of answers) expect(answer.json().result.structuredContent).toMatchObject({ saved: [words] })
    expect((await documentOf()).entries[words]?.sys.version).toBe(2)
  })

  it('that was cut off is completed by the same call', async () => {
    const { revision } = await read()
    const input = {
      page,
      revision,
      operations: [setText('Two'), { op: 'add', type: 'headline', into: page, slot: 'blocks', fields: { text: 'New' } }],
      idempotencyKey: key(),
    }
    failsAt = words
    expect(await writer.refused('save_draft', input)).toMatchObject({ code: 'UNAVAILABLE' })
    expect((await read()).page.blocks).toHaveLength(3)
    failsAt = undefined
    expect(await writer.call<Saved>('save_draft', input)).toMatchObject({ isRepeated: false, findings: { canPublish: true } })
    const { entries } = await documentOf()
    expect(Object.values(entries).map(({ fields: { text } }) => text?.['en'])).toEqual(expect.arrayContaining(['Two', 'New']))
    expect(Object.keys(entries)).toHaveLength(3)
    expect(await writer.call<Saved>('save_draft', input)).toMatchObject({ isRepeated: true })
  })

  it('needs a key that may save, whatever is asked', async () => {
    const { revision } = await read()
    const before = await programs.shop.versions()
    expect(await reader.refused('save_draft', { page, revision, operations: [setText('Two')], idempotencyKey: key() })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You may look but not edit.',
    })
    expect(await programs.shop.versions()).toEqual(before)
  })
})
