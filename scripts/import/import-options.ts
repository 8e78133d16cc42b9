import { parseArgs } from 'node:util'
import { isCurrency } from '../../server/catalogue/files/exchange-rates.ts'
import { UsageError } from '../end-with.ts'

export const USAGE = `Usage: npm run import -- adobe-commerce <folder> [option...]
       npm run import -- shopify <products.csv> [option...]

Adds the products of an export to the shop and brings those that an earlier export of that vendor brought up to date. What cannot be
taken is named by line and column and left out; the rest goes in. The same file twice changes nothing.

  --currency <code>             currency of the file's prices by its ISO code, USD unless given. Countries with another get them
                                converted, at fixed rates or those of --rate
  --rate <code=number>          what one unit of the file's currency is in another, where no fixed rate says it; may be repeated
  --brand <name>                brand of products that name none; the shop's name unless given
  --store-view <code=language>  Adobe Commerce: language of a store view whose code does not say it; may be repeated
  --picture-seconds <number>    how long one picture may take, 10 unless given
  --allow-private               fetches pictures from this machine and private networks too, if the file names them there
  --problems <file.csv>         writes all that was refused to a file; the first 50 of each sort are shown
  --remove-missing              counts the products of earlier exports of that vendor that this one does not name
  --yes                         with --remove-missing: removes them
  --help                        this text

Exit codes: 0 everything was taken, pictures aside; 1 nothing could be taken; 2 something was refused or is not supported;
3 products are missing from the file and wait for --yes.
`

export interface ImportOptions {
  readonly kind: 'adobe-commerce' | 'shopify'
  readonly path: string
  readonly currency: string
  /** Nobody said so: the report does. */
  readonly isCurrencyAssumed: boolean
  readonly rates: ReadonlyMap<string, number>
  readonly brand: string | undefined
  readonly storeViews: ReadonlyMap<string, string>
  readonly pictureSeconds: number
  /** Pictures may be on this machine or in a private network. */
  readonly allowsPrivate: boolean
  readonly problems: string | undefined
  readonly missing: 'keep' | 'count' | 'remove'
}

/** What was typed behind `npm run import --`. Throws `UsageError` where that means nothing. */
export const readImportOptions = (args: readonly string[]): ImportOptions | 'help' => {
  const { values, positionals } = parse(args)
  if (values.help === true) return 'help'
  const [kind, path, ...more] = positionals
  if ((kind !== 'adobe-commerce' && kind !== 'shopify') || path === undefined || more.length > 0) throw new UsageError(USAGE)
  if (values.yes === true && values['remove-missing'] !== true)
    throw new UsageError('--yes is said to --remove-missing, which is not there.')
  return {
    kind,
    path,
    currency: readCurrency(values.currency ?? 'USD'),
    isCurrencyAssumed: values.currency === undefined,
    rates: new Map((values.rate ?? []).map(readRate)),
    brand: values.brand,
    storeViews: new Map((values['store-view'] ?? []).map(readStoreView)),
    pictureSeconds: readSeconds(values['picture-seconds'] ?? '10'),
    allowsPrivate: values['allow-private'] === true,
    problems: values.problems,
    missing: values['remove-missing'] !== true ? 'keep' : values.yes === true ? 'remove' : 'count',
  }
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        currency: { type: 'string' },
        rate: { type: 'string', multiple: true },
        brand: { type: 'string' },
        'store-view': { type: 'string', multiple: true },
        'picture-seconds': { type: 'string' },
        'allow-private': { type: 'boolean' },
        problems: { type: 'string' },
        'remove-missing': { type: 'boolean' },
        yes: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

const readCurrency = (text: string): string => {
  const code = text.toUpperCase()
  if (!isCurrency(code)) throw new UsageError(`--currency ${text} is no ISO code of a currency, like EUR.`)
  return code
}

const readRate = (text: string): readonly [string, number] => {
  const [, code = '', number] = /^([a-z]{3})=(\d+(?:\.\d+)?)$/i.exec(text) ?? []
  const [currency, rate] = [code.toUpperCase(), Number(number)]
  if (!isCurrency(currency) || !(rate > 0)) throw new UsageError(`--rate ${text} is not like --rate EUR=0.000036.`)
  return [currency, rate]
}

const readStoreView = (text: string): readonly [string, string] => {
  const [, code, language] = /^([^=]+)=([a-z]{2})$/.exec(text) ?? []
  if (code === undefined || language === undefined) throw new UsageError(`--store-view ${text} is not like --store-view german=de.`)
  return [code, language]
}

const LONGEST_SECONDS = 600

const readSeconds = (text: string): number => {
  const seconds = Number(text)
  if (!(seconds > 0 && seconds <= LONGEST_SECONDS))
    throw new UsageError(`--picture-seconds ${text} is not a number from 1 to ${LONGEST_SECONDS}.`)
  return seconds
}
