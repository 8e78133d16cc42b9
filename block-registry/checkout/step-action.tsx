import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Where the way on of a step stands: null until it is there. Without any it stands where the step ends. */
export const ActionTarget = createContext<HTMLElement | null | undefined>(undefined)

/** The one way on of a step: under the sums, on narrow windows at their lower edge. A button in it names its form by `form`. */
export const StepAction = ({ children }: { readonly children: ReactNode }) => {
  const target = useContext(ActionTarget)
  if (target === undefined) return children
  return target === null ? null : createPortal(children, target)
}
