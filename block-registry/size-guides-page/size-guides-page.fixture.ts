import type { SizeGuides } from '../../schemas/api/size-guide.ts'
import { fixtureNode, type Fixture } from '../fixture.ts'

const guides: SizeGuides = {
  buttonText: 'Size guide',
  categories: [
    {
      categoryKey: 'women',
      categoryTitle: 'Women’s clothing',
      tables: [
        {
          tableTitle: 'Women’s clothing',
          unitTables: [
            { unitKey: 'cm', headerTitles: ['Size', 'Chest', 'Waist'], dataRows: ['S,86,68', 'M,92,74'] },
            { unitKey: 'inches', headerTitles: ['Size', 'Chest', 'Waist'], dataRows: ['S,34,27', 'M,36,29'] },
          ],
        },
      ],
    },
  ],
  howToMeasureData: { descriptionHeader: 'How to measure', descriptionItems: ['Chest: around the fullest part.'] },
}

export const fixtures: readonly Fixture<'size-guides-page'>[] = [
  { name: 'one guide', node: fixtureNode('size-guides-page', { heading: '' }), data: { guides } },
  { name: 'nothing came', node: fixtureNode('size-guides-page', { heading: 'Find your size' }), data: {} },
]
