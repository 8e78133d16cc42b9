import type { Texture } from '../catalogue/materials.ts'
import type { SilhouetteName } from '../catalogue/product-type.ts'

/** A thing in a composed picture. */
export interface Prop {
  readonly silhouette: SilhouetteName
  readonly texture: Texture
  readonly hex: string
}

interface Word {
  readonly words: RegExp
  readonly props: readonly Prop[]
}

const prop = (silhouette: SilhouetteName, texture: Texture, hex: string): Prop => ({ silhouette, texture, hex })

/* The things in a picture are chosen by the words of its subject, in this order. */
const VOCABULARY: readonly Word[] = [
  {
    words: /\bskincare\b/,
    props: [prop('jar', 'satin', '#e8cfc4'), prop('serum', 'satin', '#e6ae7c'), prop('tube', 'satin', '#c9d0bd')],
  },
  {
    words: /\bmakeup\b/,
    props: [prop('lipstick', 'satin', '#a8282b'), prop('jar', 'satin', '#d7a49b'), prop('lipstick', 'satin', '#5f1f2c')],
  },
  {
    words: /\b(kids?|child(ren)?)\b/,
    props: [prop('tee', 'plain', '#efdc9c'), prop('jumper', 'knit', '#a9502f'), prop('shorts', 'plain', '#33466b')],
  },
  {
    words: /\b(shoes?|boots?|loafers?|sneakers?)\b/,
    props: [prop('boots', 'leather', '#4e342a'), prop('loafers', 'leather', '#5f1f2c'), prop('sneakers', 'leather', '#f6f4ef')],
  },
  { words: /\b(bags?|tote|leather)\b/, props: [prop('tote', 'leather', '#a8693c'), prop('shoulder-bag', 'leather', '#4e342a')] },
  {
    words: /\b(candle|gift|bottle|box|parcel|vases?|home)\b/,
    props: [prop('candle', 'metal', '#e9dfcb'), prop('serum', 'metal', '#e6ae7c'), prop('bottle', 'metal', '#2f4a3a')],
  },
  {
    words: /\b(coats?|wool|tailoring|winter|autumn|blazer)\b/,
    props: [
      prop('coat', 'felt', '#b88a57'),
      prop('rollneck', 'knit', '#e9dfcb'),
      prop('trousers', 'felt', '#3d3e40'),
      prop('blazer', 'felt', '#1f2a40'),
    ],
  },
  {
    words: /\b(linen|summer|flax)\b/,
    props: [prop('shirt', 'weave', '#f6f4ef'), prop('shirt-dress', 'weave', '#cfb48c'), prop('wide-trousers', 'weave', '#a3ad91')],
  },
  {
    words: /\b(knit\w*|jumper|cardigan|cashmere|yarn)\b/,
    props: [prop('jumper', 'knit', '#b88a57'), prop('cardigan', 'knit', '#e9dfcb'), prop('rollneck', 'knit', '#2f4a3a')],
  },
  {
    words: /\b(denim|jeans)\b/,
    props: [prop('jeans', 'denim', '#33466b'), prop('jacket', 'denim', '#33466b'), prop('tee', 'plain', '#f6f4ef')],
  },
  {
    words: /\b(sale|reduced)\b/,
    props: [prop('jumper', 'knit', '#a9502f'), prop('pleated-skirt', 'plain', '#c6922e'), prop('overshirt', 'twill', '#6b6b41')],
  },
  {
    words: /\b(men|mens|menswear|man)\b/,
    props: [
      prop('overshirt', 'twill', '#6b6b41'),
      prop('shirt', 'weave', '#a9c1d3'),
      prop('blazer', 'felt', '#1f2a40'),
      prop('trousers', 'twill', '#b9b2a5'),
    ],
  },
  {
    words: /\b(dress(es)?|women|womens|silk)\b/,
    props: [prop('slip-dress', 'satin', '#a3ad91'), prop('wrap-dress', 'satin', '#a9502f'), prop('shirt-dress', 'plain', '#e9dfcb')],
  },
]

const DEFAULT_PROPS: readonly Prop[] = [
  prop('coat', 'felt', '#b88a57'),
  prop('shirt', 'weave', '#f6f4ef'),
  prop('slip-dress', 'satin', '#a3ad91'),
  prop('jumper', 'knit', '#a9502f'),
  prop('trousers', 'felt', '#3d3e40'),
]

/** The things a subject names. */
export const propsOf = (subject: string): readonly Prop[] =>
  VOCABULARY.find(({ words }) => words.test(subject.toLowerCase()))?.props ?? DEFAULT_PROPS
