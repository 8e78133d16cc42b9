import { browserStorage } from '../../src/lib/browser-storage.ts'
import { readJson, writeJson } from '../../src/lib/stored-json.ts'

/** In the browser, not with the person: the same for everybody who works at it. */
export const TOUR_KEY = 'vitrine-compose-tour'

/** Where the browser stores nothing it is this window that has seen it. */
let isSeenHere = false

export const hasSeenTour = (): boolean => isSeenHere || readJson(browserStorage(), TOUR_KEY) === 'seen'

export const noteTourSeen = (): void => {
  isSeenHere = true
  writeJson(browserStorage(), TOUR_KEY, 'seen')
}
