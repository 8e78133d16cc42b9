import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'))
})
afterAll(() => rm(folder, { recursive: true }))

const doctor = async (...args: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> => {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production' }
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/doctor.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, said: out + errors }
}

describe.concurrent('npm run doctor', { timeout: 600_000 }, () => {
  it('ends with 1 and says what is wrong with the variables of the shell', async () => {
    const { code, said } = await doctor('--offline')
    expect([code, said]).toEqual([1, expect.stringContaining('1. APP_ENV must be set, because NODE_ENV is production')])
  })

  it('ends with 0 where nothing is wrong with a file of variables, which counts instead of the shell’s', async () => {
    const file = join(folder, 'development.env')
    await writeFile(file, 'APP_ENV=development\nPORT=3100\n')
    const { code, said } = await doctor(file)
    expect([code, said]).toEqual([0, expect.stringMatching(/APP_ENV development, listening on 127\.0\.0\.1:3100[^]*Nothing is missing/)])
  })

  it('says everything that is wrong where a variable cannot be read and the shop’s folder is none', async () => {
    const file = join(folder, 'wrong.env')
    await writeFile(file, 'APP_ENV=development\nPORT=eighty\nSHOP=shops/none\nDEMO=on\n')
    const { code, said } = await doctor(file, '--offline')
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(
        /^Cannot be read: PORT\.[^]*3 to put right:[^]*PORT: [^]*DEMO must not be on beside SHOP[^]*shops\/none\/sites\.json/,
      ),
    ])
  })

  it('ends with 1 and a sentence where there is no such file', async () => {
    const { code, said } = await doctor(join(folder, 'none.env'))
    expect([code, said]).toEqual([1, expect.stringMatching(/^The file of variables cannot be read \(ENOENT\)\./)])
  })
})
