import { WIDTHS_PX } from '../../setup/expect-fits.ts'
import { BOTH_DIRECTIONS, expectSoundPage } from '../../setup/expect-sound-page.ts'
import { EVERY_KIND } from '../../setup/site-map.ts'
import { test } from '../../setup/sweep-test.ts'

const [PHONE_PX, LAPTOP_PX] = WIDTHS_PX
// Pictures are plain: the sales see those of home, listing, product and bag; the other ring those of every page.

/** Whose header and footer axe looks at; those of all others are the same, and looked at in the other ring. */
const WITH_FRAME = new Set(['home', 'a listing', 'a product', 'an empty bag'])

for (const site of BOTH_DIRECTIONS) {
  // Each kind once in each direction: from right to left on a phone, where it is tightest.
  const widthsPx = [site.direction === 'rtl' ? PHONE_PX : LAPTOP_PX]
  for (const mapped of EVERY_KIND) {
    test(`${mapped.name} in ${site.name} is accessible, fits, and keeps the console clean`, async ({
      page,
      complaints,
      expectAccessible,
    }) => {
      await expectSoundPage(mapped, {
        page,
        complaints,
        expectAccessible,
        site,
        widthsPx,
        isFrameKnown: !WITH_FRAME.has(mapped.name),
        isDarkToo: WITH_FRAME.has(mapped.name),
      })
    })
  }
}
