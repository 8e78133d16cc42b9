import type { BrowserContext } from '@playwright/test'

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>'

/** A dot in place of every picture, for journeys that are not about pictures: a page of them is dozens of requests, and each is decoded. */
export const plainPictures = async (context: BrowserContext): Promise<void> => {
  await context.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: DOT }))
}
