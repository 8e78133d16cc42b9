import { setTimeout } from 'node:timers/promises'
import type { PlainClientAPI, ReleaseActionProps, ReleaseProps } from 'contentful-management'
import { Refusal } from '../refusal.ts'
import { say } from '../sentence.ts'
import type { ComposeSentence } from '../../../schemas/api/compose-sentences.ts'

const ASK_EVERY_MS = 300
const LONGEST_MS = 20_000

/** Has the CMS publish all of a release or nothing of it, and waits until it has. The release stays where it cannot be said whether it has. */
export const publishTogether = async (
  { management }: { readonly management: Pick<PlainClientAPI, 'release' | 'releaseAction'> },
  { sys: { id: releaseId, version } }: ReleaseProps,
): Promise<void> => {
  const { sys } = await management.release.publish({ releaseId, version })
  for (let waited = 0; waited <= LONGEST_MS; waited += ASK_EVERY_MS) {
    const action = await management.releaseAction.get({ releaseId, actionId: sys.id })
    if (action.sys.status === 'succeeded') return
    if (action.sys.status === 'failed') throw new Refusal(422, 'REFUSED', reasonOf(action))
    await setTimeout(ASK_EVERY_MS)
  }
  throw new Refusal(503, 'CMS_BUSY', say('cmsStill'))
}

/** In the CMS's own words, of the first entry that it names. */
const reasonOf = (action: ReleaseActionProps): ComposeSentence => {
  // The vendor's type leaves out what its API answers.
  const { error } = action as { readonly error?: { readonly details?: { readonly errors?: readonly Named[] } } }
  const [first] = error?.details?.errors ?? []
  return first?.entity === undefined ? say('releaseUntaken') : say('releaseUntakenEntry', { entry: first.entity.sys.id })
}

interface Named {
  readonly entity?: { readonly sys: { readonly id: string } }
}
