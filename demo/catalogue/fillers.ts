import type { LocalisedText } from '../../server/database/schema/catalogue.ts'
import { slugOf } from '../../server/catalogue/slug.ts'
import { BRANDS } from './brands.ts'
import { chance, seedOf } from './chance.ts'
import type { Audience, Choice, DemoItem, DemoStock } from './demo-item.ts'
import { fillerName } from './filler-name.ts'
import { FILLER_PLAN, MODELS } from './filler-plan.ts'
import type { MaterialName } from './materials.ts'
import { SIZES } from './sizes.ts'
import type { SizeScale } from './product-type.ts'
import { PRODUCT_TYPES, type TypeName } from './types.ts'

const FIRST_ID = 100_001
const NEWEST_AT = 1_760_000_000
const DAY_SECONDS = 86_400
const MODEL_STEP = 23
const SOLD_OUT_EVERY = 80

/** The products that fill the listings, ids 100001 to 100299. */
export const fillerItems = (): readonly DemoItem[] => {
  const planned = shuffled(
    FILLER_PLAN.flatMap(([type, audiences, count]) => Array.from({ length: count }, (_, index) => ({ type, audiences, index }))),
  )
  const ids = planned.map((_, index) => String(FIRST_ID + index))
  const names = new Set<string>()
  return inTurn(planned.map((entry, index) => fillerItem({ ...entry, number: index, relatedIds: relatedTo(index, planned, ids), names })))
}

/** Things of a type show its colors in turn, from the best selling one on, so that a listing by popularity repeats one late. */
const inTurn = (items: readonly DemoItem[]): readonly DemoItem[] => {
  const turns = new Map<TypeName, number>()
  return items
    .toSorted((a, b) => b.popularity - a.popularity)
    .map((item) => {
      const turn = turns.get(item.type) ?? 0
      turns.set(item.type, turn + 1)
      const { colors } = PRODUCT_TYPES[item.type]
      return { ...item, colors: rotated(colors, turn % colors.length).slice(0, item.colors.length) }
    })
    .toSorted((a, b) => Number(a.id) - Number(b.id))
}

interface Planned {
  readonly type: TypeName
  readonly audiences: readonly Audience[]
  readonly index: number
}

interface Numbered extends Planned {
  readonly number: number
  readonly relatedIds: readonly string[]
  /** Names given so far; no two products share one. */
  readonly names: Set<string>
}

const fillerItem = ({ type, audiences, index, number, relatedIds, names }: Numbered): DemoItem => {
  const id = String(FIRST_ID + number)
  const next = chance(seedOf(id))
  const { category, materials, colors, sizes, price } = PRODUCT_TYPES[type]
  const material: MaterialName = materials[index % materials.length] ?? 'cotton'
  const isForKids = audiences.includes('kids')
  const name = freeName(names, number, (model) => fillerName({ model, type, material, isForKids }))
  const list = niceNumber(price * (0.75 + next() * 0.7) * (isForKids ? 0.5 : 1))
  const sale = next() < 0.2 ? niceNumber(list * (1 - pick([0.2, 0.25, 0.3, 0.4, 0.5], next()))) : list
  const isNew = next() < 0.18
  return {
    id,
    slug: slugOf(name['en'] ?? id),
    type,
    material,
    name,
    brandName: BRANDS[number % BRANDS.length] ?? 'Alder',
    audiences,
    colors: rotated(colors, Math.floor(next() * colors.length)).slice(0, 1 + Math.floor(next() * 3.4)),
    sizes: SIZES[isForKids ? kidsScale(sizes) : sizes],
    optionLevels: ['color', 'size'],
    stock: (choice) => fillerStock(id, choice, number),
    price: () => ({ list, sale }),
    collections: [...(isNew ? ['new-in'] : []), ...(list <= 60 ? ['gifts'] : [])],
    relatedIds,
    popularity: popularityIn(category, next()),
    createdAt: NEWEST_AT - Math.floor((isNew ? next() * 20 : 30 + next() * 300) * DAY_SECONDS),
  }
}

/** Things for a room are bought by whoever looks for clothes, too: listings by popularity show most of them first. */
const popularityIn = (category: string, roll: number): number => Math.floor(category.startsWith('home') ? 550 + roll * 450 : roll * 800)

const freeName = (names: Set<string>, number: number, build: (model: string) => LocalisedText): LocalisedText => {
  const take = (name: LocalisedText): LocalisedText => {
    names.add(name['en'] ?? '')
    return name
  }
  // One at a time: a name is made in ten languages, and the first is nearly always free.
  for (const [attempt] of MODELS.entries()) {
    const candidate = build(MODELS[(number * MODEL_STEP + attempt) % MODELS.length] ?? MODELS[0])
    if (!names.has(candidate['en'] ?? '')) return take(candidate)
  }
  return take(build(`${MODELS[0]} ${number}`))
}

/** Most sizes are there, a few run low or out, and every eightieth product is sold out. */
const fillerStock = (id: string, { color, size }: Choice, number: number): DemoStock => {
  if (number % SOLD_OUT_EVERY === SOLD_OUT_EVERY - 1) return { quantity: 0 }
  const roll = chance(seedOf(`${id} ${color} ${size.slug}`))()
  if (roll < 0.05) return { quantity: 0 }
  if (roll < 0.12) return { quantity: 1 + Math.floor(roll * 40) }
  return { quantity: 6 + Math.floor(roll * 60) }
}

/** Two of the same kind and three that go with it: those that come next for the same people. */
const relatedTo = (index: number, planned: readonly Planned[], ids: readonly string[]): readonly string[] => {
  const own = planned[index]
  const same: string[] = []
  const others: string[] = []
  for (let step = 1; step < planned.length && (same.length < 2 || others.length < 3); step += 1) {
    const at = (index + step) % planned.length
    const other = planned[at]
    if (other?.audiences.some((audience) => own?.audiences.includes(audience)) !== true) continue
    const [found, wanted] = other.type === own?.type ? [same, 2] : [others, 3]
    if (found.length < wanted) found.push(ids[at] ?? '')
  }
  return [...same, ...others]
}

const kidsScale = (sizes: SizeScale): SizeScale => (sizes === 'shoes' ? 'kidsShoes' : 'kids')

/** Prices end in 5 or 9 below a hundred and in 0 or 5 above. */
const niceNumber = (pounds: number): number =>
  pounds < 100 ? Math.max(9, Math.round(pounds / 5) * 5 - (pounds < 60 ? 1 : 0)) : Math.round(pounds / 5) * 5

const pick = <Item>(items: readonly [Item, ...Item[]], roll: number): Item => items[Math.floor(roll * items.length)] ?? items[0]

const rotated = <Item>(items: readonly Item[], by: number): readonly Item[] => [...items.slice(by), ...items.slice(0, by)]

const shuffled = <Item>(items: readonly Item[]): readonly Item[] => {
  const next = chance(7)
  return items
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
