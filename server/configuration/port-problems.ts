import type { ParsedEnvironment } from './environment.ts'

const PORTS = ['PORT', 'TLS_PORT', 'METRICS_PORT'] as const

/** Two listeners on one port: the second would end a start that has got far. 0 is any free port, which nobody else has. */
export const portProblems = (values: Pick<ParsedEnvironment, (typeof PORTS)[number]>): readonly string[] =>
  PORTS.flatMap((name, index) => {
    const port = values[name]
    const other = port === undefined || port === 0 ? undefined : PORTS.slice(0, index).find((each) => values[each] === port)
    return other === undefined
      ? []
      : [`${name} is the same port as ${other} (${port}), and each listens by itself: give ${name} another number, or remove it`]
  })
