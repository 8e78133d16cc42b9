import { useCallback, useState } from 'react'
import type { ComposeRelease, ReleaseOutcome } from '../../schemas/api/compose-releases.ts'
import { toInstant } from '../../src/lib/zoned-time.ts'
import type { Answer, ComposeClient } from '../api/compose-client.ts'
import { useAnswer } from '../api/use-answer.ts'
import { clockTimeOf } from '../view/clock-time.ts'
import { conflictsAt } from './conflicts-at.ts'
import type { Moment } from './moment-choice.tsx'
import { defined } from '../../src/lib/defined.ts'

/** What a release begins as in its dialog. */
export interface ReleaseStart {
  readonly name: string
  readonly pageIds: readonly string[]
  /** The one that is changed. */
  readonly release?: ComposeRelease
}

export type ReleaseClient = Pick<ComposeClient, 'pages' | 'checkRelease' | 'saveRelease'>

/** What keeps a release from being sent: the field that it is about. */
export type Mistake = 'noName' | 'noPage' | 'noMoment'

export interface ReleaseForm {
  readonly name: string
  readonly pageIds: readonly string[]
  readonly isNow: boolean
  readonly moment: Moment
}

/** A release as it is being made: what is chosen, what the server says of it, and what became of it. */
export const useRelease = (client: ReleaseClient, start: ReleaseStart, timeZone: string) => {
  const { release } = start
  const [form, setForm] = useState<ReleaseForm>(() => formOf(start, timeZone))
  const [outcome, setOutcome] = useState<Answer<ReleaseOutcome> | 'saving' | Mistake>()
  const { pageIds, isNow, moment } = form
  // Of an hour that clocks show twice the one that was planned stays, until another time is chosen.
  const planned = formOf(start, timeZone).moment
  const isAsPlanned = moment.clockTime === planned.clockTime && moment.timeZone === planned.timeZone
  const chosen = isAsPlanned && release?.at !== undefined ? release.at : toInstant(moment.clockTime, moment.timeZone, 'begin')
  const at = isNow || moment.clockTime === '' ? undefined : chosen
  const key = pageIds.join(' ')
  const releaseId = release?.id
  const check = useCallback(
    () =>
      client.checkRelease({
        pages: key === '' ? [] : key.split(' '),
        ...defined({ releaseId }),
      }),
    [client, key, releaseId],
  )
  const checked = useAnswer(check)
  const change = (changed: Partial<ReleaseForm>): void => {
    setForm({ ...form, ...changed })
    setOutcome(undefined)
  }
  const save = async (): Promise<ReleaseOutcome | undefined> => {
    const name = form.name.trim()
    const versionsOf = new Map(checked.value?.pages.map(({ page, versions }) => [page.id, versions]))
    const mistake = name === '' ? 'noName' : pageIds.length === 0 ? 'noPage' : !isNow && at === undefined ? 'noMoment' : undefined
    setOutcome(mistake ?? 'saving')
    if (mistake !== undefined) return undefined
    const answer = await client.saveRelease(
      {
        name,
        pages: pageIds.map((id) => ({ id, versions: versionsOf.get(id) ?? {} })),
        ...(at === undefined ? {} : { at, timeZone: moment.timeZone }),
        ...(release === undefined ? {} : { version: release.version }),
      },
      release?.id,
    )
    setOutcome(answer)
    // What was seen is not what is there any more: it is looked at anew.
    if (answer.ok && answer.value.status === 'stale') checked.askAgain()
    return answer.ok ? answer.value : undefined
  }
  return { form, change, checked, conflicts: conflictsAt(checked.value?.conflicts, at), outcome, save }
}

const formOf = ({ name, pageIds, release }: ReleaseStart, timeZone: string): ReleaseForm => {
  const zone = release?.timeZone ?? timeZone
  const isPlanned = release?.state === 'planned'
  return { name, pageIds, isNow: false, moment: { clockTime: isPlanned ? clockTimeOf(release.at, zone, 'begin') : '', timeZone: zone } }
}
