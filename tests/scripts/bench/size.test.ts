import { describe, expect, it } from 'vitest'
import { handleOf, productLines } from '../../../scripts/bench/size/catalogue.mjs'
import { growthPicture } from '../../../scripts/bench/size/growth-picture.mjs'

describe('the catalogue that size is measured with', () => {
  const cellsOf = (line = ''): readonly string[] => line.split(',')

  it('is the same each time it is made', () => {
    expect(productLines(77_777)).toEqual(productLines(77_777))
    expect(productLines(77_777)).not.toEqual(productLines(77_778))
  })

  it('has four variants a product, two colors in two sizes, each with a sku of its own', () => {
    for (const number of [1, 2, 500, 99_999]) {
      const cells = productLines(number).map(cellsOf)
      expect(new Set(cells.map(([handle]) => handle))).toEqual(new Set([handleOf(number)]))
      expect(new Set(cells.map((line) => line[8])).size).toBe(2)
      expect(new Set(cells.map((line) => line[10])).size).toBe(2)
      expect(new Set(cells.map((line) => line[11])).size).toBe(4)
    }
  })

  it('never has two products under one handle', () => {
    const handles = Array.from({ length: 2_000 }, (_, index) => handleOf(index + 1))
    expect(new Set(handles).size).toBe(handles.length)
  })
})

describe('the picture of growth', () => {
  const what = 'later start'
  const rowOf = (page: string, value: number) => ({ what, page, value, unit: 's' })

  it('says in words what its lines show, for each database that was measured', () => {
    const svg = growthPicture({ size: { rows: [rowOf('1,000', 2), rowOf('10,000', 3)] }, 'size-embedded': { rows: [rowOf('1,000', 4)] } })
    expect(svg).toContain('<title id="title">')
    expect(svg).toContain('Later start, PostgreSQL: 2 s at 1000 products, 3 s at 10000 products.')
    expect(svg).toContain('Later start, embedded database: 4 s at 1000 products.')
    expect(svg).toContain('prefers-color-scheme:dark')
  })

  it('draws a larger figure higher, and a larger catalogue further right', () => {
    const svg = growthPicture({ size: { rows: [rowOf('1,000', 2), rowOf('10,000', 20)] } })
    const [, x1 = '', y1 = '', x2 = '', y2 = ''] = /<polyline class="server" points="(\d+),(\d+) (\d+),(\d+)"/.exec(svg) ?? []
    expect(Number(x2)).toBeGreaterThan(Number(x1))
    expect(Number(y2)).toBeLessThan(Number(y1))
  })

  it('leaves out what was not measured', () => {
    expect(growthPicture({})).not.toContain('polyline class')
  })
})
