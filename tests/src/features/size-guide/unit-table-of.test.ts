import { afterEach, describe, expect, it, vi } from 'vitest'
import { readDataRow, unitTableOf } from '../../../../src/features/size-guide/size-guide-tables.tsx'

afterEach(() => vi.restoreAllMocks())

const cm = { unitKey: 'cm', headerTitles: ['Size'], dataRows: [] } as const
const inches = { ...cm, unitKey: 'inches' } as const

describe('a size table', () => {
  it('is the one in the unit asked for [SIZEG-04]', () => {
    expect(unitTableOf({ tableTitle: 'Bust', unitTables: [cm, inches] }, 'inches')).toBe(inches)
  })

  it('is the first where the unit is missing, and the console says which [SIZEG-05]', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    expect(unitTableOf({ tableTitle: 'Bust', unitTables: [cm] }, 'inches')).toBe(cm)
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('inches'))
  })

  it('has commas of its own in its values where they are escaped [DATA-79]', () => {
    expect(readDataRow('S, 86\\,5 ,70')).toEqual(['S', '86,5', '70'])
  })
})
