import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from '../../page/router-context.ts'
import type { CheckoutStep } from './checkout-types.ts'
import { readStep } from './checkout-steps.ts'
import { RESULT_PARAMETERS } from './payment-return.ts'

interface Shown {
  /** Undefined while the bag is still loading. */
  readonly step: CheckoutStep | undefined
  readonly onStepInAddress: (step: CheckoutStep) => void
}

/**
 * Keeps address and step in agreement: a step forward pushes, a correction replaces, Back and Forward ask the machine.
 * Result parameters are gone from the address once they are read (ROUTE-32, CHECKOUT-24).
 */
export const useCheckoutAddress = ({ step, onStepInAddress }: Shown): void => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const inAddress = readStep(pathname.split('/').at(-1))
  const isStepAddress = inAddress === pathname.split('/').at(-1)
  const shown = useRef<CheckoutStep | undefined>(undefined)
  const addressSeen = useRef(inAddress)

  useEffect(() => {
    if (step === undefined) return
    const isFirst = shown.current === undefined
    const hasMoved = shown.current !== step
    const cleaned = withoutResults(search)
    if (hasMoved && (step !== inAddress || !isStepAddress)) {
      shown.current = step
      addressSeen.current = step
      void navigate({ pathname: `/checkout/${step}`, search: cleaned }, { replace: isFirst, preventScrollReset: false })
      return
    }
    shown.current = step
    if (addressSeen.current !== inAddress) {
      addressSeen.current = inAddress
      onStepInAddress(inAddress)
    } else if (step !== inAddress) {
      // The address asked for a step that may not be entered: it is put right.
      addressSeen.current = step
      void navigate({ pathname: `/checkout/${step}`, search: cleaned }, { replace: true })
    } else if (cleaned !== search) {
      void navigate({ search: cleaned }, { replace: true })
    }
  }, [step, inAddress, isStepAddress, search, navigate, onStepInAddress])
}

const withoutResults = (search: string): string => {
  const query = new URLSearchParams(search)
  for (const name of RESULT_PARAMETERS) query.delete(name)
  return query.size === 0 ? '' : `?${query}`
}
