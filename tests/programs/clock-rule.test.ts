// @vitest-environment node
import { ESLint } from 'eslint'
import { expect, it } from 'vitest'

const eslint = new ESLint()
const rulesBrokenBy = async (code: string, filePath: string): Promise<readonly (string | null)[]> => {
  const [result] = await eslint.lintText(code, { filePath })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId)
}

it.each([
  'export const at = Date.now()',
  'export const read = Date.now',
  'export const at = new Date()',
  'export const at = Date()',
  'export const at = performance.now()',
  'export const at = globalThis.Date.now()',
  'export const { now } = performance',
])('lint refuses to read the platform’s time outside the clocks: %s', async (code) => {
  for (const file of ['src/site/some.ts', 'server/commerce/some.ts', 'platform/payments/some.ts', 'block-registry/hero/some.tsx'])
    expect(await rulesBrokenBy(code, file)).toContain('no-restricted-syntax')
  expect(await rulesBrokenBy(code, 'server/clock.ts')).not.toContain('no-restricted-syntax')
})

it('lint refuses the machine’s own time on the server, where tests and `/_test/clock` move it', async () => {
  const code = "import { wallTime } from '../../src/lib/clock.ts'\nexport const at = wallTime()"
  expect(await rulesBrokenBy(code, 'server/commerce/some.ts')).toEqual(['no-restricted-imports'])
  expect(await rulesBrokenBy(code.replace('wallTime }', 'elapsed as wallTime }'), 'server/commerce/some.ts')).toEqual([])
  expect(await rulesBrokenBy('export const at = (time: number): Date => new Date(time)', 'server/commerce/some.ts')).toEqual([])
})
