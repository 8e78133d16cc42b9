import { WIDTHS_PX } from '../../setup/expect-fits.ts'
import { BOTH_DIRECTIONS, expectSoundPage } from '../../setup/expect-sound-page.ts'
import { test } from '../../setup/shop-test.ts'
import { EVERY_KIND, MORE_PAGES } from '../../setup/site-map.ts'

const [PHONE_PX, LAPTOP_PX] = WIDTHS_PX

/** What the core does not look at: every kind at its other width, and all other pages. In Arabic the same markup is mirrored. */
const VISITS = BOTH_DIRECTIONS.flatMap((site) => {
  const isMirrored = site.direction === 'rtl'
  return [
    ...(isMirrored ? [] : EVERY_KIND.map((mapped) => ({ site, mapped, widthsPx: [PHONE_PX] }))),
    ...MORE_PAGES.map((mapped) => ({ site, mapped, widthsPx: isMirrored ? [PHONE_PX] : [LAPTOP_PX, PHONE_PX] })),
  ]
})

for (const { site, mapped, widthsPx } of VISITS) {
  test(`${mapped.name} in ${site.name} is accessible, fits ${widthsPx.join(' and ')} px, and keeps the console clean`, async ({
    page,
    complaints,
    expectAccessible,
  }) => {
    await expectSoundPage(mapped, { page, complaints, expectAccessible, site, widthsPx })
  })
}
