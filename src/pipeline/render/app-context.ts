import { createContext, useContext } from 'react'
import type { Frame } from '../load/load-frame.ts'
import type { RenderEnv } from './render-env.ts'

/** What the application root knows and pages do not: how to render, and header and footer. */
export interface AppValue {
  readonly frame: Frame
  readonly env: Omit<RenderEnv, 'data'>
}

const Context = createContext<AppValue | undefined>(undefined)

export const AppProvider = Context.Provider

export const useApp = (): AppValue => {
  const value = useContext(Context)
  if (value === undefined) throw new Error('useApp needs an AppProvider around it')
  return value
}
