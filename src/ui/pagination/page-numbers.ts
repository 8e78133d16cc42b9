/** Which page numbers to show: first, last, the current one with its neighbours, and gaps of two or more between them. */
export const pageNumbers = (page: number, pages: number): readonly (number | 'gap')[] => {
  const shown = range(1, pages).filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? ['gap' as const, number] : [number]
  })
}

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
