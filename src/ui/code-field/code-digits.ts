const LENGTH = 6

interface Typed {
  readonly digits: readonly string[]
  /** Box to go on with. */
  readonly focus: number
  readonly isComplete: boolean
}

export const emptyCode = (): readonly string[] => Array.from({ length: LENGTH }, () => '')

/** Digits after `text` came into the box `index`: what is no digit is left out; several go on into the boxes after it. */
export const withTyped = (digits: readonly string[], index: number, text: string): Typed => {
  const typed = text.normalize('NFKC').replace(/\D/g, '')
  // A browser that fills in or replaces hands over the old digit with the new one.
  const before = digits[index] ?? ''
  const fresh = typed.length === 2 && before !== '' ? typed.replace(before, '') : typed
  const entered = [...fresh].slice(0, LENGTH - index)
  const next = digits.map((digit, at) => (at < index || at >= index + Math.max(entered.length, 1) ? digit : (entered[at - index] ?? '')))
  const isComplete = entered.length > 0 && next.every((digit) => digit !== '')
  return { digits: next, focus: Math.min(index + entered.length, LENGTH - 1), isComplete }
}
