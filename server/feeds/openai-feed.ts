import type { FeedContext } from './feed-context.ts'
import type { FeedFormat } from './feed-format.ts'
import type { FeedAvailability, FeedLine } from './feed-line.ts'

/** ChatGPT's product feed, a JSON object a line: https://developers.openai.com/commerce/specs/file-upload/products */
export const openaiFeed: FeedFormat = {
  type: 'application/jsonl; charset=utf-8',
  head: () => '',
  // What is undefined is left out.
  line: (line, context) => `${JSON.stringify(product(line, context))}\n`,
  end: '',
}

const product = (line: FeedLine, { site, base }: FeedContext): Readonly<Record<string, unknown>> => ({
  item_id: line.id,
  title: line.title,
  description: line.description,
  url: line.link,
  brand: line.brand,
  image_url: line.images[0],
  price: line.price,
  sale_price: line.salePrice,
  availability: AVAILABILITY[line.availability],
  ...variant(line),
  gtin: line.gtin,
  mpn: line.mpn,
  condition: 'new',
  product_category: line.productType,
  color: line.color,
  size: line.size,
  gender: line.facts.gender,
  age_group: line.facts.ageGroup,
  ...(line.images.length === 1 ? {} : { additional_image_urls: line.images.slice(1) }),
  seller_name: site.siteName,
  seller_url: `${base}/`,
  store_country: site.code,
  shipping_price: line.shipping[0]?.price,
  ...returns(line),
  ...(line.rating === undefined ? {} : { review_count: line.rating.count, star_rating: line.rating.average.toFixed(2) }),
  target_countries: [site.code],
  is_eligible_search: true,
  // Needs an agreement with the channel and a checkout of its own; agents buy by server/agents.
  is_eligible_checkout: false,
})

const variant = ({ group }: FeedLine): Readonly<Record<string, unknown>> =>
  group === undefined ? {} : { group_id: group.id, listing_has_variations: true, variant_dict: group.options }

const returns = ({ returnDays }: FeedLine): Readonly<Record<string, unknown>> => {
  if (returnDays === undefined) return {}
  return returnDays === null ? { accepts_returns: false } : { accepts_returns: true, return_deadline_in_days: returnDays }
}

const AVAILABILITY: Readonly<Record<FeedAvailability, string>> = {
  inStock: 'in_stock',
  outOfStock: 'out_of_stock',
  preorder: 'pre_order',
  backorder: 'backorder',
}
