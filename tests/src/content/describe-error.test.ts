import { describe, expect, it } from 'vitest'
import type { BlockMeta, BlockNode, Json } from '../../../schemas/page.ts'
import { blockSchemas, commonSchemas } from '../../../src/content/block-schemas.ts'
import { createPageValidator } from '../../../src/content/validate-page.ts'
import { page } from '../../factories/pages.ts'

const validate = createPageValidator(blockSchemas, commonSchemas)

const describeProblems = (type: string, props: Readonly<Record<string, Json>>, meta?: unknown): readonly string[] => {
  // What a merchandiser types into the settings is anything.
  const settings = meta === undefined ? {} : { meta: meta as BlockMeta }
  const block: BlockNode = { id: 'b', type, version: 1, props, ...settings }
  return validate(page('home', [block], { title: 'Home' }), 1).map(({ where, message }) => `${where}: ${message}`)
}

describe('what is wrong with a field', () => {
  it('describes an invalid field with its value and what it takes [BLOCK-57]', () => {
    expect(describeProblems('headline', { text: 'Sale', level: 9, align: 'left' })).toEqual([
      'Home > Headline “Sale” > Level: This has to be between 1 and 6; it is 9.',
      'Home > Headline “Sale” > Align: This has to be one of: start, center, end. It is "left".',
    ])
    expect(describeProblems('headline', { text: 7 })).toEqual(['Home > Headline > Text: This has to be a text. It is 7.'])
    expect(describeProblems('headline', { text: 'Sale', colour: 'red' })).toEqual([
      'Home > Headline “Sale” > colour: The block has no such field. Take it out.',
    ])
  })

  it('names the item of a list that is invalid', () => {
    expect(describeProblems('product-tray', { productIds: ['900001', ''] })).toEqual([
      'Home > Product tray > Product ids 2: This has to be filled in.',
    ])
    expect(describeProblems('product-tray', { productIds: ['900001', '900001'] })).toEqual([
      'Home > Product tray > Product ids: One of these is there twice. Take the second one out.',
    ])
  })
})

describe('what is wrong with the settings of a block', () => {
  it('describes an invalid setting of a block by its name, with an example', () => {
    expect(
      describeProblems('headline', { text: 'Sale' }, { visibleFrom: '1 December', countries: ['Britain'], audience: 'members' }),
    ).toEqual([
      'Home > Headline “Sale” > Settings > Visible from: This has to be a date, or date and time, such as 2026-12-01 or 2026-12-01T09:00; without an offset it is the time of the site.',
      'Home > Headline “Sale” > Settings > Countries: This has to be a list of country codes of two capital letters, such as ["GB", "AE"].',
      'Home > Headline “Sale” > Settings > Audience: This has to be "guest" or "signedIn"; leave it out for everybody.',
    ])
  })

  it('lists the settings of a block where one does not exist', () => {
    expect(describeProblems('headline', { text: 'Sale' }, { colour: 'red' })[0]).toContain(
      'There is no setting colour. There are: visibleFrom',
    )
  })
})
