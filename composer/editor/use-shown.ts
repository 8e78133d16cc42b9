import { useEffect, useState } from 'react'

/** A canvas that takes longer is slow for another reason, or has failed. */
const LONGEST_MS = 2_000

/** Whether the canvas has shown its page, or has had its time: what can wait leaves the shop's one process to the page until then. */
export const useShown = (hasCanvas: boolean): { readonly isShown: boolean; readonly onReady: () => void } => {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [])
  return { isShown: isReady || !hasCanvas, onReady: () => setReady(true) }
}
