// @vitest-environment node
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const CONFIG = ['.oxlintrc.json', 'scripts/lint/time-reads.mjs']
const READS = [
  'export const at = Date.now()',
  'export const read = Date.now',
  'export const at = new Date()',
  'export const at = Date()',
  'export const at = performance.now()',
  'export const at = globalThis.Date.now()',
  'export const { now } = performance',
]
const ROOMS = ['src/site', 'server/commerce', 'platform/payments', 'block-registry/hero', 'composer/editor', 'demo/content']
const WALL_TIME = "import { wallTime } from '../../src/lib/clock.ts'\nexport const at = wallTime()"

/** Sources by the rule that refuses them; the linter's own way to write it. */
const REFUSED: Readonly<Record<string, readonly (readonly [file: string, code: string])[]>> = {
  'vitrine(time-reads)': ROOMS.flatMap((room) => READS.map((code, index) => [`${room}/read-${index}.ts`, code] as const)),
  'eslint(no-restricted-imports)': [['server/commerce/wall-time.ts', WALL_TIME]],
  'typescript(no-explicit-any)': [['src/any.ts', 'export const read = (value: any): string => String(value)']],
  'typescript(no-non-null-assertion)': [['src/bang.ts', 'export const first = (list: string[]): string => list[0]!']],
  'eslint(no-empty)': [['src/catch.ts', 'export const run = (work: () => void): void => {\n  try {\n    work()\n  } catch {}\n}']],
  'eslint(no-unused-vars)': [['src/unused.ts', "const unused = 1\nexport const used = 'x'"]],
  'eslint(no-console)': [['server/said.ts', "export const say = (): void => console.log('x')"]],
  'react-hooks(rules-of-hooks)': [
    [
      'src/hook.tsx',
      "import { useState } from 'react'\nexport const Late = (props: { readonly is: boolean }) => {\n  if (props.is) useState(0)\n  return null\n}",
    ],
  ],
  'react-hooks(exhaustive-deps)': [
    [
      'src/deps.tsx',
      "import { useEffect } from 'react'\nexport const Once = ({ say }: { readonly say: () => void }) => {\n  useEffect(() => say(), [])\n  return null\n}",
    ],
  ],
  'jsx-a11y(alt-text)': [['block-registry/hero/alt.tsx', 'export const Picture = () => <img src="/a.webp" />']],
}

const ACCEPTED: readonly (readonly [file: string, code: string])[] = [
  ['src/lib/clock.ts', 'export const at = Date.now()'],
  ['server/clock.ts', 'export const at = new Date()'],
  ['server/commerce/elapsed.ts', WALL_TIME.replace('wallTime }', 'elapsed as wallTime }')],
  ['server/commerce/given.ts', 'export const at = (time: number): Date => new Date(time)'],
  ['scripts/said.mjs', "console.log('x', Date.now())"],
  ['e2e/fixture.ts', "export const give = async (_: object, use: (value: string) => Promise<void>): Promise<void> => use('x')"],
]

let folder = ''
let refusals: readonly { readonly code: string; readonly filename: string }[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-'))
  const sources = [...Object.values(REFUSED).flat(), ...ACCEPTED]
  for (const file of CONFIG) await cp(file, join(folder, file), { recursive: true })
  for (const [file, code] of sources) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `${code}\n`)
  }
  const program = join(process.cwd(), 'node_modules/oxlint/bin/oxlint')
  const report = await new Promise<string>((resolve) => {
    // Ends with 1 where it refuses anything.
    execFile(process.execPath, [program, '--format', 'json', '.'], { cwd: folder, maxBuffer: 2 ** 24 }, (_, output) => resolve(output))
  })
  refusals = JSON.parse(report).diagnostics
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const rulesBrokenBy = (file: string): readonly string[] => refusals.filter(({ filename }) => filename === file).map(({ code }) => code)

it.each(Object.entries(REFUSED))('lint refuses by its rule %s', (rule, sources) => {
  for (const [file] of sources) expect(rulesBrokenBy(file), file).toContain(rule)
})

it('lint accepts the clocks themselves, a given time, and what scripts print', () => {
  for (const [file] of ACCEPTED) expect(rulesBrokenBy(file), file).toEqual([])
})
