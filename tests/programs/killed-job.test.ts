import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connectPglite } from '../../server/database/connect.ts'
import { createJobProcess, letHoursPass, type NumberJob } from '../factories/job-process.ts'
import { until } from '../factories/mail-shop.ts'

it('leaves the job of a process that is killed to the next one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-jobs-'))
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/factories/working-process.ts', folder])
  const ended = new Promise((resolve) => child.once('close', resolve))
  await new Promise((resolve) => child.stdout.once('data', resolve))
  child.kill('SIGKILL')
  await ended
  const left = await connectPglite(folder)
  const seen: number[] = []
  const run = async (jobs: readonly NumberJob[]) => void seen.push(...jobs.map(({ number }) => number))
  const next = await createJobProcess(left, { run })
  await next.start()
  await letHoursPass(left)
  await next.maintain()
  await letHoursPass(left)
  await until(() => expect(seen).toEqual([7]))
  await next.stop()
  await left.close()
  await rm(folder, { recursive: true, force: true })
})
