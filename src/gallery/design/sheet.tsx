import type { ReactNode } from 'react'

/** A part of the page, with the anchor that the list at its head leads to. */
export const Part = ({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) => (
  <section className="d-part" aria-labelledby={id}>
    <h2 id={id} lang="en">
      {title}
    </h2>
    {children}
  </section>
)

/** Words of the page itself, which is for developers: English in every language of what is shown. */
export const Note = ({ children }: { readonly children: ReactNode }) => (
  <p className="g-muted d-note" lang="en">
    <bdi>{children}</bdi>
  </p>
)

interface StateProps {
  /** Which state it is in: `disabled`. */
  readonly name: string
  /** Takes the whole row. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A component in one of its states, with its name below. */
export const State = ({ name, isWide = false, children }: StateProps) => (
  <figure className={isWide ? 'd-state d-wide' : 'd-state'}>
    <div className="d-shown">{children}</div>
    <figcaption className="g-muted" lang="en">
      {name}
    </figcaption>
  </figure>
)
