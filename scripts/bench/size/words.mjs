import { createRandom, pick } from './random.mjs'

/** What made-up catalogues are written with: a shop sells a few kinds of things, in many brands, described with thousands of words. */
const SYLLABLES =
  'an be ca do el fa go hi in jo ka lu mo ne or pa qui ro sa tu ul vi wo ya ze bra cla dre fro gli kno pla sti tru ver'.split(' ')

const random = createRandom(2026)
const madeUp = (count, least, most) => {
  const words = new Set()
  while (words.size < count) words.add(syllables(least + Math.floor(random() * (most - least + 1))))
  return [...words]
}
const syllables = (count) => Array.from({ length: count }, () => pick(random, SYLLABLES)).join('')
const capital = (word) => word[0].toUpperCase() + word.slice(1)

export const KINDS = {
  Clothing: ['Shirt', 'Blouse', 'Jacket', 'Coat', 'Skirt', 'Dress', 'Jumper', 'Cardigan', 'Trousers', 'Shorts'],
  Shoes: ['Boot', 'Sneaker', 'Sandal', 'Loafer', 'Slipper'],
  Home: ['Cushion', 'Blanket', 'Lamp', 'Vase', 'Mug', 'Bowl', 'Towel', 'Rug'],
  Garden: ['Planter', 'Lantern', 'Hose', 'Parasol'],
  Outdoor: ['Tent', 'Backpack', 'Bottle', 'Stove', 'Hammock'],
}
export const LOOKS =
  'Washed Brushed Woven Knitted Printed Striped Checked Plain Quilted Ribbed Soft Heavy Light Long Short Wide Slim'.split(' ')
export const MATERIALS = 'Linen Cotton Wool Silk Leather Canvas Velvet Denim Cashmere Hemp Oak Steel Glass Clay Bamboo Cork'.split(' ')
export const COLORS = 'Black White Grey Navy Blue Green Olive Red Pink Orange Yellow Brown Beige Cream Purple Silver'.split(' ')
export const SIZES = 'XS S M L XL XXL One'.split(' ')
export const BRANDS = madeUp(240, 2, 3).map(capital)
/** Of one product: what tells it from others of its kind. */
export const MODELS = madeUp(3_000, 2, 4).map(capital)
/** Of descriptions. */
export const WORDS = madeUp(12_000, 2, 5)
