import { WIDTHS_PX } from '../../setup/expect-fits.ts'
import { BOTH_DIRECTIONS, expectSoundPage } from '../../setup/expect-sound-page.ts'
import { test } from '../../setup/shop-test.ts'
import { EVERY_KIND, FRAMED_BY_WORDS, MORE_PAGES } from '../../setup/site-map.ts'

const [PHONE_PX, LAPTOP_PX] = WIDTHS_PX

/** What the core does not look at: every kind at its other width, and all other pages. In Arabic the same markup is mirrored. */
const VISITS = BOTH_DIRECTIONS.flatMap((site) => {
  const isMirrored = site.direction === 'rtl'
  return [
    ...(isMirrored ? [] : EVERY_KIND.map((mapped) => ({ site, mapped, widthsPx: [PHONE_PX] }))),
    ...MORE_PAGES.map((mapped) => ({ site, mapped, widthsPx: isMirrored ? [PHONE_PX] : [LAPTOP_PX, PHONE_PX] })),
  ]
})

/** Names of controls are texts, and how wide they are depends on them: in each of these the pages that differ most. */
const IN_OTHER_WORDS = [
  { name: 'Spanish', prefix: '/us/es', language: 'es-US' },
  { name: 'French of Canada', prefix: '/ca/fr', language: 'fr-CA' },
  { name: 'Chinese of Hong Kong', prefix: '/zh-hk', language: 'zh-Hant-HK' },
  { name: 'Malay', prefix: '/ms-my', language: 'ms-MY' },
  { name: 'Korean, of the sister brand', prefix: '/kr/ko', language: 'ko-KR' },
].flatMap((place) =>
  FRAMED_BY_WORDS[place.prefix === '/kr/ko' ? 'beauty' : 'clothes'].map((mapped) => ({
    site: { ...place, direction: 'ltr' } as const,
    mapped,
    widthsPx: [LAPTOP_PX, PHONE_PX],
  })),
)

for (const { site, mapped, widthsPx } of [...VISITS, ...IN_OTHER_WORDS]) {
  test(`${mapped.name} in ${site.name} is accessible, fits ${widthsPx.join(' and ')} px, and keeps the console clean`, async ({
    page,
    complaints,
    expectAccessible,
  }) => {
    await expectSoundPage(mapped, { page, complaints, expectAccessible, site, widthsPx, isDarkToo: site.prefix === '/kr/ko' })
  })
}
