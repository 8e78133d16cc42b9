import { buy } from './agents/buy.mjs'
import { compose } from './agents/compose.mjs'
import { readCommandLine } from './command-line.mjs'

/** Two programs that use a shop that runs, as strangers would: the usage says how. */
const usage = `Usage: npm run agents -- <buy | compose> [address] [option...]

  buy      shops by the Universal Commerce Protocol: finds two products, begins a checkout with a voucher, gives an address, pays by the
           wallet of the embedded payment provider, asks for the order. Address: of the shop, http://localhost:3000 unless given
  compose  makes a campaign page by the Model Context Protocol: a page from a template, a headline and a text, tried, mended by what the
           publish gate says, saved, and asked to be published. Address: of the composer, http://preview.localhost:3000 unless given

  --site <country>   where it shops: gb (unless given) or another site that lets agents complete
  --key <key>        of a program, from the composer. Without one a key is made, where nobody has to sign in
  --help             this text

Exit codes: 0 done, 1 not.`

const { values, positionals } = readCommandLine({
  usage,
  allowPositionals: true,
  options: { site: { type: 'string', default: 'gb' }, key: { type: 'string' } },
})
const [what, address] = positionals

const PROGRAMS = {
  buy: () => buy({ origin: address ?? 'http://localhost:3000', country: values.site }),
  compose: () => compose({ origin: address ?? 'http://preview.localhost:3000', key: values.key }),
}

if (!Object.hasOwn(PROGRAMS, what ?? '')) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
} else
  await PROGRAMS[what]().catch((error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
