/**
 * Closes every open `<details data-dropdown>` on a click outside it, on Escape, and when something in it is followed
 * (HEAD-11, HEAD-12). One listener for the page; returns how to stop.
 */
export const installDropdownDismissal = (page: Document): (() => void) => {
  const onClick = ({ target }: Event): void => {
    for (const dropdown of openDropdowns(page)) {
      const isInside = target instanceof Node && dropdown.contains(target)
      const isFollowed = target instanceof Element && target.closest('a') !== null
      if (!isInside || isFollowed) dropdown.open = false
    }
  }
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return
    for (const dropdown of openDropdowns(page)) {
      const hadFocus = dropdown.contains(page.activeElement)
      dropdown.open = false
      if (hadFocus) dropdown.querySelector('summary')?.focus()
    }
  }
  page.addEventListener('click', onClick, { capture: true })
  page.addEventListener('keydown', onKeyDown)
  return () => {
    page.removeEventListener('click', onClick, { capture: true })
    page.removeEventListener('keydown', onKeyDown)
  }
}

const openDropdowns = (page: Document): readonly HTMLDetailsElement[] =>
  [...page.querySelectorAll('details[data-dropdown][open]')].filter((element) => element instanceof HTMLDetailsElement)
