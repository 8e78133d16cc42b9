/** What a terminal is of an output stream. */
export interface Output {
  readonly write: (text: string) => unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

/** Lines for whoever started the program. */
export interface Terminal {
  /** Whether what is shown can be shown anew: not in a file or a pipe. */
  readonly isInteractive: boolean
  readonly line: (text: string) => void
  /** One line below all others that the next status takes the place of; empty for none. Nothing where it is not interactive. */
  readonly status: (text: string) => void
}

const CLEAR_LINE = '\r\u001b[K'
const COLUMNS = 80

export const createTerminal = (output: Output): Terminal => {
  const isInteractive = output.isTTY === true
  let shown = ''
  return {
    isInteractive,
    line: (text) => void output.write(`${shown === '' ? '' : CLEAR_LINE}${text}\n${shown}`),
    status: (text) => {
      if (!isInteractive || text === shown) return
      // A line that wraps could not be cleared.
      shown = text.slice(0, (output.columns ?? COLUMNS) - 1)
      output.write(`${CLEAR_LINE}${shown}`)
    },
  }
}

/** The one this process was started in: lines of the start and of the log come between each other. */
export const ownTerminal = createTerminal(process.stdout)
