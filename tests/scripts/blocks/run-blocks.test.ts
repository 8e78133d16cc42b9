import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runBlocks } from '../../../scripts/blocks/run-blocks.ts'
import { entry, pageEntry } from '../../factories/cms.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-blocks-'))
  const bad = entry('h', 'headline', { text: 'x'.repeat(200) })
  const locales = [{ code: 'en', fallbackCode: null, default: true }]
  await writeFile(join(folder, 'export.json'), JSON.stringify({ locales, assets: [], entries: [pageEntry('p', {}, ['h', 'gone'])] }))
  await writeFile(join(folder, 'h.json'), JSON.stringify({ ...bad, sys: { ...bad.sys, type: 'Entry' } }))
})
afterAll(() => rm(folder, { recursive: true }))

const run = async (...argv: readonly string[]) => {
  const printed: string[] = []
  const complained: string[] = []
  const code = await runBlocks(argv, {
    root: project,
    env: {},
    print: (text) => void printed.push(text),
    complain: (text) => void complained.push(text),
  })
  return { code, printed: printed.join('\n'), complained: complained.join('\n') }
}

describe('npm run blocks', () => {
  it('lists its commands, and each of them says what it does', async () => {
    const { code, printed } = await run('--help')
    expect(code).toBe(0)
    for (const command of ['new', 'list', 'lint', 'types', 'docs', 'migrate', 'release', 'size']) {
      expect(printed).toContain(`  ${command} `)
      const help = await run(command, '--help')
      expect([help.code, help.printed]).toEqual([0, expect.stringContaining(`npm run blocks ${command}`)])
    }
  })

  it('exits with 2 for what it does not understand, and says what it does', async () => {
    expect(await run()).toMatchObject({ code: 2 })
    expect(await run('constructor')).toMatchObject({ code: 2, complained: expect.stringContaining('no command "constructor"') })
    expect(await run('list', '--colour')).toMatchObject({ code: 2, complained: expect.stringContaining('npm run blocks list') })
    expect(await run('list', '--format', 'xml')).toMatchObject({ code: 2, complained: expect.stringContaining('takes pretty, json') })
    expect(await run('new')).toMatchObject({ code: 2, complained: expect.stringContaining('Say one type') })
    expect(await run('lint', '--export', tmpdir() + '/nowhere')).toMatchObject({ code: 2 })
  })

  it('lists block types as a table and for programs', async () => {
    expect((await run('list', '--group', 'listing')).printed).toMatch(/^listing +Listing +\d+ +listing +use +top side bottom +listing$/m)
    expect(JSON.parse((await run('list', '--format', 'json')).printed)).toContainEqual(
      expect.objectContaining({ type: 'hero', group: 'content', hydrate: 'never', slots: ['buttons'], needs: [] }),
    )
  })

  it('finds nothing wrong with the schemas, fixtures and migrations of this release [BLOCK-57]', async () => {
    const { code, printed } = await run('lint')
    expect([code, printed]).toEqual([0, expect.stringContaining('0 errors')])
  })
})

describe('npm run blocks release', () => {
  it('records nothing while lint finds anything, a missing fixture as well', async () => {
    const root = await mkdtemp(join(folder, 'release-'))
    await cp(join(project, 'schemas'), join(root, 'schemas'), { recursive: true })
    const complained: string[] = []
    const complain = (text: string) => void complained.push(text)
    expect(await runBlocks(['release'], { root, env: {}, print: complain, complain })).toBe(1)
    expect(complained.join()).toContain('fixtureMissing')
    expect(await readdir(join(root, 'schemas/releases'))).toEqual(await readdir(join(project, 'schemas/releases')))
  })
})

describe('npm run blocks lint --export', () => {
  it('says of exported content what publishing would say, once for all sites and languages, and exits with 1 [BLOCK-57]', async () => {
    const { code, printed } = await run('lint', '--export', folder, '--format', 'json')
    expect(code).toBe(1)
    expect(JSON.parse(printed)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          severity: 'error',
          code: 'propInvalid',
          path: '/blocks/0/props/text',
          page: 'home',
          blockId: 'h',
          message: expect.stringContaining('at most 160'),
          sites: expect.arrayContaining(['ald-gb/en', 'ald-ae/ar']),
        }),
        expect.objectContaining({ severity: 'warning', code: 'missingEntry', page: 'home', blockId: 'p' }),
      ]),
    )
  })

  it('speaks to people and to code scanning too', async () => {
    expect((await run('lint', '--export', folder)).printed).toMatch(/^error +propInvalid {2}Home > Headline.*\n.*at most 160/m)
    const { runs } = JSON.parse((await run('lint', '--export', folder, '--format', 'sarif')).printed)
    expect(runs[0].tool.driver.rules).toContainEqual(expect.objectContaining({ id: 'propInvalid' }))
    expect(runs[0].results).toContainEqual(
      expect.objectContaining({
        ruleId: 'propInvalid',
        level: 'error',
        locations: [
          {
            physicalLocation: { artifactLocation: { uri: 'content/home' }, region: { startLine: 1 } },
            logicalLocations: [{ fullyQualifiedName: '/blocks/0/props/text', name: 'h' }],
          },
        ],
      }),
    )
  })

  it('does not read an empty folder as content without mistakes', async () => {
    const empty = await mkdtemp(join(folder, 'empty-'))
    expect(await run('lint', '--export', empty)).toMatchObject({ code: 2, complained: expect.stringContaining('no page') })
  })
})
