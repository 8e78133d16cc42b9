import { copyOf } from '../../setup/products.ts'
import { forgive } from '../../setup/forgive.ts'
import { test } from '../../setup/shop-test.ts'
import { ACCOUNT } from '../../setup/touch/account.ts'
import { checkoutOf } from '../../setup/touch/bought.ts'
import { WALKED_SITES } from '../../setup/touch/kinds.ts'
import { PHONE } from '../../setup/touch/looks.ts'
import { OPENED } from '../../setup/touch/opened.ts'

test.use({ hasPlainPictures: true, colorScheme: 'dark', viewport: PHONE })

const IN_COLOURS = { isContrastAlone: true }

// A site of each theme: colours do not depend on the language.
for (const site of WALKED_SITES.filter(({ language }) => language === 'en')) {
  test(`what opens on ${site.name} can be read in the dark`, async ({ page, complaints, expectAccessible }) => {
    for (const { name, arrive } of OPENED) {
      await arrive({ page, site })
      await expectAccessible(name, IN_COLOURS)
    }
    forgive(complaints, /status of 404/)
  })

  test(`a guest's way to the thanks on ${site.name} can be read in the dark`, async ({ page, request, expectAccessible }) => {
    for (const { name, arrive } of checkoutOf(await copyOf(request, site.product))) {
      await arrive({ page, site })
      await expectAccessible(name, IN_COLOURS)
    }
  })

  test(`the account on ${site.name} can be read in the dark`, async ({ page, complaints, expectAccessible }) => {
    for (const { name, arrive } of ACCOUNT) {
      await arrive({ page, site })
      await expectAccessible(name, IN_COLOURS)
    }
    forgive(complaints, /status of 404/)
  })
}
