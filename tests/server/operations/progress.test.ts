import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStep, type Step } from '../../../server/operations/progress.ts'
import { createTerminal } from '../../../server/operations/terminal.ts'

let written = ''
beforeEach(() => {
  written = ''
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const stepsOn = (output: { readonly isTTY?: boolean; readonly columns?: number }): Step =>
  createStep(createTerminal({ ...output, write: (text) => void (written += text) }))

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

describe('the steps of a start', () => {
  it('are a line each once they are done, with their time', async () => {
    const done = stepsOn({})('Opening the database', () => pause(1_200))
    await vi.advanceTimersByTimeAsync(1_200)
    await done
    expect(written).toBe('  Opening the database..........................   1200 ms\n')
  })

  it('say once after 5 s what is under way and how far it is, where lines cannot be shown anew', async () => {
    const step = stepsOn({})
    const both = Promise.all([
      step('Indexing for search', () => pause(12_000)),
      step('Publishing content', async (say) => {
        say('120 of 337 entries')
        await pause(30_000)
      }),
    ])
    await vi.advanceTimersByTimeAsync(29_000)
    const [first, ...others] = written.split('\n')
    expect(first).toBe('  Indexing for search, 5 s so far; Publishing content, 5 s so far (120 of 337 entries) ...')
    expect(others).toEqual([expect.stringMatching(/^ {2}Indexing for search\.+ +12000 ms$/), ''])
    await vi.advanceTimersByTimeAsync(1_000)
    await both
  })

  it('count on in the same line of a terminal, which the next line takes the place of', async () => {
    const done = stepsOn({ isTTY: true, columns: 30 })('Publishing content', () => pause(6_500))
    await vi.advanceTimersByTimeAsync(6_500)
    await done
    expect(written.split('\r\u001b[K')).toEqual([
      '',
      '  Publishing content, 5 s so ',
      '  Publishing content, 6 s so ',
      expect.stringMatching(/^ {2}Publishing content\.+ +6500 ms\n$/),
    ])
  })

  it('that fail are named, and say nothing more', async () => {
    const step = stepsOn({})
    await expect(step('Filling the catalogue', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(written).toMatch(/^ {2}Filling the catalogue\.+ failed\n$/)
  })
})
