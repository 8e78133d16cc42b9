import { parseArgs } from 'node:util'

/**
 * What was typed behind `npm run <script> --`. `--help` prints the usage and ends with 0, and an option that there is not ends with 1
 * and the usage. To be called before a script does anything; imports nothing but Node, since `npm start` runs before `npm ci` too.
 */
export const readCommandLine = ({ usage, options = {}, allowPositionals = false }) => {
  const { values, positionals } = parseOrEnd({ usage, options, allowPositionals })
  const { help, ...others } = values
  if (help === true) {
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  }
  return { values: others, positionals }
}

const parseOrEnd = ({ usage, options, allowPositionals }) => {
  try {
    return parseArgs({ allowPositionals, options: { ...options, help: { type: 'boolean', short: 'h' } } })
  } catch (error) {
    if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error
    process.stderr.write(`${error.message}\n\n${usage}\n`)
    process.exit(1)
  }
}
