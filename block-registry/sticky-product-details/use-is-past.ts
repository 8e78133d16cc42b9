import { useEffect, useState } from 'react'

/** Whether the first element that fits the selector has left the window at its top. False where there is none. */
export const useIsPast = (selector: string): boolean => {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const element = document.querySelector(selector)
    if (element === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last !== undefined) setIsPast(!last.isIntersecting && last.boundingClientRect.bottom < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [selector])
  return isPast
}
