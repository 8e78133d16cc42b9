import type { parseArgs, ParseArgsConfig } from 'node:util'

interface CommandLine<Options extends NonNullable<ParseArgsConfig['options']>> {
  /** Begins with `Usage: npm run <script>`; what it does, its options and its exit codes. */
  readonly usage: string
  readonly options?: Options
  readonly allowPositionals?: boolean
}

/** Ends the program where `--help` or an option that there is not was typed. */
export const readCommandLine: <const Options extends NonNullable<ParseArgsConfig['options']> = Record<never, never>>(
  commandLine: CommandLine<Options>,
) => Pick<ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true }>>, 'values' | 'positionals'>
