import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { nextCard } from './next-card.ts'

/** What makes a button one of the cards that arrow keys move between. */
export interface CardProps {
  readonly 'data-card': string
  readonly tabIndex: 0 | -1
  readonly onFocus: (event: FocusEvent) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Cards of which Tab reaches one, the last that had the focus, and arrow keys the others. `ids` in the order they are shown. */
export const useCardKeys = (ids: readonly string[]): ((id: string) => CardProps) => {
  const [last, setLast] = useState<string>()
  const reached = last !== undefined && ids.includes(last) ? last : ids[0]
  return (id) => ({
    'data-card': id,
    tabIndex: id === reached ? 0 : -1,
    onFocus: () => setLast(id),
    onKeyDown: (event) => {
      const cards = cardsAround(event.currentTarget)
      const boxes = cards.map((card) => card.getBoundingClientRect())
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
      const next = nextCard(boxes, cards.indexOf(event.currentTarget), event.key, isRightToLeft)
      if (next === undefined) return
      event.preventDefault()
      cards[next]?.focus()
    },
  })
}

/** From the search field into the cards. */
export const toFirstCard = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown') return
  event.preventDefault()
  cardsAround(event.currentTarget)[0]?.focus()
}

const cardsAround = (element: HTMLElement): readonly HTMLElement[] => [
  ...(element.closest('dialog')?.querySelectorAll<HTMLElement>('[data-card]') ?? []),
]
