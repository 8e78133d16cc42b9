import { fixtureNode, type Fixture } from '../fixture.ts'
import { plainLink } from '../link-fixture-data.ts'

export const fixtures: readonly Fixture<'link'>[] = [
  { name: 'in the shop', node: fixtureNode('link', plainLink('Delivery', '/help/delivery')) },
  { name: 'mail', node: fixtureNode('link', plainLink('care@alder.example', 'mailto:care@alder.example')) },
  {
    name: 'another site, new window',
    node: fixtureNode('link', { ...plainLink('Our reports', 'https://example.com/reports'), newWindow: true }),
  },
  {
    name: 'the privacy policy, with a link below',
    node: fixtureNode(
      'link',
      { ...plainLink('Privacy', '/legal/privacy'), htmlClass: 'legal', isPrivacyPolicy: true, clickEvent: 'privacy' },
      { subItems: [fixtureNode('link', plainLink('What we store', '/legal/privacy#stored'))] },
    ),
  },
  {
    name: 'another program on this host',
    node: fixtureNode('link', { ...plainLink('Careers', '/careers/'), isCustomLink: true }),
  },
  { name: 'an anchor of the page', node: fixtureNode('link', plainLink('To the top', '#top')) },
]
