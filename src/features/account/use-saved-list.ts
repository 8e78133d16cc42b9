import { useCallback, useState } from 'react'
import { CommerceError, type CommerceClient } from '../../clients/commerce/commerce-client.ts'
import { useCommerce } from '../../clients/commerce/commerce-context.tsx'
import { reportFailure } from '../../clients/commerce/report-failure.ts'
import { incidentOf } from '../../lib/incident-of.ts'
import { clientMessageKey } from '../../lib/client-message-key.ts'
import { report } from '../../lib/report.ts'
import { useAnswer, type Answer } from '../../lib/use-answer.ts'

export type ChangeKind = 'unableToAdd' | 'unableToUpdate' | 'unableToDelete'

/** Why a change was refused: the message's key, and what is wrong by field. */
export interface ChangeProblem {
  readonly key: string
  readonly fields: Readonly<Record<string, string>>
  readonly incident: string | undefined
}

interface SavedList<Item> {
  readonly answer: Answer<readonly Item[]>
  /** Key of the message that says why nothing is listed. */
  readonly failure: string
  readonly incident: string | undefined
  readonly retry: () => void
  readonly isBusy: boolean
  readonly problem: ChangeProblem | undefined
  readonly clearProblem: () => void
  /** Makes a change, and lists anew whatever came of it (CALL-56). True where it was made. One at a time. */
  readonly change: (kind: ChangeKind, make: (commerce: CommerceClient) => Promise<unknown>) => Promise<boolean>
}

export interface SavedListOptions<Item> {
  /** Of the codes: `codes.address.unableToAdd`. */
  readonly area: 'address' | 'payment'
  readonly list: (commerce: CommerceClient) => Promise<readonly Item[]>
  /** Message keys by code, where a refusal has words of its own. */
  readonly refusals: Readonly<Record<string, string>>
}

/** What is saved with the account, and what became of the last change (DATA-47, DATA-54). Give the same options each time. */
export const useSavedList = <Item>(options: SavedListOptions<Item>): SavedList<Item> => {
  const commerce = useCommerce()
  const [attempt, setAttempt] = useState(0)
  const ask = useCallback(() => options.list(commerce), [commerce, options])
  const first = useAnswer({ ask, attempt, onFailure })
  // Listed again after a change, behind what is shown.
  const [listed, setListed] = useState<readonly Item[]>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<ChangeProblem>()
  const change: SavedList<Item>['change'] = async (kind, make) => {
    if (isBusy) return false
    setIsBusy(true)
    setProblem(undefined)
    try {
      await make(commerce)
      return true
    } catch (cause) {
      reportFailure(report, cause, { code: 'accountChangeFailed', message: 'What is saved could not be changed', details: { kind } })
      setProblem(problemOf(options, kind, cause))
      return false
    } finally {
      // A list that cannot be read now stays as it is: what was refused is said, and the next change reads it again.
      await options.list(commerce).then(setListed, onFailure)
      setIsBusy(false)
    }
  }
  return {
    answer: listed === undefined ? first : { status: 'loaded', value: listed },
    failure: `codes.${options.area}.${first.status === 'failed' && isUnauthorized(first.cause) ? 'unauthorized' : 'unableToList'}`,
    incident: first.status === 'failed' ? incidentOf(first.cause) : undefined,
    retry: () => setAttempt((count) => count + 1),
    isBusy,
    problem,
    clearProblem: () => setProblem(undefined),
    change,
  }
}

const onFailure = (cause: unknown): void =>
  report({ code: 'accountListFailed', message: 'What is saved could not be listed', details: { cause: String(cause) } })

const problemOf = (
  { area, refusals }: Pick<SavedListOptions<unknown>, 'area' | 'refusals'>,
  kind: ChangeKind,
  cause: unknown,
): ChangeProblem => {
  const key = `codes.${area}.${kind}`
  const incident = incidentOf(cause)
  if (!(cause instanceof CommerceError)) return { key, fields: {}, incident }
  const fields = Object.fromEntries((cause.body.errors ?? []).map(({ path, message }) => [path, message]))
  if (isUnauthorized(cause)) return { key: `codes.${area}.unauthorized`, fields, incident }
  return { key: clientMessageKey(cause.body.code) ?? refusals[cause.body.code] ?? key, fields, incident }
}

const isUnauthorized = (cause: unknown): boolean => cause instanceof CommerceError && cause.status === 401
