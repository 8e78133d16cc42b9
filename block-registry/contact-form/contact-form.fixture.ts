import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'contact-form'>[] = [
  {
    name: 'with subjects',
    node: fixtureNode('contact-form', {
      types: ['order', 'delivery', 'return', 'product', 'other'],
      successHeader: 'Thank you, we have it',
      failureHeader: 'That did not go through',
    }),
  },
  { name: 'without subjects', node: fixtureNode('contact-form', { types: [], successHeader: '', failureHeader: '' }) },
]
