import { fixtureNode, type Fixture } from '../fixture.ts'

const props = {
  heading: 'Nothing by that name',
  text: 'Check the spelling, or use fewer and simpler words.',
  image: null,
  showSearchBox: true,
}

export const fixtures: readonly Fixture<'empty-search'>[] = [
  {
    name: 'a search without results',
    node: fixtureNode('empty-search', props),
    context: { kind: 'search', path: '/search', query: { query: 'xylograph' } },
  },
  {
    name: 'with a picture',
    node: fixtureNode('empty-search', {
      ...props,
      image: {
        url: '/images/art/quiet-shelf.jpg',
        width: 1200,
        height: 800,
        alt: 'A white vase and a bowl, with much empty space beside them',
      },
    }),
    context: { kind: 'search', path: '/search', query: { query: 'xylograph' } },
  },
  { name: 'words only', node: fixtureNode('empty-search', { ...props, showSearchBox: false }) },
]
