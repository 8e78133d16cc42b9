import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, it } from 'vitest'
import { emailSignUpMachine } from '../../../../src/features/sign-up/email-sign-up.machine.ts'
import type { SignUpDraft } from '../../../../src/features/sign-up/sign-up-draft.ts'

const statusShownAfter = async (cause: unknown): Promise<unknown> => {
  const machine = emailSignUpMachine.provide({
    actors: {
      subscribe: fromPromise<void, SignUpDraft>(async () => {
        throw cause
      }),
    },
  })
  const actor = createActor(machine, { input: { needsInterests: false, alwaysShow: false } }).start()
  actor.send({ type: 'text.changed', input: 'jane@example.com' })
  actor.send({ type: 'consent.toggled' })
  actor.send({ type: 'form.submitted' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.error !== undefined)
  return context.error
}

it.each([
  ['the status of a refusal', Object.assign(new Error('refused'), { status: 429 }), 429],
  ['no status where no answer came', new Error('offline'), 0],
  ['no status where the failure has none that is a number', { status: 'unknown' }, 0],
  ['no status where the failure is a text', 'offline', 0],
  ['no status where the failure is null', null, 0],
])('a sign-up that fails shows %s, and can be sent again', async (_what, cause, status) => {
  expect(await statusShownAfter(cause)).toEqual({ source: 'server', status })
})
