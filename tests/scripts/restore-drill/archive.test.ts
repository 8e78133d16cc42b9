import { describe, expect, it } from 'vitest'
import { gapsIn, middleOf } from '../../../scripts/restore-drill/archive.mjs'

const FIRST = '0000000100000000000000FE'
const WHOLE = [
  '0000000100000000000000FD',
  FIRST,
  `${FIRST}.00000028.backup`,
  '0000000100000000000000FF',
  '000000010000000100000000',
  '00000002.history',
  '000000020000000100000001',
]

describe('the archive that a database is restored from', () => {
  it('is whole where every segment from the base backup on is there, over a change of the timeline too', () => {
    expect(gapsIn(WHOLE, FIRST)).toEqual([])
  })

  it('is told apart by the name of each segment that is missing', () => {
    const names = WHOLE.filter((name) => name !== '0000000100000000000000FF' && name !== '000000010000000100000000')
    expect(gapsIn(names, FIRST)).toEqual([
      'WAL segment 00000000000000FF (any timeline) is missing from the archive: a restore would end before it',
      'WAL segment 0000000100000000 (any timeline) is missing from the archive: a restore would end before it',
    ])
  })

  it('lacks a segment that is still being copied', () => {
    expect(gapsIn([...WHOLE.slice(0, 4), `${WHOLE[4]}.part`, ...WHOLE.slice(5)], FIRST)).toHaveLength(1)
  })

  it('is no archive of this backup where it has nothing from its first segment on', () => {
    expect(gapsIn(['0000000100000000000000FD', '00000002.history'], FIRST)).toEqual([`The archive has no segment from ${FIRST} on`])
  })

  it('loses a segment between others where a drill asks for a gap', () => {
    const lost = middleOf(WHOLE, FIRST)
    expect(
      gapsIn(
        WHOLE.filter((name) => name !== lost),
        FIRST,
      ),
    ).toHaveLength(1)
  })
})
