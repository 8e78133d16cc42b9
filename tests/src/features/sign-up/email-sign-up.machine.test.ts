import { getShortestPaths } from '@xstate/graph'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { checkSignUp } from '../../../../src/features/sign-up/check-sign-up.ts'
import { emailSignUpMachine, SUCCESS_SHOWN_MS, type SignUpEvent } from '../../../../src/features/sign-up/email-sign-up.machine.ts'
import type { SignUpDraft } from '../../../../src/features/sign-up/sign-up-draft.ts'
import { signUpMessage } from '../../../../src/features/sign-up/sign-up-message.ts'

interface Answers {
  readonly needsInterests?: boolean
  readonly alwaysShow?: boolean
  /** Status of the server's refusal. */
  readonly status?: number
}

const begin = ({ needsInterests = false, alwaysShow = false, status }: Answers = {}) => {
  const sent: SignUpDraft[] = []
  const machine = emailSignUpMachine.provide({
    actors: {
      subscribe: fromPromise<void, SignUpDraft>(async ({ input }) => {
        sent.push(input)
        if (status !== undefined) throw Object.assign(new Error('refused'), { status })
      }),
    },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input: { needsInterests, alwaysShow }, clock }).start()
  const fill = (): void => {
    actor.send({ type: 'text.changed', input: 'jane@example.com' })
    actor.send({ type: 'consent.toggled' })
  }
  const submit = async () => {
    actor.send({ type: 'form.submitted' })
    return waitFor(actor, (snapshot) => !snapshot.matches('validating'))
  }
  return { actor, clock, sent, fill, submit }
}

describe('signing up for news', () => {
  it('goes from clean over what was changed last and validating to success [EMAIL-01]', async () => {
    const { actor, sent, submit } = begin({ needsInterests: true })
    expect(actor.getSnapshot().value).toBe('clean')
    actor.send({ type: 'text.changed', input: 'jane@example.com' })
    expect(actor.getSnapshot().value).toBe('textInput')
    actor.send({ type: 'consent.toggled' })
    expect(actor.getSnapshot().value).toBe('consentToggled')
    actor.send({ type: 'interests.changed', interests: ['women'] })
    expect(actor.getSnapshot().value).toBe('interestsChanged')
    const done = submit()
    expect(actor.getSnapshot().value).toBe('validating')
    expect((await done).value).toBe('success')
    expect(sent).toEqual([{ input: 'jane@example.com', hasConfirmed: true, interests: ['women'] }])
  })

  it('sends once, whatever is clicked meanwhile', async () => {
    const { actor, sent, fill, submit } = begin()
    fill()
    const done = submit()
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'consent.toggled' })
    await done
    expect(sent).toHaveLength(1)
    expect(actor.getSnapshot().context.draft.hasConfirmed).toBe(true)
  })

  it('keeps what was written after an error, which the next change clears [EMAIL-01]', async () => {
    const { actor, fill, submit } = begin({ status: 422 })
    fill()
    const failed = await submit()
    expect(failed.value).toBe('error')
    expect(failed.context.draft.input).toBe('jane@example.com')
    actor.send({ type: 'text.changed', input: 'jane@example.org' })
    expect(actor.getSnapshot().context.error).toBeUndefined()
  })

  it.each([
    [422, 'errorFormat'],
    [409, 'emailExists'],
    [500, 'errorGeneric'],
    [429, 'errorGeneric'],
    [0, 'errorGeneric'],
  ])('maps the server’s %i to %s [EMAIL-10]', async (status, message) => {
    const { fill, submit } = begin({ status })
    fill()
    expect(signUpMessage((await submit()).context.error)).toBe(message)
  })

  it('shows the empty form again seven seconds after a success where it is always shown [EMAIL-03]', async () => {
    const { actor, clock, fill, submit } = begin({ alwaysShow: true })
    fill()
    await submit()
    clock.increment(SUCCESS_SHOWN_MS - 1)
    expect(actor.getSnapshot().value).toBe('success')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('clean')
    expect(actor.getSnapshot().context.draft.input).toBe('')
    expect(SUCCESS_SHOWN_MS).toBe(7000)
  })

  it('keeps its thanks elsewhere [EMAIL-03]', async () => {
    const { actor, clock, fill, submit } = begin()
    fill()
    await submit()
    clock.increment(60_000)
    expect(actor.getSnapshot().value).toBe('success')
  })
})

describe('the check before sending', () => {
  const complete = { input: 'jane@example.com', hasConfirmed: true, interests: ['women'] }

  it.each([
    ['an input', { input: '   ' }, 'required'],
    ['consent', { hasConfirmed: false }, 'consent'],
    ['an interest', { interests: [] }, 'interest'],
  ])('asks for %s [EMAIL-05, EMAIL-06, EMAIL-07]', (_name, change, missing) => {
    expect(checkSignUp({ ...complete, ...change }, true)).toMatchObject({ missing: [missing] })
    expect(checkSignUp(complete, true)).toBeUndefined()
  })

  it('fails with status 422 and its own message, and says nothing of the format [EMAIL-09, EMAIL-15]', async () => {
    const { actor, sent, submit } = begin({ needsInterests: true })
    const { value, context } = await submit()
    expect(value).toBe('error')
    expect(context.error).toEqual({
      source: 'client',
      status: 422,
      message: 'Failed client validation',
      missing: ['required', 'consent', 'interest'],
    })
    expect(signUpMessage(context.error)).toBeUndefined()
    expect(sent).toEqual([])
    actor.stop()
  })

  it('asks for no interest where there are none to choose [EMAIL-07]', () => {
    expect(checkSignUp({ ...complete, interests: [] }, false)).toBeUndefined()
  })
})

describe('the chart', () => {
  it('reaches every state of signing up for news [EMAIL-01]', () => {
    const events = [
      { type: 'text.changed', input: 'jane@example.com' },
      { type: 'consent.toggled' },
      { type: 'interests.changed', interests: ['women'] },
      { type: 'form.submitted' },
      { type: 'xstate.done.actor.0.emailSignUp.validating', output: undefined },
      { type: 'xstate.error.actor.0.emailSignUp.validating', error: { status: 409 } },
    ]
    const paths = getShortestPaths(emailSignUpMachine, {
      input: { needsInterests: true, alwaysShow: true },
      // The graph sends what a running effect would send; its events are not the machine's own.
      events: events as unknown as SignUpEvent[],
      serializeState: ({ value, context }) => `${String(value)} ${JSON.stringify(context.draft)} ${context.error?.status ?? ''}`,
      limit: 5_000,
    })
    expect(new Set(paths.map(({ state }) => String(state.value)))).toEqual(new Set(Object.keys(emailSignUpMachine.states)))
  })
})
