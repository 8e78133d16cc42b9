import { describe, expect, it } from 'vitest'
import { readCustomOptions } from '../../../../server/catalogue/adobe-commerce/read-custom-options.ts'

describe('custom options of an export', () => {
  it('become lines of text and choices of one, in their order [DATA-57, DATA-58]', () => {
    const text =
      'name=Your engraving, please,type=field,required=1,price=0.0000,max_characters=12|' +
      'name=Box,type=radio,required=0,price=0.0000,option_title=Plain|name=Box,type=radio,required=0,price=0.0000,option_title=Gift box'
    expect(readCustomOptions(text)).toEqual({
      customisation: {
        enabled: true,
        excludeSkus: [],
        hasPreview: false,
        options: [
          { id: 'your-engraving-please', type: 'text', label: { en: 'Your engraving, please' }, isRequired: true, maxLength: 12 },
          {
            id: 'box',
            type: 'position',
            label: { en: 'Box' },
            isRequired: false,
            values: [
              { value: 'plain', label: { en: 'Plain' }, type: 'text' },
              { value: 'gift-box', label: { en: 'Gift box' }, type: 'text' },
            ],
          },
        ],
      },
      problems: [],
    })
  })

  it('are left out with a sentence where they cost extra, or are of a kind that is not sold here', () => {
    const text = 'name=Gilding,type=field,required=0,price=5.0000|name=Photo,type=file,price=0|name=Empty,type=radio'
    const { customisation, problems } = readCustomOptions(text)
    expect(customisation).toBeUndefined()
    expect(problems.map((problem) => problem.split(' ')[3])).toEqual(['Gilding', 'Photo', 'Empty'])
  })

  it('have an id each, whatever their names are written in', () => {
    const { customisation } = readCustomOptions('name=刻印,type=field|name=箱,type=field')
    expect(new Set(customisation?.options.map(({ id }) => id)).size).toBe(2)
  })

  it('are none where a product has none', () => {
    expect(readCustomOptions('')).toEqual({ problems: [] })
  })
})
