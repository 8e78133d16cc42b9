import { useCallback } from 'react'
import type { CalendarEntry } from '../../schemas/api/compose-calendar.ts'
import type { ComposeRelease } from '../../schemas/api/compose-releases.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { useAnswer } from '../api/use-answer.ts'
import { interfaceLocale } from '../interface-locale.ts'
import { firstDayOf, spanOf } from './days.ts'

/** What happens in the weeks of a month, and all releases that are to come. */
export const useCalendar = (client: Pick<ComposeClient, 'calendar' | 'releases'>, month: string, timeZone: string) => {
  const { from, until } = spanOf(month, timeZone, firstDayOf(interfaceLocale()))
  const calendar = useAnswer(useCallback(() => client.calendar(from, until), [client, from, until]))
  const releases = useAnswer(useCallback(() => client.releases(), [client]))
  const entries: readonly CalendarEntry[] | undefined = calendar.value?.entries
  const listed: readonly ComposeRelease[] | undefined = releases.value?.releases
  const askAgain = (): void => {
    calendar.askAgain()
    releases.askAgain()
  }
  return { entries, releases: listed, failure: calendar.failure ?? releases.failure, askAgain }
}
