import type { BlockViewProps } from '../block.ts'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'

/** A link that looks like a button; one that leads nowhere yet is not shown. */
export const Button = ({ props, meta }: BlockViewProps<'button'>) => {
  const { label, href, variant, size, fullWidth, newWindow } = props
  if (href === '') return null
  return (
    <ButtonLink
      to={href}
      variant={variant}
      size={size}
      fullWidth={fullWidth}
      newWindow={newWindow}
      data-track="button"
      data-track-title={meta.analyticsTitle}
    >
      {label}
    </ButtonLink>
  )
}
