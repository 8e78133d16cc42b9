import { getShortestPaths } from '@xstate/graph'
import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { signInMachine } from '../../../../src/features/account/sign-in.machine.ts'

type Step = 'signOutHere' | 'signIn' | 'buildSession' | 'loadCart' | 'clearStorage' | 'signOutAgain'

/** What each step meets, one entry a time it runs, the last one again and again; nothing: it succeeds. */
type Answers = Partial<Record<Step, readonly (string | undefined)[]>>

const credentials = { username: 'jane@example.com', password: 'Passw0rd!' }

const begin = (given: Answers = {}) => {
  const steps: Step[] = []
  const step = (name: Step) => async (): Promise<void> => {
    const answers = given[name] ?? []
    const failure = answers[Math.min(steps.filter((done) => done === name).length, answers.length - 1)]
    steps.push(name)
    if (failure !== undefined) throw new Error(failure)
  }
  const machine = signInMachine.provide({
    actors: {
      signOutHere: fromPromise<void>(step('signOutHere')),
      signIn: fromPromise<void, typeof credentials>(step('signIn')),
      buildSession: fromPromise<void>(step('buildSession')),
      loadCart: fromPromise<void>(step('loadCart')),
      clearStorage: fromPromise<void>(step('clearStorage')),
      signOutAgain: fromPromise<void>(step('signOutAgain')),
    },
  })
  const actor = createActor(machine, { input: { username: '' } }).start()
  const submit = async () => {
    actor.send({ type: 'credentials.submitted', credentials })
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  }
  return { actor, steps, submit }
}

describe('signing in', () => {
  it('signs out, signs in, builds the session, reads the cart, and only then succeeds [AUTH-01]', async () => {
    const { steps, submit } = begin()
    const end = await submit()
    expect(end.status).toBe('done')
    expect(steps).toEqual(['signOutHere', 'signIn', 'buildSession', 'loadCart'])
    expect(end.context.credentials.password).toBe('')
  })

  it('is not stopped by a sign-out that meets something [AUTH-01, AUTH-02]', async () => {
    const { submit } = begin({ signOutHere: ['no storage'] })
    expect((await submit()).status).toBe('done')
  })

  it('fails with the provider’s refusal, keeps the address and empties the password [AUTH-02]', async () => {
    const { steps, submit } = begin({ signIn: ['Incorrect username or password.'] })
    const end = await submit()
    expect(end.value).toBe('editing')
    expect(end.context.problem?.message).toBe('Incorrect username or password.')
    expect(end.context.credentials).toEqual({ username: 'jane@example.com', password: '' })
    expect(steps).toEqual(['signOutHere', 'signIn'])
  })

  it.each(['buildSession', 'loadCart'] as const)(
    'signs out again where %s fails, so that nobody is half signed in [AUTH-02]',
    async (failing) => {
      const { steps, submit } = begin({ [failing]: ['no answer'] })
      const end = await submit()
      expect(end.value).toBe('editing')
      expect(end.context.problem?.message).toBe('no answer')
      expect(end.context.credentials.password).toBe('')
      expect(steps.at(-1)).toBe('signOutAgain')
    },
  )

  it('clears what the provider keeps on this device and tries once more where it has forgotten the device [AUTH-03]', async () => {
    const { steps, submit } = begin({ signIn: ['Device does not exist.', undefined] })
    expect((await submit()).status).toBe('done')
    expect(steps).toEqual(['signOutHere', 'signIn', 'clearStorage', 'signOutHere', 'signIn', 'buildSession', 'loadCart'])
  })

  it('tries once more only once, and again at the next try of the shopper [AUTH-03]', async () => {
    const { steps, submit } = begin({ signIn: ['Device does not exist.'] })
    const end = await submit()
    expect(end.context.problem?.message).toBe('Device does not exist.')
    expect(steps.filter((step) => step === 'signIn')).toHaveLength(2)
    await submit()
    expect(steps.filter((step) => step === 'signIn')).toHaveLength(4)
  })

  it.each(['Device does not exist', 'device does not exist.', 'Error: Device does not exist.'])(
    'takes %s for another failure [AUTH-03]',
    async (message) => {
      const { steps, submit } = begin({ signIn: [message] })
      await submit()
      expect(steps).not.toContain('clearStorage')
    },
  )
})

describe('the chart', () => {
  it('reaches every state of signing in', () => {
    const outcomes = (id: string) => [
      { type: `xstate.done.actor.${id}`, output: undefined },
      { type: `xstate.error.actor.${id}`, error: new Error('Device does not exist.') },
    ]
    const invoked = ['signingOut', 'signingIn', 'clearingStorage', 'buildingSession', 'loadingCart', 'signingOutAgain']
    const events = [{ type: 'credentials.submitted' as const, credentials }, ...invoked.flatMap((state) => outcomes(`0.signIn.${state}`))]
    const paths = getShortestPaths(signInMachine, {
      input: { username: '' },
      // The graph sends what a running effect would send; its events are not the machine's own.
      events: events as unknown as { type: 'credentials.submitted'; credentials: typeof credentials }[],
      serializeState: ({ value, context }) => `${String(value)} ${context.attempts}`,
      limit: 5_000,
    })
    expect(new Set(paths.map(({ state }) => String(state.value)))).toEqual(new Set(Object.keys(signInMachine.states)))
  })
})
