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
