/** What a text, a color or a place must be; each has a message of its own (CUST-10). */
export type CustomisationRuleName =
  | 'required'
  | 'choice'
  | 'hex_color'
  | 'min_length'
  | 'max_length'
  | 'pattern'
  | 'characters'
  | 'forbidden'
  | 'unknown'

/** How a value is shown: a color, a picture, or its label (CUST-01, CUST-03). */
export interface CustomisationValue {
  readonly label: string
  readonly value: string
  readonly type: 'hex' | 'image' | 'text'
  /** Address of the picture of an `image`. */
  readonly image?: string
}

/** One thing a shopper decides (DATA-58). */
export interface CustomisationOption {
  readonly id: string
  readonly type: 'swatches' | 'text' | 'position'
  readonly label: string
  /** What can be chosen; empty for a text. */
  readonly values: readonly CustomisationValue[]
  readonly defaultValue?: string
  /** Whether the default counts where nothing was chosen. */
  readonly applyDefault: boolean
  readonly inputAttributes: { readonly maxLength?: number; readonly minLength?: number; readonly pattern?: string }
  readonly rules: readonly CustomisationRule[]
}

/** A rule that the option's other fields do not say, or the merchant's own words for one. */
export interface CustomisationRule {
  readonly rule: CustomisationRuleName
  readonly message?: string
}

/** How a product is made a shopper's own (DATA-57). */
export interface Customisation {
  readonly enabled: boolean
  /** Skus that are sold as they are. */
  readonly excludeSkus: readonly string[]
  readonly hasPreview: boolean
  /** The picture before anything is chosen, like a product's. */
  readonly imageSource?: string
  readonly options: readonly CustomisationOption[]
}

/** One choice as it travels with a cart line (DATA-25). */
export interface CustomisationInput {
  /** Id of the option. */
  readonly key: string
  readonly value: string
}

/** What a customised line looks like, in the shopper's language. The server alone makes it. */
export interface CustomisationDisplay {
  readonly texts: readonly { readonly label: string; readonly value: string }[]
  readonly previewImage?: { readonly thumbnail: string }
}

/** Answer of `POST /atmos/v1/products/{productId}/customise`. */
export interface CustomisePreview {
  readonly preview: CustomisationDisplay
}
