import { forgive } from '../../setup/forgive.ts'
import { expect, test } from '../../setup/merchandised-test.ts'
import { atEveryProcess } from '../../setup/processes.ts'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

const ENTRY = 'redirect-of-a-journey'
const fields = { name: { en: 'Autumn moved to Women' }, from: { en: '/Autumn-2019' }, to: { en: '/women' } }

test('a redirect is live as soon as it is published, changes, and is gone when it is taken down [NOTFOUND-04, NOTFOUND-05]', async ({
  page,
  request,
  merchandiser,
  complaints,
}) => {
  const lead = async () => {
    const answers = await atEveryProcess((origin) => request.get(`${origin}/en/autumn-2019/?page=2`, { maxRedirects: 0 }))
    const said = answers.map((answer) => `${answer.status()} ${answer.headers()['location']?.replace(/^https?:\/\/[^/]+/, '')}`)
    return [...new Set(said)].join(', ')
  }
  expect(await lead()).toBe('404 undefined')

  await merchandiser.creates({ id: ENTRY, type: 'redirect', fields })
  await merchandiser.publishes(ENTRY)
  await expect.poll(lead).toBe('301 /en/women?page=2')
  await page.goto('/en/Autumn-2019')
  await expect(page).toHaveURL(/\/en\/women$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women')

  await merchandiser.edits(ENTRY, { to: { en: '/help/delivery' } })
  await merchandiser.publishes(ENTRY)
  await expect.poll(lead).toBe('301 /en/help/delivery?page=2')
  await page.goto('/en/autumn-2019')
  await expect(page).toHaveURL(/\/en\/help\/delivery$/)

  await merchandiser.takesDown(ENTRY)
  await expect.poll(lead).toBe('404 undefined')
  await page.goto('/en/autumn-2019')
  await expect(page.locator('[data-status="404"]')).toBeVisible()
  forgive(complaints, /status of 404/)
})

test('a redirect that cannot be is on the report in words, and the one before it stays live', async ({ page, request, merchandiser }) => {
  const target = async () => {
    const answers = await atEveryProcess((origin) => request.get(`${origin}/en/autumn-2019`, { maxRedirects: 0 }))
    return [...new Set(answers.map((answer) => answer.headers()['location']?.replace(/^https?:\/\/[^/]+/, '')))].join(', ')
  }
  await merchandiser.creates({ id: ENTRY, type: 'redirect', fields })
  await merchandiser.publishes(ENTRY)
  await expect.poll(target).toBe('/en/women')

  await merchandiser.edits(ENTRY, { to: { en: '/api/cart' } })
  await merchandiser.publishes(ENTRY)
  await expect
    .poll(async () => {
      await page.goto('/_reports?lang=en&key=redirects&severity=error')
      return page.getByText('Addresses that begin like this are files and calls of the shop, never pages.').count()
    })
    .toBe(1)
  await expect(page.getByText('Autumn moved to Women')).toBeVisible()
  expect(await target()).toBe('/en/women')
})
