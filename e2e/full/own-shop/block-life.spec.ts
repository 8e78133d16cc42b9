import type { Page } from '@playwright/test'
import { hireDeveloper, type Developer } from '../../setup/developer.ts'
import { forgive } from '../../setup/forgive.ts'
import { merchandiser as hireMerchandiser } from '../../setup/merchandiser.ts'
import { expect, test as shopTest } from '../../setup/shop-test.ts'
import { control } from '../../setup/test-controls.ts'

const TYPE = 'opening-hours'
const SCHEMA = `schemas/blocks/${TYPE}.schema.json`
const VIEW = `block-registry/${TYPE}/${TYPE}.tsx`
const FIXTURE = `block-registry/${TYPE}/${TYPE}.fixture.ts`
const PAGE = 'page-landing-about'
const DRAFTS = 'client=alder&country=GB&preview=1'
/** Time to build and start the shop, and to run commands, on a machine that others use too. */
const PART_MS = 300_000

const test = shopTest.extend<{ readonly merchandiser: ReturnType<typeof hireMerchandiser> }, { readonly developer: Developer }>({
  developer: [
    // The runner reads from this parameter which other fixtures are used: none.
    async ({}, use) => {
      const developer = await hireDeveloper()
      await use(developer)
      await developer.leaves()
    },
    { scope: 'worker', timeout: PART_MS },
  ],
  baseURL: async ({ developer }, use) => use(developer.origin),
  merchandiser: async ({ developer }, use) => use(hireMerchandiser(developer.origin)),
})

// One life in parts: each begins where the one before it ended.
test.describe.configure({ mode: 'serial', timeout: PART_MS })

/** What a part leaves to later ones. */
const left = { pageAtFirst: '', page: '', fields: {} }

test('a developer makes a block with a command; it passes every check, and the CMS of the shop gets its content type', async ({
  developer,
  merchandiser,
}) => {
  await developer.startsTheShop()
  await succeeds(developer, `blocks new ${TYPE}`, SCHEMA)
  await changesSchema(developer, (schema) => ({ ...schema, properties: { ...schema.properties, hours: HOURS } }))
  await developer.edits(VIEW, (text) => text.replace('</Section>', '<p>{props.hours}</p></Section>'))
  await succeeds(developer, 'generate')
  await succeeds(developer, `cms migration -- hours-of-${TYPE}`, 'changes 1 content type.')
  await succeeds(developer, 'blocks lint', '0 errors, 0 warnings')
  await succeeds(developer, 'cms migrate', new RegExp(`Applied \\d{4}-add-${TYPE}, \\d{4}-hours-of-${TYPE}\\.`))
  expect(await merchandiser.fieldsOf(TYPE)).toEqual(['heading*', 'hours', 'meta'])
  await succeeds(developer, 'blocks release', 'schemas/releases/')
  await releases(developer)
})

test('a merchandiser puts it on a page: refused in words with a mistake, seen as a draft without it, and by all once published', async ({
  page,
  developer,
  merchandiser,
  expectAccessible,
}) => {
  left.pageAtFirst = await textOf(page)
  const fields = {
    heading: { en: 'Open every day', ar: 'مفتوح كل يوم' },
    hours: { en: 'From ten to six' },
    meta: { en: { visibleUntil: 'soon' } },
  }
  await merchandiser.drafts(PAGE, { id: 'hours', type: TYPE, fields })
  await merchandiser.publishes('hours')
  await merchandiser.publishes(PAGE)
  await expect
    .poll(() => textOf(page, '/_reports?severity=error'))
    .toMatch(/Opening hours “Open every day” . Settings . Visible until\s+This has to be a date, .*, such as 2026-12-01/)
  expect(await textOf(page)).toBe(left.pageAtFirst)

  await merchandiser.edits('hours', { meta: { en: {} } })
  await page.goto(`${developer.origin.replace('//', '//preview.')}/en/about?${DRAFTS}`)
  await expect(page.getByRole('heading', { name: 'Open every day' })).toBeVisible()
  expect(await textOf(page)).toBe(left.pageAtFirst)

  await merchandiser.publishes('hours')
  await expect.poll(() => textOf(page)).toContain('Open every day')
  await expect(page.getByText('From ten to six')).toBeVisible()
  await expectAccessible('a page with a block that is new')
  expect(await textOf(page, '/ae/ar/about')).toContain('مفتوح كل يوم')
  left.page = await textOf(page)
})

