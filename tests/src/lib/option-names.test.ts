import { describe, expect, it } from 'vitest'
import { optionNames } from '../../../src/lib/option-names.ts'

describe('the options of a line', () => {
  it('are those that were a choice: the only size of a thing is not named', () => {
    expect(optionNames({ color: 'Navy', size: 'M', sizeType: 'Petite' }, ['ONE SIZE'])).toEqual(['Navy', 'M', 'Petite'])
    expect(optionNames({ color: 'Navy', size: 'One size' }, ['ONE SIZE'])).toEqual(['Navy'])
    expect(optionNames({}, ['ONE SIZE'])).toEqual([])
  })
})
