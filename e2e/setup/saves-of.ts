import type { Page } from '@playwright/test'

/** Ids of the entries that the composer sends to the CMS from now on, in their order. */
export const savesOf = (page: Page): string[] => {
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(decodeURIComponent(/\/entries\/([^/?]+)/.exec(request.url())?.[1] ?? request.url()))
  })
  return saves
}
