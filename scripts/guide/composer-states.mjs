const HOME = 'page-home'
const ABOUT = 'page-landing-about'
const LINEN = 'page-landing-stories-linen'

export const pageList = async (page, { composer }) => {
  await page.goto(composer)
  await page.getByRole('row').nth(1).waitFor()
}

/** Of each language and width the page can be looked at in, the one that most shoppers of the demo have. */
const open = async (page, composer, id) => {
  await page.goto(`${composer}/pages/${id}?site=ald-gb&lang=en`)
  await page.frameLocator('iframe').locator('html[data-compose="ready"]').waitFor({ state: 'attached' })
}

const select = (page, name) => page.getByRole('navigation', { name: 'Blocks' }).getByRole('button', { name }).first().click()

const untilSaved = (page) => page.getByText('All changes are saved as a draft').waitFor()

export const openPage = async (page, { composer }) => {
  await open(page, composer, HOME)
  await select(page, /^Hero/)
}

const FOUR_PAGES_MS = 180_000

export const fourWidths = async (page, { composer }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, composer, HOME)
  await page.getByRole('combobox', { name: 'Width' }).selectOption('Four widths')
  for (const width of [390, 768, 1280, 1600])
    await page
      .frameLocator(`iframe[title="The page at ${width} pixels"]`)
      .locator('html[data-compose="ready"]')
      // Four pages are rendered at once, each with the pictures of its width made anew.
      .waitFor({ state: 'attached', timeout: FOUR_PAGES_MS })
}

const WORDS = ', since 1987'

export const typing = async (page, { composer }) => {
  await open(page, composer, ABOUT)
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await heading.click()
  await heading.dblclick()
  await page.keyboard.press('End')
  await page.keyboard.type(WORDS)
  // Marked, so that it is seen where she types.
  for (let letter = 0; letter < WORDS.length; letter += 1) await page.keyboard.press('Shift+ArrowLeft')
}

export const newPage = async (page, { composer }) => {
  await pageList(page, { composer })
  await page.getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByLabel('Title').fill('Autumn in Porto')
  await dialog.getByRole('radio', { name: 'Campaign' }).check()
  await dialog.getByText('This address is free.').waitFor()
}

export const gallery = async (page, { composer }) => {
  await open(page, composer, ABOUT)
  await page.getByRole('navigation', { name: 'Blocks' }).getByRole('button', { name: '+ Blocks' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a block' })
  await dialog.locator('[data-state="shown"]').nth(7).waitFor()
}

/** A colleague saves a heading while she types another one. */
export const conflict = async (page, { composer }) => {
  await open(page, composer, ABOUT)
  await select(page, /^Headline/)
  const colleague = await page.context().newPage()
  await open(colleague, composer, ABOUT)
  await select(colleague, /^Headline/)
  await textOf(colleague).fill('Clothes that outlast a season')
  await untilSaved(colleague)
  await textOf(page).fill('Made to be worn for years')
  await page.getByRole('region', { name: 'Two people changed this' }).waitFor()
  await colleague.close()
}

/** How the page is found, below its own fields. */
export const found = async (page, { composer }) => {
  await open(page, composer, ABOUT)
  await select(page, /^Page/)
  const section = page.getByRole('region', { name: 'How it is found' })
  await section.waitFor()
  await section.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await section.locator('img').evaluate((picture) => picture.decode())
}

const textOf = (page) => page.getByRole('complementary', { name: 'Fields' }).getByLabel('Text', { exact: true })

/** A page that is new, with a block whose picture is missing. */
export const publish = async (page, { composer }) => {
  await newPage(page, { composer })
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await page.frameLocator('iframe').locator('html[data-compose="ready"]').waitFor({ state: 'attached' })
  await untilSaved(page)
  await page.getByText('Error: keeps the page from going live').first().waitFor()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'What keeps the page from going live' }).waitFor()
  await page.getByRole('dialog').getByText('Loading').waitFor({ state: 'hidden' })
  // The dialog is what is to be seen; around it there is much text.
  await page.setViewportSize({ width: 1000, height: 640 })
}

const openFromMore = async (page, name) => {
  const bar = page.getByRole('banner')
  await bar.getByText('More', { exact: true }).click()
  await bar.getByRole('button', { name, exact: true }).click()
}

const retype = async (page, words) => {
  await select(page, /^Headline/)
  await textOf(page).fill(words)
  await untilSaved(page)
}

/** What a colleague and she did to the page. */
export const history = async (page, { composer }) => {
  await open(page, composer, LINEN)
  await select(page, /^Hero/)
  await page.getByRole('complementary', { name: 'Fields' }).getByLabel('Words above the heading', { exact: true }).fill('From the field')
  await untilSaved(page)
  await openFromMore(page, 'History')
  await page.getByRole('dialog', { name: 'History' }).getByRole('listitem').first().waitFor()
}

const EVENING = 18
/** A day of this month or the next that is to come, as `datetime-local` takes it. */
const inDays = (days) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length)}T${EVENING}:00`

export const schedule = async (page, { composer }) => {
  await open(page, composer, ABOUT)
  await retype(page, 'Clothes for many winters')
  await page.getByRole('button', { name: 'Schedule…' }).click()
  const dialog = page.getByRole('dialog', { name: 'What happens to the page, and when' })
  await dialog.getByLabel('When').fill(inDays(1))
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await dialog.getByText(/^Goes live /).waitFor()
}

/** After `schedule`, whose plan it shows. */
export const calendar = async (page, { composer }) => {
  await page.goto(`${composer}/calendar`)
  await page
    .getByText(/Goes live|live:/)
    .first()
    .waitFor()
}

export const variants = async (page, { composer }) => {
  await open(page, composer, LINEN)
  await select(page, /^Hero/)
  const panel = page.getByRole('complementary', { name: 'Fields' })
  await panel.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Try a variant…' }).click()
  await panel.getByLabel('Heading', { exact: true }).fill('A shirt that grows old with you')
  await untilSaved(page)
  const section = panel.getByRole('region', { name: 'Test of this block' })
  await section.evaluate((element) => element.scrollIntoView({ block: 'start' }))
}

/** The words of another language stand beside the fields. */
export const beside = async (page, { composer }) => {
  await page.goto(`${composer}/pages/${LINEN}?site=ald-ca&lang=fr`)
  await page.frameLocator('iframe').locator('html[data-compose="ready"]').waitFor({ state: 'attached' })
  await select(page, /^Hero/)
  await page.getByLabel('Read beside it').selectOption({ label: 'English' })
  const first = page.locator('[data-field="eyebrow"]')
  await first.evaluate((element) => element.scrollIntoView({ block: 'start' }))
}

export const commands = async (page, { composer }) => {
  await open(page, composer, HOME)
  await select(page, /^Hero/)
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: 'Find' })
  await dialog.getByRole('combobox').fill('linen')
  await dialog.getByRole('option').first().waitFor()
}

/** The whole editor from right to left, dark. */
export const arabic = async (page, { composer }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.context().addCookies([{ name: 'compose_language', value: 'ar', url: composer }])
  await page.goto(`${composer}/pages/${HOME}?site=ald-ae&lang=ar`)
  await page.frameLocator('iframe').locator('html[data-compose="ready"]').waitFor({ state: 'attached' })
  await page.locator('nav ol button').nth(1).click()
}

export const phone = async (page, { composer }) => {
  await page.setViewportSize({ width: 390, height: 760 })
  await open(page, composer, ABOUT)
  await page.getByRole('tab', { name: /^Page/ }).click()
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click()
}
