import { useState } from 'react'

/** Of what two parts of the editor said, what was said last. */
export const useLastSaid = (one: string, other: string): string => {
  const [state, setState] = useState({ one, other, last: one })
  if (state.one === one && state.other === other) return state.last
  const last = state.other === other ? one : other
  setState({ one, other, last })
  return last
}
