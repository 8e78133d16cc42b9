import { useEffect, type RefObject } from 'react'

/** After a press with something missing, the first group that waits for a choice has the focus (TRICKY-09). */
export const useFocusMissing = (form: RefObject<HTMLElement | null>, refusals: number): void => {
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"] input:enabled')?.focus()
  }, [form, refusals])
}
