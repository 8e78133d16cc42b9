import type { ReactNode } from 'react'

/** A group of links; one of them leads to what is shown now. */
export const Choice = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="g-choice" role="group" aria-label={label}>
    <span aria-hidden="true">{label}</span>
    {children}
  </div>
)
