import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** Seconds left, and how to begin again. */
export const useCountdown = (seconds: number): readonly [number, () => void] => {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left <= 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS)
    return () => clearTimeout(timer)
  }, [left])
  return [left, () => setLeft(seconds)]
}
