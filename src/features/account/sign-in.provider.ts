import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useCommerce } from '../../clients/commerce/commerce-context.tsx'
import { useAccount } from '../../clients/identity/account-context.tsx'
import { useCartStore } from '../cart/cart.provider.tsx'
import { signInEffects } from './sign-in-effects.ts'
import { signInMachine } from './sign-in.machine.ts'

/** Runs the sign-in of a form. `username` is what the form begins with. */
export const useSignIn = (username: string) => {
  const account = useAccount()
  const commerce = useCommerce()
  const { store: cart } = useCartStore()
  const [machine] = useState(() => signInMachine.provide({ actors: signInEffects({ account, commerce, cart }) }))
  return useMachine(machine, { input: { username } })
}
