import { merchandiser as hire } from './merchandiser.ts'
import { expect, test as shopTest } from './shop-test.ts'

/** A shop whose content somebody edits during the test; afterwards all is as it was. */
export const test = shopTest.extend<{ readonly merchandiser: ReturnType<typeof hire> }>({
  merchandiser: async ({ baseURL }, use) => {
    const merchandiser = hire(String(baseURL))
    await use(merchandiser)
    await merchandiser.leavesAllAsItWas()
  },
})

export { expect }
