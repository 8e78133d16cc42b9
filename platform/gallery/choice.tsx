import type { ReactNode } from 'react'

/** Links of which one is what is shown. */
export const Choice = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="g-choice" role="group" aria-label={label}>
    <span aria-hidden="true">{label}</span>
    {children}
  </div>
)
