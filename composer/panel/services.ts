import type { AssetList, ComposeAsset, ComposeCategory, ComposeFields, ComposePage, ComposeProduct } from '../../schemas/api/compose.ts'

/** What the panel asks of the shell: the catalogue, the media library, and the document that is open. */
export interface PanelServices {
  readonly searchProducts: (query: string) => Promise<readonly ComposeProduct[]>
  readonly listCategories: () => Promise<readonly ComposeCategory[]>
  readonly listPages: () => Promise<readonly ComposePage[]>
  readonly listAssets: (query: string, skip: number) => Promise<AssetList>
  /** Rejects with an Error whose message is a sentence for her. */
  readonly uploadAsset: (file: File) => Promise<ComposeAsset>
  readonly saveAsset: (asset: ComposeAsset, fields: ComposeFields) => Promise<ComposeAsset>
  /** Of the open document. */
  readonly assetOf: (id: string) => ComposeAsset | undefined
  readonly entryName: (id: string) => string | undefined
  /** Adds it to the document, so that the canvas can show it. */
  readonly rememberAsset: (asset: ComposeAsset) => void
}
