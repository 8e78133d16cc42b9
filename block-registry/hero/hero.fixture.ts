import { fixtureNode, type Fixture } from '../fixture.ts'

const button = (label: string, href: string, variant: 'primary' | 'secondary') =>
  fixtureNode('button', { label, href, variant, size: 'large', fullWidth: false, newWindow: false })

const props = {
  image: {
    url: '/images/art/hero-autumn.jpg',
    width: 1600,
    height: 900,
    alt: 'A shelf with a vase, cups, bowls and a candle in morning light',
  },
  imageFocus: null,
  mobileImage: { url: '/images/art/hero-autumn-portrait.jpg', width: 900, height: 1125, alt: '' },
  mobileImageFocus: null,
  eyebrow: 'Autumn',
  heading: 'Coats for the long way home',
  text: 'Double-faced wool from Biella, cut wide enough for everything you wear beneath.',
  tone: 'dark',
  align: 'start',
  height: 'regular',
} as const

const buttons = () => [button('Women’s coats', '/women/coats', 'primary'), button('Men’s coats', '/men/coats', 'secondary')]

export const fixtures: readonly Fixture<'hero'>[] = [
  { name: 'dark picture, two buttons', node: fixtureNode('hero', props, { buttons: buttons() }) },
  {
    name: 'light picture, words at the end, tall',
    node: fixtureNode('hero', { ...props, tone: 'light', align: 'end', height: 'tall' }, { buttons: buttons() }),
  },
  { name: 'heading only, centred', node: fixtureNode('hero', { ...props, eyebrow: '', text: '', mobileImage: null, align: 'center' }) },
  { name: 'a point at the right kept in view', node: fixtureNode('hero', { ...props, mobileImage: null, imageFocus: { x: 80, y: 30 } }) },
  {
    name: 'Arabic',
    node: fixtureNode(
      'hero',
      {
        ...props,
        eyebrow: 'الخريف',
        heading: 'معاطف لطريق العودة الطويل',
        text: 'صوف مزدوج الوجه من بييلا، بقصّة واسعة تتّسع لكل ما ترتديه تحتها.',
      },
      { buttons: [button('معاطف نسائية', '/women/coats', 'primary')] },
    ),
  },
]
