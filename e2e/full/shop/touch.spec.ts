import { forgive } from '../../setup/forgive.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { ACCOUNT, checkoutOf, OPENED, WALKED_SITES, type Kind } from '../../setup/touch/kinds.ts'
import { offendersOf } from '../../setup/touch/looks.ts'

test.use({ hasPlainPictures: true })

const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1280, height: 844 }

for (const site of WALKED_SITES) {
  const walk = (
    group: string,
    kindsOf: (tee: Parameters<typeof checkoutOf>[0]) => readonly Kind[],
    windows: readonly (typeof PHONE)[],
  ): void => {
    for (const window of windows)
      test(`${group} of ${site.name} at ${window.width} px: controls are 24 px and more, nothing is cut with twice the text or in half the window, and what is chosen is marked without colours`, async ({
        page,
        complaints,
        tee,
      }) => {
        const found: string[] = []
        for (const { name, arrive } of kindsOf(tee)) {
          await page.setViewportSize(window)
          await arrive({ page, site })
          for (const offender of await offendersOf(page, { window, isOpened: group === 'what opens' })) found.push(`${name}: ${offender}`)
        }
        forgive(complaints, /status of 404/)
        expect(found).toEqual([])
      })
  }
  walk('what opens', () => OPENED, [PHONE, LAPTOP])
  walk('the checkout and the account', (tee) => [...checkoutOf(tee), ...ACCOUNT], [PHONE])
}
