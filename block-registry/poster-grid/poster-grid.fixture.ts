import { fixtureNode, type Fixture } from '../fixture.ts'

const card = (title: string, text: string, picture: string) =>
  fixtureNode('poster-card', {
    title,
    text,
    href: '/stories/linen',
    aspect: 'portrait4x3',
    image: { url: `/images/art/${picture}.jpg`, width: 1200, height: 800, alt: title },
    imageFocus: null,
  })

const cards = () => [
  card('Linen, from field to shirt', 'Eleven farms, one mill, and a cloth that softens for years.', 'story-linen'),
  card('The mending room', 'We repair what we made, free of charge.', 'about-studio'),
  card('Autumn, in layers', 'Three weights of wool and how to wear them together.', 'hero-autumn'),
]

export const fixtures: readonly Fixture<'poster-grid'>[] = [
  {
    name: 'the first one large, at the start',
    node: fixtureNode('poster-grid', { heading: 'Stories', layout: 'featureStart' }, { cards: cards() }),
  },
  { name: 'the first one large, at the end', node: fixtureNode('poster-grid', { heading: '', layout: 'featureEnd' }, { cards: cards() }) },
  { name: 'even', node: fixtureNode('poster-grid', { heading: 'Stories', layout: 'even' }, { cards: cards() }) },
]
