import { elapsed } from '../../src/lib/clock.ts'

/** Runs a step of the start and prints a line with its duration. */
export type Step = <Result>(title: string, work: () => Promise<Result>) => Promise<Result>

/** Writes `- title ... 120 ms` lines; `write` is the terminal. */
export const createStep =
  (write: (line: string) => void): Step =>
  async (title, work) => {
    const begun = elapsed()
    const result = await work()
    write(`  ${title.padEnd(46, '.')} ${String(Math.round(elapsed() - begun)).padStart(6)} ms`)
    return result
  }
