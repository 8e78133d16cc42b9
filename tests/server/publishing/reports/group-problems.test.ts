import { expect, it } from 'vitest'
import { groupOfKey } from '../../../../server/publishing/reports/group-problems.ts'
import type { PageReport } from '../../../../server/publishing/reports/read-reports.ts'

const emptyTray: PageReport['problems'][number] = {
  code: 'emptyTray',
  severity: 'warning',
  path: '/blocks/0/tabs',
  page: 'page-home',
  blockId: 'tray',
  where: 'Home > Tray > Tabs',
  message: 'No product fits the rule.',
}

const reportIn = (language: string): PageReport => ({
  key: 'home',
  siteTag: 'bri-kr',
  language,
  entryId: 'page-home',
  outcome: 'live',
  // Both tabs of the tray have it.
  problems: [emptyTray, emptyTray],
  attemptedAt: 0,
})

it('names a language of a site once where two parts of a block have the same problem', () => {
  const { problems } = groupOfKey('home', [reportIn('en'), reportIn('ko')])
  expect(problems.map(({ sites }) => sites)).toEqual([
    [
      { siteTag: 'bri-kr', language: 'en' },
      { siteTag: 'bri-kr', language: 'ko' },
    ],
  ])
})
