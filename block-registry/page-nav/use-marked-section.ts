import { useEffect, type RefObject } from 'react'

/** A section counts as read from this share of the window on. */
const READING_LINE = 1 / 3

/**
 * Marks the link of the section being read as current, in the DOM: the links themselves stay the server's HTML.
 */
export const useMarkedSection = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const nav = ref.current
    if (nav === null) return undefined
    let frame = 0
    const onScroll = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => mark(nav))
    }
    mark(nav)
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
    }
  }, [ref])
}

const mark = (nav: HTMLElement): void => {
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
  const sections = links.flatMap((link) => {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return section === null ? [] : [{ link, top: section.getBoundingClientRect().top }]
  })
  const { scrollHeight } = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1
  const tops = sections.map(({ top }) => top)
  const current = sections[sectionAt(tops, window.innerHeight * READING_LINE, isAtEnd)]?.link
  for (const link of links) {
    if (link !== current) link.removeAttribute('aria-current')
    else if (!link.hasAttribute('aria-current')) bringForward(link)
  }
}

/** A row of many links scrolls with the page. */
const bringForward = (link: HTMLElement): void => {
  link.setAttribute('aria-current', 'location')
  const row = link.closest('nav')?.firstElementChild
  const [{ left, width }, frame] = [link.getBoundingClientRect(), row?.getBoundingClientRect()]
  if (frame !== undefined) row?.scrollBy({ left: left + width / 2 - (frame.left + frame.width / 2) })
}

/**
 * Which of several sections is read: the last one that begins above the line, the first one before that. `tops`: distance of
 * each from the window's upper edge in pixels, in reading order. At the end of the page it is the last one, however short.
 */
export const sectionAt = (tops: readonly number[], line: number, isAtEnd: boolean): number =>
  isAtEnd
    ? tops.length - 1
    : Math.max(
        0,
        tops.findLastIndex((top) => top <= line),
      )
