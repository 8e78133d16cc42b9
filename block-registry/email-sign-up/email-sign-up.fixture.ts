import { fixtureNode, type Fixture } from '../fixture.ts'

const texts = { heading: 'Notes from the workshop', text: 'New cloth, new makers, and the sale a day early. Twice a month.' }

export const fixtures: readonly Fixture<'email-sign-up'>[] = [
  {
    name: 'a bar',
    node: fixtureNode('email-sign-up', { variant: 'bar', mode: 'emailAndPhone', includeInterests: false, alwaysShow: false, ...texts }),
  },
  {
    name: 'extended, with interests',
    node: fixtureNode('email-sign-up', { variant: 'extended', mode: 'emailAndPhone', includeInterests: true, alwaysShow: true, ...texts }),
  },
  {
    name: 'in a splash window, phone only',
    node: fixtureNode('email-sign-up', { variant: 'splash', mode: 'phoneOnly', includeInterests: false, alwaysShow: false, ...texts }),
  },
]
