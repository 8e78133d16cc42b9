import { elapsed } from '../../src/lib/clock.ts'
import type { Terminal } from './terminal.ts'

/** How far a step is: `120 of 337 entries published`. */
export type Say = (detail: string) => void

/** Runs a step of the start and prints a line with its duration. */
export type Step = <Result>(title: string, work: (say: Say) => Promise<Result>) => Promise<Result>

interface Running {
  readonly title: string
  readonly begun: number
  detail: string
  isTold: boolean
}

/** What takes longer says so. */
const SLOW_MS = 5_000
const LOOK_MS = 1_000
const TITLE_COLUMNS = 46

/** Writes `  title ... 120 ms` lines, and once a step is slow what is under way: in place where that can be, else in one line. */
export const createStep = (terminal: Terminal): Step => {
  const running = new Set<Running>()
  const tell = (): void => {
    const slow = [...running].filter(({ begun }) => elapsed() - begun >= SLOW_MS)
    if (terminal.isInteractive) return terminal.status(slow.length === 0 ? '' : `  ${slow.map(inWords).join('; ')} ...`)
    const news = slow.filter(({ isTold }) => !isTold)
    if (news.length > 0) terminal.line(`  ${news.map(inWords).join('; ')} ...`)
    for (const each of news) each.isTold = true
  }
  return async (title, work) => {
    const step: Running = { title, begun: elapsed(), detail: '', isTold: false }
    running.add(step)
    const look = setInterval(tell, LOOK_MS)
    const end = (result: string): void => {
      clearInterval(look)
      running.delete(step)
      terminal.status('')
      terminal.line(`  ${title.padEnd(TITLE_COLUMNS, '.')} ${result}`)
    }
    try {
      const result = await work((detail) => (step.detail = detail))
      end(`${String(Math.round(elapsed() - step.begun)).padStart(6)} ms`)
      return result
    } catch (error) {
      end('failed')
      throw error
    }
  }
}

const inWords = ({ title, begun, detail }: Running): string =>
  `${title}, ${Math.round((elapsed() - begun) / 1_000)} s so far${detail === '' ? '' : ` (${detail})`}`
