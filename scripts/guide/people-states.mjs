import { hasBeenShownAround } from './shown-around.mjs'

const ABOUT = 'page-landing-about'
/** All people of the demo have it. */
const PASSWORD = 'Passw0rd!'
/** A colleague's mark moves with the time that is asked for her. */
const SEEN_WITHIN_MS = 15_000

/** A publisher reads what an editor says about a block. */
export const comments = async (page, { composer }) => {
  const [colleague, end] = await asEditor(page, composer)
  await select(colleague, /^Headline/)
  await write(colleague, 'Shorter, please: on phones this takes three lines.')
  await openAs(page, composer, 'publisher')
  await select(page, /^Headline/)
  await commentsOf(page).getByText('Shorter, please').waitFor()
  await commentsOf(page).evaluate((section) => section.scrollIntoView({ block: 'end' }))
  await end()
}

/** A publisher has a page open that an editor has just asked a review of, and is still at. */
export const review = async (page, { composer }) => {
  const [colleague, end] = await asEditor(page, composer)
  await select(colleague, /^Headline/)
  await colleague.getByRole('complementary', { name: 'Fields' }).getByLabel('Text', { exact: true }).fill('Made to be worn for years')
  await colleague.getByText('All changes are saved as a draft').waitFor()
  await colleague.getByRole('button', { name: 'Ask for review…' }).click()
  const dialog = colleague.getByRole('dialog', { name: 'Ask for a review' })
  await dialog.getByLabel('What should the reviewer know?').fill('A warmer headline for winter')
  await dialog.getByRole('button', { name: 'Ask for a review' }).click()
  await openAs(page, composer, 'publisher')
  await page.getByRole('region', { name: 'Review' }).getByRole('button', { name: 'Approve' }).waitFor()
  await page.getByRole('group', { name: 'Also here' }).waitFor({ timeout: SEEN_WITHIN_MS })
  await end()
}

/** Somebody else beside `page`, in a browser of her own, and what ends it. */
const asEditor = async (page, composer) => {
  const context = await page.context().browser().newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  await hasBeenShownAround(context)
  const colleague = await context.newPage()
  await openAs(colleague, composer, 'editor')
  return [colleague, () => context.close()]
}

const openAs = async (page, composer, name) => {
  await page.goto(composer)
  await page.getByLabel('E-mail').fill(`${name}@example.com`)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in to the composer' }).click()
  await page.getByRole('row').nth(1).waitFor()
  await page.goto(`${composer}/pages/${ABOUT}?site=ald-gb&lang=en`)
  await page.frameLocator('iframe').locator('html[data-compose="ready"]').waitFor({ state: 'attached' })
}

const select = (page, name) => page.getByRole('navigation', { name: 'Blocks' }).getByRole('button', { name }).first().click()

const commentsOf = (page) => page.getByRole('region', { name: 'Comments' })

const write = async (page, words) => {
  await commentsOf(page).getByLabel('Write a comment').fill(words)
  await page.keyboard.press('ControlOrMeta+Enter')
  await commentsOf(page).getByText(words).waitFor()
}
