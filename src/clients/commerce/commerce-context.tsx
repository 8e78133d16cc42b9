import { createContext, useContext } from 'react'
import type { CommerceClient } from './commerce-client.ts'

const Context = createContext<CommerceClient | undefined>(undefined)

/** Provides the shop API; the application root gives the browser's client. */
export const CommerceProvider = Context.Provider

/** The shop API. On the server there is none to call, since nothing personal is rendered there: calling it throws. */
export const useCommerce = (): CommerceClient => useContext(Context) ?? onTheServer

const refuse = (): never => {
  throw new Error('The shop API is called from the browser only')
}

const onTheServer: CommerceClient = {
  send: refuse,
  sessionId: () => undefined,
  restartSession: refuse,
  forgetSession: refuse,
  onSessionChange: () => () => undefined,
  takeRebuilt: () => false,
}
