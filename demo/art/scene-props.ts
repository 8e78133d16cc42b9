import type { SilhouetteName } from '../catalogue/product-type.ts'

/** A thing in a composed picture. */
export interface Prop {
  readonly silhouette: SilhouetteName
  readonly hex: string
}

interface Word {
  readonly words: RegExp
  readonly props: readonly Prop[]
}

const prop = (silhouette: SilhouetteName, hex: string): Prop => ({ silhouette, hex })

/* The things in a picture are chosen by the words of its subject, in this order. */
const VOCABULARY: readonly Word[] = [
  {
    words: /\bskincare\b/,
    props: [prop('jar', '#e8cfc4'), prop('serum', '#e6ae7c'), prop('tube', '#c9d0bd')],
  },
  {
    words: /\bmakeup\b/,
    props: [prop('lipstick', '#a8282b'), prop('jar', '#d7a49b'), prop('lipstick', '#5f1f2c')],
  },
  {
    words: /\b(kids?|child(ren)?)\b/,
    props: [prop('tee', '#efdc9c'), prop('jumper', '#a9502f'), prop('shorts', '#33466b')],
  },
  {
    words: /\b(shoes?|boots?|loafers?|sneakers?)\b/,
    props: [prop('boots', '#4e342a'), prop('loafers', '#5f1f2c'), prop('sneakers', '#f6f4ef')],
  },
  { words: /\b(bags?|tote|leather)\b/, props: [prop('tote', '#a8693c'), prop('shoulder-bag', '#4e342a')] },
  {
    words: /\b(candle|gift|bottle|box|parcel|vases?|home)\b/,
    props: [prop('candle', '#e9dfcb'), prop('serum', '#e6ae7c'), prop('bottle', '#2f4a3a')],
  },
  {
    words: /\b(coats?|wool|tailoring|winter|autumn|blazer)\b/,
    props: [prop('coat', '#b88a57'), prop('rollneck', '#e9dfcb'), prop('trousers', '#3d3e40'), prop('blazer', '#1f2a40')],
  },
  {
    words: /\b(linen|summer|flax)\b/,
    props: [prop('shirt', '#f6f4ef'), prop('shirt-dress', '#cfb48c'), prop('wide-trousers', '#a3ad91')],
  },
  {
    words: /\b(knit\w*|jumper|cardigan|cashmere|yarn)\b/,
    props: [prop('jumper', '#b88a57'), prop('cardigan', '#e9dfcb'), prop('rollneck', '#2f4a3a')],
  },
  {
    words: /\b(denim|jeans)\b/,
    props: [prop('jeans', '#33466b'), prop('jacket', '#33466b'), prop('tee', '#f6f4ef')],
  },
  {
    words: /\b(sale|reduced)\b/,
    props: [prop('jumper', '#a9502f'), prop('pleated-skirt', '#c6922e'), prop('overshirt', '#6b6b41')],
  },
  {
    words: /\b(men|mens|menswear|man)\b/,
    props: [prop('overshirt', '#6b6b41'), prop('shirt', '#a9c1d3'), prop('blazer', '#1f2a40'), prop('trousers', '#b9b2a5')],
  },
  {
    words: /\b(dress(es)?|women|womens|silk)\b/,
    props: [prop('slip-dress', '#a3ad91'), prop('wrap-dress', '#a9502f'), prop('shirt-dress', '#e9dfcb')],
  },
]

const DEFAULT_PROPS: readonly Prop[] = [
  prop('coat', '#b88a57'),
  prop('shirt', '#f6f4ef'),
  prop('slip-dress', '#a3ad91'),
  prop('jumper', '#a9502f'),
  prop('trousers', '#3d3e40'),
]

/** The things a subject names. */
export const propsOf = (subject: string): readonly Prop[] =>
  VOCABULARY.find(({ words }) => words.test(subject.toLowerCase()))?.props ?? DEFAULT_PROPS
