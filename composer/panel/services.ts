import type {
  AssetList,
  ComposeAsset,
  ComposeCategory,
  ComposeFields,
  ComposePage,
  ComposeProduct,
  ComposeSite,
} from '../../schemas/api/compose.ts'
import type { AddressAnswer } from '../../schemas/api/compose-pages.ts'
import type { Segment } from '../../src/site/segments.ts'

/** What the panel asks of the shell: the catalogue, the media library, and the document that is open. */
export interface PanelServices {
  /** Locale whose words are read beside the fields; undefined for none. */
  readonly beside?: string | undefined
  /** Of the site whose page is looked at: `Europe/London`. */
  readonly timeZone: string
  readonly searchProducts: (query: string) => Promise<readonly ComposeProduct[]>
  readonly listCategories: () => Promise<readonly ComposeCategory[]>
  readonly listPages: () => Promise<readonly ComposePage[]>
  readonly listAssets: (query: string, skip: number) => Promise<AssetList>
  /** Rejects with an Error whose message is a sentence for her. */
  readonly uploadAsset: (file: File) => Promise<ComposeAsset>
  readonly saveAsset: (asset: ComposeAsset, fields: ComposeFields) => Promise<ComposeAsset>
  /** Whether the open page can have an address, for its sites; the field is a plain text without it. */
  readonly checkAddress?: (path: string) => Promise<AddressAnswer>
  /** Those of the shop, to choose a page's from; tags are typed without them. */
  readonly sites?: readonly ComposeSite[]
  /** Of the sites that the draft of the open page is for, the one looked at first; blocks are for no segments without it. */
  readonly segments?: () => readonly Segment[]
  /** Of the open document. */
  readonly assetOf: (id: string) => ComposeAsset | undefined
  readonly entryName: (id: string) => string | undefined
  /** Adds it to the document, so that the canvas can show it. */
  readonly rememberAsset: (asset: ComposeAsset) => void
}
