import { fixtureNode, type Fixture } from '../fixture.ts'

const props = {
  heading: 'Flax, rain and patience',
  text: 'Our linen grows on eleven farms between Rouen and Dunkirk, where the sea air does what irrigation does elsewhere.\n\nIt is pulled, not cut, so that every fibre keeps its full length. That is why the cloth gets softer with each wash and does not wear thin.',
  image: {
    url: '/images/art/story-linen.jpg',
    width: 1600,
    height: 900,
    alt: 'A table laid with linen: a glass carafe, tumblers, plates and two lemons',
  },
  imageFocus: null,
  imagePosition: 'start',
  aspect: 'square',
  link: '/stories/linen',
  linkLabel: 'Read the whole story',
} as const

export const fixtures: readonly Fixture<'text-and-image'>[] = [
  { name: 'picture first', node: fixtureNode('text-and-image', props) },
  { name: 'picture last, portrait', node: fixtureNode('text-and-image', { ...props, imagePosition: 'end', aspect: 'portrait4x3' }) },
  { name: 'words only, no link', node: fixtureNode('text-and-image', { ...props, heading: '', link: '', linkLabel: '' }) },
]
