import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentFields } from 'contentful-management'
import { ensureLocales } from '../../scripts/cms/ensure-locales.ts'
import { modelOfBundle } from '../../scripts/cms/content-type-of-schema.ts'
import type { Problem } from '../../scripts/blocks/lint/problem.ts'
import { runCms } from '../../scripts/cms/run-cms.ts'
import type { Json } from '../../schemas/page.ts'
import { blockSchemas, commonSchemas, pageSchema, redirectSchema } from '../../src/content/block-schemas.ts'
import { isLink } from '../../src/content/cms-entry.ts'
import { linkTo } from '../factories/cms.ts'
import { startContentful, type ContentfulServer } from './contentful-server.ts'

let here: ContentfulServer
let there: ContentfulServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipboard-'))
  here = await startContentful()
  there = await startContentful()
  for (const server of [here, there]) {
    await ensureLocales(server.management)
    for (const type of ['page', 'accordion', 'accordion-panel', 'headline']) await makeType(server, type)
    await fill(server)
  }
}, 60_000)
afterAll(async () => {
  await Promise.all([here.close(), there.close()])
  await rm(folder, { recursive: true })
})

const cms = async ({ port }: ContentfulServer, ...argv: readonly string[]) => {
  const said: string[] = []
  const host = `http://localhost:${port}/contentful`
  const env = { APP_ENV: 'test', CONTENTFUL_HOST: host, CONTENTFUL_MANAGEMENT_HOST: host }
  const io = { root: '', print: (text: string) => said.push(text), complain: (text: string) => said.push(text), env }
  const code = await runCms(argv, io)
  return { code, said: said.join('\n') }
}

const model = modelOfBundle({ page: pageSchema, redirect: redirectSchema, blocks: Object.fromEntries(blockSchemas), common: commonSchemas })

/** A content type as the migrations make it. */
const makeType = async ({ management }: ContentfulServer, contentTypeId: string): Promise<void> => {
  const { name = '', fields = [] } = model.get(contentTypeId) ?? {}
  const columns = fields.map(({ id, options }) => ({ id, ...options }) as ContentFields)
  const type = await management.contentType.createWithId({ contentTypeId }, { name, fields: columns })
  await management.contentType.publish({ contentTypeId }, type)
}

type Fields = Readonly<Record<string, Readonly<Record<string, Json>>>>

const make = async ({ management }: ContentfulServer, entryId: string, contentTypeId: string, fields: Fields): Promise<void> => {
  await management.entry.createWithId({ entryId, contentTypeId }, { fields: { ...fields } })
}

const page = (key: string, blocks: readonly string[]): Fields => ({
  title: { en: key },
  key: { en: key },
  kind: { en: 'landing' },
  blocks: { en: blocks.map((id) => linkTo(id)) },
})

const fill = async (server: ContentfulServer): Promise<void> => {
  await make(server, 'words', 'headline', { text: { en: 'Good evening', fr: 'Bonsoir' }, alignMobile: { en: 'center' } })
  await make(server, 'panel', 'accordion-panel', { title: { en: 'Delivery' }, body: { en: [linkTo('words')] } })
  await make(server, 'questions', 'accordion', { heading: { en: 'Questions' }, panels: { en: [linkTo('panel')] } })
  await make(server, 'about', 'page', page('landing/about', ['questions']))
  await make(server, 'help', 'page', page('landing/help', ['words']))
}

const listOf = (fields: object, name: string): readonly string[] => {
  const list = (fields as Fields)[name]?.['en']
  return (Array.isArray(list) ? list : []).flatMap((link: Json) => (isLink(link) ? [link.sys.id] : []))
}

describe('a block', () => {
  it('is named by the list of a page’s blocks', async () => {
    const { code, said } = await cms(here, 'copy', 'landing/about')
    expect([code, said.split('\n')]).toEqual([
      0,
      ['Accordion “Questions”  questions', '  Accordion panel “Delivery”  panel', '    Headline “Good evening”  words'],
    ])
  })

  it('is copied on one page and pasted on another of the same space and of another one, as drafts, in every language', async () => {
    const file = join(folder, 'blocks.json')
    expect(await cms(here, 'copy', 'landing/about', 'questions', '--out', file)).toMatchObject({ code: 0 })
    for (const server of [here, there]) {
      const before = await server.management.entry.get({ entryId: 'panel' })
      const { code, said } = await cms(server, 'paste', 'landing/help', '--before', 'words', '--from', file)
      expect([code, said]).toEqual([0, expect.stringMatching(/^(?:.|\n)*3 drafts made: [0-9a-f]{22}$/)])
      const help = await server.management.entry.get({ entryId: 'help' })
      const [pasted = '', last] = listOf(help.fields, 'blocks')
      expect(last).toBe('words')
      const [panelId = ''] = listOf((await server.management.entry.get({ entryId: pasted })).fields, 'panels')
      const [wordsId = ''] = listOf((await server.management.entry.get({ entryId: panelId })).fields, 'body')
      const words = await server.management.entry.get({ entryId: wordsId })
      expect(words.fields).toEqual({ text: { en: 'Good evening', fr: 'Bonsoir' }, alignMobile: { en: 'center' } })
      expect([words.sys.publishedVersion, help.sys.publishedVersion]).toEqual([undefined, undefined])
      expect(await server.management.entry.get({ entryId: 'panel' })).toEqual(before)
    }
  })

  it('that does not fit is refused in words before anything is written', async () => {
    const file = join(folder, 'words.json')
    await cms(here, 'copy', 'landing/help', 'words', '--out', file)
    const count = async (): Promise<number> => (await there.management.entry.getMany({})).total
    const before = await count()
    const { code, said } = await cms(there, 'paste', 'landing/about', '--into', 'questions.panels', '--from', file, '--format', 'json')
    expect(code).toBe(1)
    const errors = (JSON.parse(said) as readonly Problem[]).filter(({ severity }) => severity === 'error')
    expect(errors).toMatchObject([{ code: 'slotNotAllowed', page: 'landing/about', blockId: 'questions' }])
    const copied = await readFile(file, 'utf8')
    await writeFile(file, copied.replace('"text"', '"words"'))
    expect(await cms(there, 'paste', 'landing/about', '--from', file)).toMatchObject({
      code: 1,
      said: expect.stringContaining('no field words'),
    })
    expect(await count()).toBe(before)
  })

  it('needs a page, one position, and something to paste', async () => {
    const file = join(folder, 'none.json')
    await writeFile(file, 'Hello')
    expect((await cms(here, 'copy')).code).toBe(2)
    expect(await cms(here, 'copy', 'landing/nowhere')).toMatchObject({ code: 2, said: expect.stringContaining('no page with the key') })
    expect((await cms(here, 'paste', 'landing/help', '--before', 'a', '--after', 'b', '--from', file)).code).toBe(2)
    expect(await cms(here, 'paste', 'landing/help', '--from', file)).toMatchObject({
      code: 2,
      said: expect.stringContaining('This is no JSON'),
    })
  })
})
