import { expect, it } from 'vitest'
import { widthProperties } from '../../../../src/ui/widths/width-properties.ts'

it('a value by width reaches the style sheet as a custom property for each width that has one', () => {
  expect(widthProperties('columns', { mobileLarge: 1, desktop: 4 })).toEqual({
    '--columns': '4',
    '--columns-mobile': '1',
    '--columns-tablet': 'initial',
  })
  expect(widthProperties('room', { tabletMedium: 'small', desktop: 'large' }, (room) => `var(--${room})`)).toEqual({
    '--room': 'var(--large)',
    '--room-mobile': 'initial',
    '--room-tablet': 'var(--small)',
  })
})

it('one value takes nothing over from a block around it that has some by width', () => {
  expect(widthProperties('align', 'start')).toEqual({ '--align': 'start', '--align-mobile': 'initial', '--align-tablet': 'initial' })
})