test('the composer has it without a change of its own: in the gallery with its picture, with its fields and rules, and it is published there', async ({
  page,
  developer,
  merchandiser,
  complaints,
}) => {
  forgive(complaints, /Blocked script execution in '[^']*\/_compose\/api\/pictures\//)
  await page.goto(`${developer.origin.replace('//', '//preview.')}/_compose`)
  await page.getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByLabel('Title').fill('When we are open')
  await dialog.getByRole('radio', { name: 'Empty page' }).check()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.frameLocator('iframe').locator('html[data-compose="ready"]')).toBeAttached()
  const pageId = decodeURIComponent(/\/pages\/([^/?]+)/.exec(page.url())?.[1] ?? '')
  try {
    const outline = page.getByRole('navigation', { name: 'Blocks' })
    await outline.getByRole('button', { name: '+ Blocks' }).click()
    const gallery = page.getByRole('dialog', { name: 'Add a block' })
    const picture = page.waitForResponse((answer) => answer.url().includes(`/pictures/${TYPE}?`))
    await gallery.getByLabel('Find a block').fill('Opening hours')
    expect(await (await picture).text()).toContain('</section>')
    await gallery.getByRole('button', { name: /^Opening hours/ }).click()
    await expect(outline.getByRole('button', { name: /^Opening hours.*1 error/ })).toBeVisible()
    const panel = page.getByRole('complementary', { name: 'Fields' })
    await panel.getByLabel('Heading', { exact: true }).fill('Open all week')
    await panel.getByLabel('Hours', { exact: true }).fill('From nine to five')
    await expect(page.frameLocator('iframe').getByText('From nine to five')).toBeVisible()
    await expect(outline.getByRole('button', { name: /error/ })).toHaveCount(0)
    await expect(page.getByText('All changes are saved as a draft')).toBeVisible()
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('It is live.')).toBeVisible()
    // Asked without the page, whose console complains of an address that is not there yet.
    await expect.poll(async () => (await page.request.get('/en/when-we-are-open')).status()).toBe(200)
    expect(await textOf(page, '/en/when-we-are-open')).toMatch(/Open all week\s+From nine to five/)
  } finally {
    await merchandiser.removes(pageId)
  }
})

test('a field with another name needs a step and content of before; with them the next release shows what is stored as it is [BLOCK-57]', async ({
  page,
  developer,
  merchandiser,
}) => {
  await changesSchema(developer, ({ properties: { heading = {}, ...others }, ...schema }) => ({
    ...schema,
    properties: { title: heading, ...others },
    required: ['title'],
    examples: [{ title: 'Opening hours' }],
  }))
  await developer.edits(VIEW, (text) => text.replace('props.heading', 'props.title'))
  await developer.edits(FIXTURE, (text) => text.replaceAll('heading:', 'title:'))
  await fails(developer, 'blocks lint', 'heading is gone; raise x-version and add a step')

  await changesSchema(developer, (schema) => ({ ...schema, 'x-version': 2 }))
  await developer.writes(`schemas/migrations/${TYPE}.ts`, STEP)
  await developer.edits('schemas/migrations/steps.ts', (text) =>
    text
      .replace(/^/, `import { openingHours } from './${TYPE}.ts'\n`)
      .replace('MIGRATION_STEPS: MigrationSteps = {', `MIGRATION_STEPS: MigrationSteps = { '${TYPE}': openingHours,`),
  )
  await succeeds(developer, 'generate')
  await fails(developer, 'blocks lint', `schemas/migrations/fixtures/${TYPE}.v1.json`)
  await developer.writes(`schemas/migrations/fixtures/${TYPE}.v1.json`, JSON.stringify({ props: { heading: 'Opening hours' } }))
  await succeeds(developer, 'blocks lint', '0 errors, 0 warnings')

  await releases(developer)
  left.fields = (await merchandiser.finds('hours')).fields
  expect(left.fields).toHaveProperty('heading')
  expect(await textOf(page)).toBe(left.page)
})

test('what is stored is brought to the new version: planned in words first, no entry lost, and shoppers see no difference', async ({
  page,
  developer,
  merchandiser,
}) => {
  await fails(developer, 'cms migration', `the values of "${TYPE}.heading". Add --keep-fields`)
  await succeeds(developer, `cms migration -- title-of-${TYPE} --keep-fields`)
  await succeeds(developer, 'cms migration -- --check')
  await succeeds(developer, 'cms migrate', `title-of-${TYPE}`)
  const before = await merchandiser.finds('hours')

  const plan = await fails(developer, 'blocks migrate', '1 entry to migrate')
  expect(plan).toMatch(/landing\/about\n +opening-hours hours \(published\): version 1 to 2\n/)
  expect(plan).toContain('- heading [en] "Open every day"')
  expect(plan).toContain('+ title [ar] "مفتوح كل يوم"')
  expect(plan).not.toContain('hours [en]')
  expect(await merchandiser.finds('hours')).toEqual(before)

  await succeeds(developer, 'blocks migrate -- --apply', '1 entry migrated')
  const { sys, fields } = await merchandiser.finds('hours')
  expect(fields).toEqual({ hours: before.fields['hours'], meta: { en: {} }, schemaVersion: { en: 2 }, title: before.fields['heading'] })
  expect(sys.version).toBe((sys.publishedVersion ?? 0) + 1)
  const [run] = await developer.lists('.blocks-migrations')
  const backup: unknown = JSON.parse(await developer.reads(`.blocks-migrations/${run}/entries/hours.json`))
  expect(backup).toMatchObject({ sys: { version: before.sys.version }, fields: before.fields })
  expect(await developer.reads(`.blocks-migrations/${run}/journal.ndjson`)).toMatch(/"done","id":"hours".*\n\{"what":"finished"\}\n$/)
  await succeeds(developer, 'blocks migrate', 'Everything is of today.')
  expect(await textOf(page)).toBe(left.page)
})

