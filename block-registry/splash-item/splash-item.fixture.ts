import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'splash-item'>[] = [
  {
    name: 'a sign-up',
    node: fixtureNode(
      'splash-item',
      { title: 'Notes from the workshop', hideTitle: true, paths: ['/stories/*'], size: 'small' },
      {
        body: [
          fixtureNode('email-sign-up', {
            variant: 'splash',
            mode: 'emailAndPhone',
            includeInterests: false,
            alwaysShow: false,
            heading: 'Notes from the workshop',
            text: 'New cloth and new makers, twice a month.',
          }),
        ],
      },
    ),
  },
]
