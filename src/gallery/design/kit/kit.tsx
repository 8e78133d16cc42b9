import type { ComponentType } from 'react'
import { Buttons, Chips, HeaderTools, Links, Paginations, QuantitySteppers, SearchForms } from './actions.tsx'
import { CodeFields, Fields, SchemaForms } from './fields.tsx'
import { Badges, Icons, Notices, Prices, StarRatings, StockNotes, Waiting } from './messages.tsx'
import { Dialogs, Disclosures, Drawers, Tables, Tabs, TextClamps, Tooltips, Unseen } from './panels.tsx'
import { Addresses, BagLines, Galleries, Languages, PictureCards, Pictures, ProductCards, RichTexts, Videos } from './things.tsx'

/** What is shown of each folder of src/ui: a test asks that none is missing. */
export const KIT: Readonly<Record<string, ComponentType>> = {
  button: Buttons,
  link: Links,
  chip: Chips,
  'header-tool': HeaderTools,
  'search-form': SearchForms,
  field: Fields,
  'schema-form': SchemaForms,
  'code-field': CodeFields,
  'quantity-stepper': QuantitySteppers,
  badge: Badges,
  notice: Notices,
  price: Prices,
  stars: StarRatings,
  'stock-note': StockNotes,
  tabs: Tabs,
  disclosure: Disclosures,
  dialog: Dialogs,
  drawer: Drawers,
  tooltip: Tooltips,
  table: Tables,
  pagination: Paginations,
  'text-clamp': TextClamps,
  'rich-text': RichTexts,
  waiting: Waiting,
  picture: Pictures,
  'picture-card': PictureCards,
  gallery: Galleries,
  video: Videos,
  'bag-line': BagLines,
  'address-lines': Addresses,
  'language-links': Languages,
  icon: Icons,
  carousel: () => <Unseen>Scrolls a row of a block; its arrows are icon buttons on the line of the heading.</Unseen>,
  'cached-fragment': () => <Unseen>Lets the server copy what is the same on many pages.</Unseen>,
  section: () => <Unseen>Gutters, width and distance of a block. This page stands in the gallery’s own frame.</Unseen>,
  'visually-hidden': () => <Unseen>Words for screen readers alone.</Unseen>,
  widths: () => <Unseen>Values of a block by the width of the window, as custom properties.</Unseen>,
}

/** Beside the kit: what several blocks show of a feature. */
export const FEATURES: Readonly<Record<string, ComponentType>> = { 'product card': ProductCards }
