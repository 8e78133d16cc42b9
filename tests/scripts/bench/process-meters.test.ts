import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fieldsOf, processMeters } from '../../../scripts/bench/process-meters.mjs'

describe('the meters of a process', () => {
  it('read a program whose name has brackets and blanks', () => {
    expect(fieldsOf('7 (a) b (c)) S 1 7')).toEqual([Number.NaN, 1, 7])
  })

  it.skipIf(!existsSync('/proc'))('count what its children take, those that have ended too', async () => {
    const before = processMeters(process.pid)
    const busy = spawn(process.execPath, ['-e', 'for (const end = Date.now() + 300; Date.now() < end;);'])
    await once(busy, 'exit')
    const after = processMeters(process.pid)
    expect((after?.cpuMs ?? 0) - (before?.cpuMs ?? 0)).toBeGreaterThan(0)
    expect((after?.pageFaults ?? 0) - (before?.pageFaults ?? 0)).toBeGreaterThan(100)
  })

  it('are none of a process that there is not', () => {
    expect(processMeters(2 ** 30)).toBeUndefined()
  })
})
