import { fixtureNode, type Fixture } from '../fixture.ts'

const poster = { url: '/images/art/story-linen.jpg', width: 1600, height: 900, alt: '' }
const props = { src: '/videos/table.webm', title: 'Light on a tablecloth', poster, captions: '', aspect: '16x9', controls: true } as const

export const fixtures: readonly Fixture<'video-embed'>[] = [
  { name: 'a file, waiting', node: fixtureNode('video-embed', props) },
  {
    name: 'of the video host, no picture',
    node: fixtureNode('video-embed', { ...props, src: 'https://vimeo.com/76979871', poster: null, controls: false }),
  },
  { name: 'upright', node: fixtureNode('video-embed', { ...props, aspect: '9x16' }) },
]
