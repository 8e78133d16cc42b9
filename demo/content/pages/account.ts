import { art, block, type SeedNode } from '../../../platform/seed/seed-node.ts'
import { words } from '../../../platform/seed/words.ts'
import { entryPages, WITH_AN_ACCOUNT } from '../../../platform/starter/account.ts'
import { BRIAR_SITES } from '../clients.ts'

const ONE_PLACE = words(
  'Every order in one place, and everything you keep.',
  'Cada pedido en un mismo lugar, y todo lo que guardas.',
  'Chaque commande au même endroit, et tout ce que vous gardez.',
  'كل طلب في مكان واحد، وكل ما تحفظه.',
  'すべてのご注文と、取っておいたものをひとつの場所に。',
)

const pictured = (id: string, name: string): SeedNode =>
  block('text-and-image', id, { props: { heading: WITH_AN_ACCOUNT, text: ONE_PLACE, image: art(name) } })

export const alderEntryPages = entryPages({ head: (id) => pictured(id, 'quiet-shelf') })

export const briarEntryPages = entryPages({ prefix: 'briar-', head: (id) => pictured(id, 'briar-hero'), sites: BRIAR_SITES })
