import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGE_KINDS } from '../../schemas/page-kinds.ts'
import { runCms } from '../../scripts/cms/run-cms.ts'
import { startContentful, type ContentfulServer } from '../contracts/contentful-server.ts'

let server: ContentfulServer
beforeAll(async () => {
  server = await startContentful()
})
afterAll(() => server.close())

const run = async (...argv: readonly string[]) => {
  const said: string[] = []
  const complained: string[] = []
  const host = `http://localhost:${server.port}/contentful`
  const env = { APP_ENV: 'test', CONTENTFUL_HOST: host, CONTENTFUL_MANAGEMENT_HOST: host }
  const code = await runCms(argv, { root: '', print: (text) => said.push(text), complain: (text) => complained.push(text), env })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}

describe('npm run cms', () => {
  it('lists the commands, and exits with 2 for an unknown one', async () => {
    expect((await run('--help')).said).toContain('coverage')
    expect(await run('coverage', '--help')).toMatchObject({ code: 0, said: expect.stringContaining('--min <percent>') })
    expect(await run('sink')).toMatchObject({ code: 2, complained: expect.stringContaining('There is no command "sink"') })
    expect((await run('coverage', '--min', 'half')).code).toBe(2)
    expect((await run('coverage', '--site', 'nobody')).code).toBe(2)
  })

  it('finds the committed migrations complete (migration --check)', async () => {
    const { code, said } = await run('migration', '--check', '--format', 'json')
    expect([code, JSON.parse(said)]).toEqual([0, expect.objectContaining({ changes: 0 })])
  })

  it('says at once that no CMS answers, and how to start one', async () => {
    const nowhere = { APP_ENV: 'test', CONTENTFUL_HOST: 'http://localhost:1', CONTENTFUL_MANAGEMENT_HOST: 'http://localhost:1' }
    for (const [command = '', ...options] of [['migrate'], ['coverage', '--site', 'ald-ae']]) {
      const complained: string[] = []
      const io = { root: '', print: () => undefined, complain: (text: string) => void complained.push(text), env: nowhere }
      expect([await runCms([command, ...options], io), complained.join()]).toEqual([2, expect.stringContaining('Start the shop')])
    }
  })

  it('migrates an empty space, whose coverage can then be read', async () => {
    expect((await run('migrate')).said).toContain('Applied 0022-content-model')
    expect((await run('migrate', '--format', 'json')).said).toBe('{"applied":[]}')
    const { editorLayout } = await server.management.editorInterface.get({ contentTypeId: 'hero' })
    expect(editorLayout?.map(({ name }) => name)).toEqual(['Content', 'Settings', 'When and where'])
    expect(editorLayout?.at(2)?.items).toEqual([{ fieldId: 'meta' }, { fieldId: 'schemaVersion' }])
    const { code, said } = await run('coverage', '--site', 'ald-ae', '--format', 'json')
    expect(code).toBe(0)
    expect(JSON.parse(said)).toEqual({
      places: [
        { siteTag: 'ald-ae', language: 'en', texts: 0, missing: [], percent: 100 },
        { siteTag: 'ald-ae', language: 'ar', texts: 0, missing: [], percent: 100 },
      ],
    })
  }, 60_000)

  it('starter publishes a first page of every kind in a migrated space, once', async () => {
    expect((await run('starter')).said).toMatch(/^content seeded: \d+ pages/m)
    const { items } = await server.management.entry.getMany({ query: { content_type: 'page', limit: 1000 } })
    const kinds = items.map(({ fields }) => fields['kind'].en as unknown)
    expect(PAGE_KINDS.filter((kind) => !kinds.includes(kind))).toEqual(['menu', 'splash'])
    expect(items.every(({ sys }) => sys.publishedVersion !== undefined)).toBe(true)
    expect(await run('starter')).toMatchObject({ code: 0, said: 'The space was given its first pages before.' })
  }, 60_000)
})
