import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** There is nothing to do with it now. */
  readonly isOff: boolean
}

/** A button that keeps the focus while it does nothing: a disabled one drops it, and the next key goes nowhere. */
export const SteadyButton = ({ isOff, onClick, type = 'button', ...rest }: Props) => (
  <button
    {...rest}
    type={type}
    aria-disabled={isOff || undefined}
    onClick={(event) => {
      if (isOff) event.preventDefault()
      else onClick?.(event)
    }}
  />
)
