import { createServer } from 'node:http'

/**
 * `node storefront.mjs PORT PICTURES_ORIGIN`: as much of Shopify's Storefront API as the skeleton's three pages ask for, always with the
 * same answers: a shop with two menus, a collection, and as many products as are asked for.
 */
const [port, pictures] = process.argv.slice(2)
const SHOWN = ['dress-black', 'dress-burgundy', 'dress-forest', 'cardigan-rose']
const COLOURS = ['Black', 'Burgundy', 'Forest', 'Rose']
const SIZES = ['XS', 'S', 'M', 'L', 'XL']

const id = (type, number) => `gid://shopify/${type}/${number}`
const money = (amount) => ({ amount, currencyCode: 'USD' })
const image = (index) => ({
  __typename: 'Image',
  id: id('ProductImage', index + 1),
  url: `${pictures}/pictures/${SHOWN[index % SHOWN.length]}-front`,
  altText: `A garment, picture ${index + 1}`,
  width: 1200,
  height: 1500,
})

const item = (index) => ({
  id: id('Product', index + 1),
  handle: `dress-${index + 1}`,
  title: `Dress number ${index + 1}`,
  featuredImage: image(index),
  priceRange: { minVariantPrice: money(`${39 + index}.00`), maxVariantPrice: money(`${59 + index}.00`) },
})
const items = (count) => Array.from({ length: count }, (_, index) => item(index))

const collection = (handle) => ({ id: id('Collection', 1), handle, title: 'Clothing', description: 'What is worn.', image: image(1) })

const variant = (colour, size) => ({
  __typename: 'ProductVariant',
  id: id('ProductVariant', 1 + COLOURS.indexOf(colour) * SIZES.length + SIZES.indexOf(size)),
  availableForSale: true,
  compareAtPrice: null,
  image: image(COLOURS.indexOf(colour)),
  price: money('49.00'),
  product: { title: 'Everyday dress', handle: 'everyday-dress' },
  selectedOptions: [option('Color', colour), option('Size', size)],
  sku: `DRESS-${colour}-${size}`,
  title: `${colour} / ${size}`,
  unitPrice: null,
})
const option = (name, value) => ({ name, value })
const values = (name, list) => ({
  name,
  optionValues: list.map((value) => ({
    name: value,
    firstSelectableVariant: name === 'Color' ? variant(value, 'XS') : variant('Black', value),
    swatch: null,
  })),
})

const product = (handle) => ({
  id: id('Product', 1),
  title: 'Everyday dress',
  vendor: 'Demo',
  handle,
  descriptionHtml: '<p>Cut straight from a heavy cotton, with pockets in its seams.</p>',
  description: 'Cut straight from a heavy cotton, with pockets in its seams.',
  // Every one of four by five: Shopify's notation of which variants there are and which can be bought.
  encodedVariantExistence: 'v1_0:0-4,1:0-4,2:0-4,3:0-4,',
  encodedVariantAvailability: 'v1_0:0-4,1:0-4,2:0-4,3:0-4,',
  options: [values('Color', COLOURS), values('Size', SIZES)],
  selectedOrFirstAvailableVariant: variant('Black', 'XS'),
  adjacentVariants: [...COLOURS.slice(1).map((colour) => variant(colour, 'XS')), ...SIZES.slice(1).map((size) => variant('Black', size))],
  seo: { title: 'Everyday dress', description: 'A dress for every day' },
})

const shop = {
  id: id('Shop', 1),
  name: 'Bench',
  description: '',
  primaryDomain: { url: pictures },
  brand: null,
}
const menu = (...titles) => ({
  id: id('Menu', 1),
  items: titles.map((title, index) => ({
    id: id('MenuItem', index + 1),
    resourceId: null,
    tags: [],
    title,
    type: 'HTTP',
    url: `${pictures}/collections/${title.toLowerCase()}`,
    items: [],
  })),
})

/** By the name of the query. */
const ANSWERS = {
  ShopData: () => ({ shop, localization: { country: { currency: { isoCode: 'USD' } }, language: { isoCode: 'EN' } } }),
  ensureCookies: () => ({ consentManagement: { cookies: { cookieDomain: null } } }),
  Header: () => ({ shop, menu: menu('Women', 'Men', 'Children', 'Sale') }),
  Footer: () => ({ menu: menu('Privacy', 'Refunds', 'Shipping', 'Terms') }),
  FeaturedCollection: () => ({ collections: { nodes: [collection('clothing')] } }),
  RecommendedProducts: () => ({ products: { nodes: items(4) } }),
  Collection: ({ handle, first }) => ({
    collection: {
      ...collection(handle),
      products: { nodes: items(first), pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'a', endCursor: 'b' } },
    },
  }),
  Product: ({ handle }) => ({ product: product(handle) }),
}

createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const { query = '', variables = {} } = JSON.parse(Buffer.concat(chunks).toString() || '{}')
  const name = /\bquery\s+(\w+)/.exec(query)?.[1] ?? ''
  if (ANSWERS[name] === undefined) console.error(`The stand-in of the Storefront API has no answer for ${name || query.slice(0, 60)}`)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: ANSWERS[name]?.(variables) ?? {} }))
}).listen(Number(port), '127.0.0.1')
