import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'poster-card'>[] = [
  {
    name: 'portrait',
    node: fixtureNode('poster-card', {
      title: 'The mending room',
      text: 'Bring anything we ever made. We sew, darn and re-line it, free of charge.',
      href: '/about',
      aspect: 'portrait4x3',
      image: { url: '/images/art/about-studio.jpg', width: 1200, height: 800, alt: 'A pitcher, notebooks and pencils by a window' },
      imageFocus: null,
    }),
  },
]
