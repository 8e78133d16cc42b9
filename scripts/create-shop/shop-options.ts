import { parseArgs } from 'node:util'
import { UsageError } from '../end-with.ts'
import { defined } from '../../src/lib/defined.ts'

export const USAGE = `Usage: npm run create-shop -- [option...]

Makes a folder with one site of your own: its configuration, what its merchant decides, and its first pages. Whatever is not given is
asked for on a terminal. A folder that is there already is never written to.

  --name <name>            of the shop, as shoppers read it
  --country <code>         ISO code of its country, such as NL
  --languages <codes>      with commas between, the first is the usual one; those of the country unless given
  --currency <code>        ISO code; that of the country unless given
  --folder <path>          shops/<name> unless given
  --company <name>         who sells, in the footer and on invoices; the shop's name unless given
  --address <text>         where the company is; left out unless given
  --time-zone <name>       where the country's is not known: an IANA name, such as Europe/Lisbon
  --tax <percent>          within prices, where the country's is not known
  --help                   this text

Exit codes: 0 the folder is there, 1 nothing was written.
`

/** What was typed behind `npm run create-shop --`. */
export interface ShopOptions {
  readonly name?: string
  readonly country?: string
  readonly languages?: string
  readonly currency?: string
  readonly folder?: string
  readonly company?: string
  readonly address?: string
  readonly timeZone?: string
  readonly tax?: string
}

const text = { type: 'string' } as const

/** Throws `UsageError` for an option that there is not. */
export const readShopOptions = (args: readonly string[]): ShopOptions | 'help' => {
  const { help, 'time-zone': timeZone, ...values } = parse(args)
  if (help === true) return 'help'
  return { ...values, ...defined({ timeZone }) }
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        name: text,
        country: text,
        languages: text,
        currency: text,
        folder: text,
        company: text,
        address: text,
        'time-zone': text,
        tax: text,
        help: { type: 'boolean' },
      },
    }).values
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}\n\n${USAGE}`, { cause })
  }
}
