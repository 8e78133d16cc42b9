import { existsSync } from 'node:fs'
import { ask } from './create-shop/ask.ts'
import { readShopOptions, USAGE } from './create-shop/shop-options.ts'
import { shopFiles } from './create-shop/shop-files.ts'
import { siteOfShop } from './create-shop/site-of-shop.ts'
import { writeShop } from './create-shop/write-shop.ts'
import { endWith, UsageError } from './end-with.ts'

/** `npm run create-shop`: a folder with everything that makes a shop one's own. Exit codes: 0 it is there, 1 nothing was written. */
const run = async (): Promise<number> => {
  const options = readShopOptions(process.argv.slice(2))
  if (options === 'help') {
    process.stdout.write(USAGE)
    return 0
  }
  const answers = await ask(options)
  const { folder } = answers
  if (existsSync(folder)) throw new UsageError(`${folder} is there already, and stays as it is. --folder names another one.`)
  const site = siteOfShop(answers)
  await writeShop(folder, await shopFiles({ ...answers, site }))
  process.stdout.write(followingSteps(folder))
  return 0
}

const followingSteps = (folder: string): string => `${folder} is there. What it is made of, and what is left to do: docs/own-shop.md.

  export SHOP=${folder}
  npm start                               # builds the shop and fills in its pages; end it with Ctrl+C
  npm run import -- shopify products.csv  # your catalogue
  npm start
`

void endWith(run())
