import { forgive } from '../../setup/forgive.ts'
import { copyOf } from '../../setup/products.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { ACCOUNT } from '../../setup/touch/account.ts'
import { checkoutOf } from '../../setup/touch/bought.ts'
import { opens, WALKED_SITES, type Kind, type Walk } from '../../setup/touch/kinds.ts'
import { LAPTOP, offendersOf, PHONE } from '../../setup/touch/looks.ts'
import { OPENED } from '../../setup/touch/opened.ts'
import { textOf } from '../../setup/words.ts'

test.use({ hasPlainPictures: true })

const FINE = 'every control is 24 px, twice the text, 320 px and half a window cut nothing, and marks need no colours'

/** Goes where each begins, on a phone, and names what is wrong there. */
const walksThrough = async (kinds: readonly Kind[], walk: Walk): Promise<void> => {
  const found: string[] = []
  for (const { name, arrive } of kinds) {
    await walk.page.setViewportSize(PHONE)
    await arrive(walk)
    for (const offender of await offendersOf(walk.page, { window: PHONE })) found.push(`${name}: ${offender}`)
  }
  expect(found).toEqual([])
}

for (const site of WALKED_SITES) {
  for (const { name, arrive } of OPENED)
    test(`${name} of ${site.name}: ${FINE}`, async ({ page, complaints }) => {
      const found: string[] = []
      for (const window of [PHONE, LAPTOP]) {
        await page.setViewportSize(window)
        await arrive({ page, site })
        found.push(...(await offendersOf(page, { window, isOpened: true })))
      }
      forgive(complaints, /status of 404/)
      expect(found).toEqual([])
    })

  test(`a guest's way to the thanks of ${site.name}: ${FINE}`, async ({ page, request }) => {
    await walksThrough(checkoutOf(await copyOf(request, site.product)), { page, site })
  })

  test(`the account of ${site.name}: ${FINE}`, async ({ page, complaints }) => {
    await walksThrough(ACCOUNT, { page, site })
    forgive(complaints, /status of 404/)
  })
}

test.describe('before any choice about cookies', () => {
  test.use({ isConsentUndecided: true })

  for (const site of WALKED_SITES)
    test(`the notice about cookies of ${site.name}: ${FINE}`, async ({ page }) => {
      const found: string[] = []
      for (const window of [PHONE, LAPTOP]) {
        await page.setViewportSize(window)
        await opens({ page, site }, '/contact')
        await expect(page.getByRole('button', { name: textOf(site.language, 'consent.acceptAll') })).toBeVisible()
        found.push(...(await offendersOf(page, { window, isOpened: true })))
      }
      expect(found).toEqual([])
    })
})
