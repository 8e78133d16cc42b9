import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { instantOf, wallTimeAt } from '../../../src/lib/zoned-time.ts'
import { byKeys } from '../../setup/campaign/by-keys.ts'
import { byMouse } from '../../setup/campaign/by-mouse.ts'
import { makesCampaign, type CampaignWords } from '../../setup/campaign/make-campaign.ts'
import { composeText } from '../../setup/composer-words.ts'
import { forgive } from '../../setup/forgive.ts'
import { test } from '../../setup/preview.ts'
import { atEveryProcess } from '../../setup/processes.ts'
import { expect } from '../../setup/shop-test.ts'
import { tellTime } from '../../setup/tell-time.ts'
import { control } from '../../setup/test-controls.ts'
import { hasBeenShownAround } from '../../setup/tour.ts'

// All tests share the content and the clock of one shop.
test.describe.configure({ mode: 'serial' })

const HOUR_MS = 3_600_000
const LOCALES = { en: 'en-GB', ar: 'ar-AE' } as const

/** Eight in the evening on the clocks of a zone, today if that is an hour away. */
const nextEvening = (timeZone: string): { readonly clockTime: string; readonly instant: number } => {
  const today = eveningOf(Date.now(), timeZone)
  return today.instant > Date.now() + HOUR_MS ? today : eveningOf(Date.now() + 24 * HOUR_MS, timeZone)
}

const eveningOf = (day: number, timeZone: string) => {
  const { year, month, day: date } = wallTimeAt(day, timeZone)
  const instant = instantOf({ year, month, day: date, hour: 20, minute: 0, second: 0 }, timeZone)
  return { clockTime: `${year}-${twoDigits(month)}-${twoDigits(date)}T20:00`, instant }
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** What shoppers read in each language. */
const TEXTS = {
  en: { title: 'Evening', heading: 'Lamps for the evening', story: 'Cast by hand in Porto.', caption: 'Two people, one kiln.' },
  ar: { title: 'مساء', heading: 'مصابيح للمساء', story: 'مصبوبة يدويًا في بورتو.', caption: 'شخصان وفرن واحد.' },
  fr: { title: 'Soir', heading: 'Des lampes pour le soir', story: 'Coulées à la main à Porto.', caption: 'Deux personnes, un four.' },
  nl: { title: 'Avond', heading: 'Lampen voor de avond', story: 'Met de hand gegoten in Porto.', caption: 'Twee mensen, een oven.' },
} as const

/** A campaign on a site in a language, and the prefix of the address at which shoppers find it. */
type Wanted = CampaignWords & { readonly prefix: string }

const wanted = (id: string, site: string, prefix: string, language: keyof typeof TEXTS): Wanted => {
  const { title, heading, ...rest } = TEXTS[language]
  return { site, prefix, language, title: `${title} ${id}`, heading: `${heading} ${id}`, ...rest }
}

/** At every process an address shows a campaign; with `words` undefined nothing. */
const shows = (request: APIRequestContext, address: string, words: CampaignWords | undefined): Promise<void> =>
  expect
    .poll(async () => {
      const answers = await atEveryProcess((origin) => request.get(`${origin}${address}`))
      const texts = await Promise.all(answers.map((answer) => answer.text()))
      if (words === undefined) return answers.every((answer) => answer.status() === 404)
      return texts.every((html) => [words.heading, words.story, words.caption].every((each) => html.includes(each)))
    })
    .toBe(true)

test.beforeEach(({ complaints }) => forgive(complaints, /Blocked script execution in '[^']*\/_compose\/api\/pictures\//))
test.afterEach(({ request }) => control(request, 'clock', { reset: true }))

for (const language of ['en', 'ar'] as const)
  for (const [how, handOf] of [
    ['mouse', byMouse],
    ['keyboard alone', byKeys],
  ] as const)
    test(`a campaign of hero, tray, text and picture is built for two sites in two languages and planned for the evening by ${how}, in an interface in ${language}`, async ({
      browser,
      previewOrigin,
      merchandiser,
      request,
    }) => {
      const context = await browser.newContext({ locale: LOCALES[language], viewport: { width: 1280, height: 800 } })
      const page = await context.newPage()
      await hasBeenShownAround(page)
      const id = randomUUID().slice(0, 8)
      const words = [wanted(id, 'Alder, GB', '/en', 'en'), wanted(id, 'Alder, AE', '/ae/ar', 'ar')] as const
      const { clockTime, instant } = nextEvening('Asia/Dubai')
      const begun = performance.now()
      const composer = `${previewOrigin}/_compose`
      const pageId = await makesCampaign({ page, hand: handOf(page), composer, language, words, evening: clockTime })
      tellTime(`by ${how} in ${language}`, begun)
      try {
        for (const { prefix } of words) await shows(request, `${prefix}/evening-${id}`, undefined)
        await page.goto(`${composer}/calendar`)
        await expect(page.getByRole('heading', { name: composeText(language, 'calendar'), exact: true })).toBeVisible()
        await expect(page.getByRole('link', { name: new RegExp(words[0].title) }).first()).toBeVisible()

        await control(request, 'clock', { now: instant })
        for (const each of words) await shows(request, `${each.prefix}/evening-${id}`, each)
        await shows(request, `/us/en/evening-${id}`, undefined)
      } finally {
        await merchandiser.removes(pageId)
        await context.close()
      }
    })

test('a campaign for three sites in four languages goes live on all of them in the evening, and in each in its words', async ({
  page,
  previewOrigin,
  merchandiser,
  request,
}) => {
  const id = randomUUID().slice(0, 8)
  const words = [
    wanted(id, 'Alder, CA', '/ca/en', 'en'),
    wanted(id, 'Alder, CA', '/ca/fr', 'fr'),
    wanted(id, 'Alder, AE', '/ae/ar', 'ar'),
    wanted(id, 'Alder, NL', '/nl/nl', 'nl'),
  ] as const
  const { clockTime, instant } = nextEvening('Europe/Amsterdam')
  const composer = `${previewOrigin}/_compose`
  const begun = performance.now()
  const pageId = await makesCampaign({ page, hand: byMouse(page), composer, language: 'en', words, evening: clockTime })
  tellTime('for three sites in four languages', begun)
  try {
    for (const { prefix } of words) await shows(request, `${prefix}/evening-${id}`, undefined)
    await control(request, 'clock', { now: instant })
    for (const each of words) await shows(request, `${each.prefix}/evening-${id}`, each)
    await shows(request, `/en/evening-${id}`, undefined)
  } finally {
    await merchandiser.removes(pageId)
  }
})