test('on time the block comes, says something else and goes, and nobody is there to publish it', async ({
  page,
  request,
  merchandiser,
}) => {
  const isIt = (now: string) => control(request, 'clock', { now })
  const december = { visibleFrom: '2040-12-01', visibleUntil: '2040-12-24' }
  const fields = { title: { en: 'Open late' }, meta: { en: december }, schemaVersion: { en: 2 } }
  await merchandiser.drafts(PAGE, { id: 'winter', type: TYPE, fields })
  await merchandiser.publishes('winter')
  await merchandiser.publishes(PAGE)
  await merchandiser.edits('winter', { title: { en: 'Open even later' } })
  await merchandiser.schedules('publish', 'winter', '2040-12-10T09:00:00Z')
  expect(await textOf(page)).toBe(left.page)

  await isIt('2040-11-30T12:00:00Z')
  expect(await textOf(page)).toBe(left.page)
  await isIt('2040-12-01T00:00:00Z')
  await expect.poll(() => textOf(page)).toContain('Open late')
  await isIt('2040-12-10T09:00:00Z')
  await expect.poll(() => textOf(page)).toContain('Open even later')
  await isIt('2040-12-25T00:00:00Z')
  expect(await textOf(page)).toBe(left.page)
})

test('rolled back, the entry is byte for byte what it was, and live as it was', async ({ page, developer, merchandiser }) => {
  const [run] = await developer.lists('.blocks-migrations')
  await succeeds(developer, `blocks migrate -- --rollback ${run}`, '1 entry put back')
  const { sys, fields } = await merchandiser.finds('hours')
  expect(JSON.stringify(fields)).toBe(JSON.stringify(left.fields))
  expect(sys.version).toBe((sys.publishedVersion ?? 0) + 1)
  expect(await textOf(page)).toBe(left.page)
})

test('once all is moved the old field goes, and editors have to fill in the new one', async ({ page, developer, merchandiser }) => {
  await succeeds(developer, 'blocks migrate -- --apply', '1 entry migrated')
  expect(await merchandiser.fieldsOf(TYPE)).toEqual(['title', 'hours', 'meta'])
  await succeeds(developer, 'cms migration -- end-of-heading --allow-loss')
  await succeeds(developer, 'cms migrate', 'end-of-heading')
  expect(await merchandiser.fieldsOf(TYPE)).toEqual(['title*', 'hours', 'meta'])
  expect(await textOf(page)).toBe(left.page)
})

test('the page goes back to an earlier publication of its own, from the CMS', async ({ page, merchandiser }) => {
  await merchandiser.goesBackToTheFirst(PAGE)
  await expect.poll(() => textOf(page)).toBe(left.pageAtFirst)
})

const HOURS = {
  title: 'Hours',
  description: 'A line for every day.',
  'x-field': 'longText',
  'x-localized': true,
  type: 'string',
  maxLength: 500,
  default: '',
}

const STEP = `import type { MigrationStep } from './steps.ts'

export const openingHours: readonly MigrationStep[] = [{ to: 2, up: ({ heading, ...props }) => ({ ...props, title: heading ?? '' }) }]
`

interface Schema {
  readonly 'x-version': number
  readonly properties: Readonly<Record<string, object>>
  readonly required: readonly string[]
  readonly examples: readonly object[]
}

const changesSchema = (developer: Developer, change: (schema: Schema) => Schema): Promise<void> =>
  // Written by `blocks new`, which the first part saw pass the lint.
  developer.edits(SCHEMA, (text) => JSON.stringify(change(JSON.parse(text) as Schema), null, 2))

/** All that shoppers read on the page, as it is served now. */
const textOf = async (page: Page, path = '/en/about'): Promise<string> => {
  await page.goto(path)
  return page.locator('main').innerText()
}

/** The shop as the sources are now. */
const releases = async (developer: Developer): Promise<void> => {
  await succeeds(developer, 'build')
  await developer.startsTheShop()
}

const succeeds = (developer: Developer, command: string, says: string | RegExp = ''): Promise<string> => ends(developer, command, 0, says)
const fails = (developer: Developer, command: string, says: string | RegExp): Promise<string> => ends(developer, command, 1, says)

const ends = async (developer: Developer, command: string, code: number, says: string | RegExp): Promise<string> => {
  const ran = await developer.runs(command)
  expect(ran, command).toEqual({ code, said: typeof says === 'string' ? expect.stringContaining(says) : expect.stringMatching(says) })
  return ran.said
}
