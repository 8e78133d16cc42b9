import { createActor } from 'xstate'
import type { CommerceClient } from '../../clients/commerce/commerce-client.ts'
import type { Account } from '../../clients/identity/account.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { signInEffects } from './sign-in-effects.ts'
import { signInMachine, type Credentials } from './sign-in.machine.ts'

interface Deps {
  readonly account: Account
  readonly commerce: CommerceClient
  readonly cart: CartStore
}

/** The same sign-in without a form, after an account was confirmed. False where it failed. */
export const signInNow = async (deps: Deps, credentials: Credentials): Promise<boolean> => {
  const actor = createActor(signInMachine.provide({ actors: signInEffects(deps) }), { input: { username: credentials.username } })
  const ended = new Promise<boolean>((resolve) => {
    actor.subscribe((snapshot) => {
      if (snapshot.status === 'done') resolve(true)
      if (snapshot.value === 'editing' && snapshot.context.problem !== undefined) resolve(false)
    })
  })
  actor.start()
  actor.send({ type: 'credentials.submitted', credentials })
  return ended.finally(() => actor.stop())
}
