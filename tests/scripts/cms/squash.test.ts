import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { squash } from '../../../scripts/cms/commands/squash.ts'
import { listMigrations, loadMigration } from '../../../scripts/cms/list-migrations.ts'
import { replayMigrations } from '../../../scripts/cms/replay-migrations.ts'
import { projectPath } from '../../../server/paths.ts'

/** Within the project, whose steps import what is beside them. */
const project = (): string => {
  mkdirSync(projectPath('test-results'), { recursive: true })
  const root = mkdtempSync(projectPath('test-results', 'squash-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync(projectPath('cms-migrations'), join(root, 'cms-migrations'), { recursive: true })
  return root
}
const said: string[] = []
const io = (root: string) => ({
  root,
  env: {},
  print: (text: string) => void said.push(text),
  complain: (text: string) => void said.push(text),
})
const modelOf = async (root: string) =>
  replayMigrations(await Promise.all(listMigrations(new URL('cms-migrations/', pathToFileURL(`${root}/`))).map(loadMigration)))

describe('npm run cms squash', () => {
  it('leaves one file that leads to the same content model, and the steps after it', async () => {
    const root = project()
    const before = await modelOf(root)
    expect(await squash.run(['0025'], io(root))).toBe(0)
    expect(readdirSync(join(root, 'cms-migrations')).sort()).toEqual(['0025-content-model.json', '0026-layout-of-pages.ts'])
    expect(await modelOf(root)).toEqual(before)
  })

  it('says which numbers there are where it is given another, and changes nothing', async () => {
    const root = project()
    const files = readdirSync(join(root, 'cms-migrations'))
    for (const number of ['9999', '', '0022']) expect(await squash.run([number], io(root))).toBe(1)
    expect(said.at(-1)).toContain('0023, 0024')
    expect(readdirSync(join(root, 'cms-migrations'))).toEqual(files)
  })
})
