import { format } from 'oxfmt'
import options from '../.oxfmtrc.json' with { type: 'json' }

const { ignorePatterns: _files, ...form } = options

/** Text of a file in the form that `npm run format` gives it; the end of its name says the language. Throws where it cannot be read. */
export const formatText = async (name: string, text: string): Promise<string> => {
  const { code, errors } = await format(name, text, form as Parameters<typeof format>[2])
  const [error] = errors
  if (error !== undefined) throw new Error(`${name} cannot be formatted: ${error.message}`)
  return code
}
