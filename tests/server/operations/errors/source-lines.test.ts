import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createSourceLines } from '../../../../server/operations/errors/source-lines.ts'
import { parseStack } from '../../../../server/operations/errors/parse-stack.ts'

/** The first five columns of the built file are line 5, column 3 of the source, those behind them line 6; its second line is another. */
const MAP = { version: 3, file: 'kit-abc1234.js', sources: ['../../../src/lib/price.ts'], names: [], mappings: 'AAIE,KACA;AAKA' }

const folder = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'maps-'))
  writeFileSync(join(directory, 'kit-abc1234.js.map'), JSON.stringify(MAP))
  return directory
}

const FORMS = [
  ['Chrome', 'TypeError: no\n    at sell (https://shop.example/assets/kit-abc1234.js:1:5)'],
  ['Chrome, without a name', '    at https://shop.example/assets/kit-abc1234.js:1:5'],
  ['Chrome, in an async function', '    at async sell (https://shop.example/assets/kit-abc1234.js:1:5)'],
  ['Firefox and Safari', 'sell@https://shop.example/assets/kit-abc1234.js:1:5'],
] as const

describe('the line of the sources where something failed', () => {
  it.each(FORMS)('is found from a stack of %s', async (_browser, stack) => {
    const [frame] = await createSourceLines(folder())(parseStack(stack))
    expect(frame).toMatchObject({ file: 'src/lib/price.ts', line: 5, column: 3, isOwn: true })
  })

  it('stays that of the built file where its map is not there, as of an older release', async () => {
    const [frame] = await createSourceLines(folder())(parseStack('at sell (https://shop.example/assets/old-1234567.js:1:7)'))
    expect(frame).toMatchObject({ function: 'sell', file: 'https://shop.example/assets/old-1234567.js', line: 1, column: 7 })
  })

  it('is never looked for outside the folder of the maps', async () => {
    const file = 'https://shop.example/assets/../../../etc/passwd.js'
    const [frame] = await createSourceLines(folder())(parseStack(`at x (${file}:1:1)`))
    expect(frame?.file).toBe(file)
  })
})
