/* Written by `npm run generate` from schemas/blocks. Change a schema and generate again; changes here are lost. */

import type { Responsive } from '../by-width.ts'
import type { FocalPoint, ImageProp } from '../page.ts'
import type { RichTextDocument } from '../rich-text.ts'

export type BlockType =
  | 'accordion'
  | 'accordion-panel'
  | 'account-data'
  | 'account-home'
  | 'account-link'
  | 'account-menu'
  | 'account-profile'
  | 'address-book'
  | 'brand-index'
  | 'breadcrumbs'
  | 'browse-by-list'
  | 'button'
  | 'button-group'
  | 'category-card'
  | 'category-cards'
  | 'category-navigation'
  | 'checkout'
  | 'chip-list'
  | 'contact-form'
  | 'context-switcher'
  | 'country-select-button'
  | 'create-account'
  | 'customisation'
  | 'divider'
  | 'email-sign-up'
  | 'empty-search'
  | 'favorites-link'
  | 'favorites-list'
  | 'filters'
  | 'footer'
  | 'forgot-password'
  | 'fragment'
  | 'header-banner'
  | 'header-bar'
  | 'header-list'
  | 'header-navigation'
  | 'headline'
  | 'hero'
  | 'language-selector'
  | 'link'
  | 'link-group'
  | 'listing'
  | 'logo'
  | 'maintenance-notice'
  | 'markdown'
  | 'menu-branch'
  | 'menu-button'
  | 'menu-node'
  | 'mini-cart'
  | 'order-confirmation'
  | 'order-details'
  | 'order-history'
  | 'order-lookup'
  | 'order-status'
  | 'page-nav'
  | 'paginator'
  | 'payment-methods'
  | 'popular-searches'
  | 'poster-card'
  | 'poster-grid'
  | 'product-accordion'
  | 'product-details'
  | 'product-grid'
  | 'product-image-grid'
  | 'product-suggestions'
  | 'product-tray'
  | 'read-more'
  | 'recently-viewed-tray'
  | 'recreate-cart'
  | 'redirecting'
  | 'results'
  | 'return-note'
  | 'reviews-bazaarvoice'
  | 'reviews-yotpo'
  | 'script-file'
  | 'scripts'
  | 'section-label'
  | 'set-password'
  | 'shipping-and-returns'
  | 'shipping-table'
  | 'side-navigation'
  | 'sign-in'
  | 'site-search'
  | 'size-guides-page'
  | 'size-type'
  | 'splash-item'
  | 'sticky-product-details'
  | 'support-nav'
  | 'support-section'
  | 'tab-panel'
  | 'tabs'
  | 'text-and-image'
  | 'top-searches'
  | 'unable-to-ship-table'
  | 'usp-bar'
  | 'usp-item'
  | 'verify-account'
  | 'video-embed'

/** Accordion. Panels that open and close. */
export interface AccordionProps {
  /** Heading. Stands above the panels. Leave it empty where the section needs no heading of its own. */
  readonly heading: string
}

/** Accordion panel. One panel of an accordion. */
export interface AccordionPanelProps {
  /** Title. The line a shopper opens the panel by. A question reads well: How long does delivery take? */
  readonly title: string
  /** Open from the start. For the one panel that most shoppers come for; the others stay closed. Default false. */
  readonly open: boolean
}

/** Your data. Downloading what the shop holds about the signed-in shopper, and deleting the account. */
export interface AccountDataProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
}

/** Account home. Welcome and overview of the account. */
export interface AccountHomeProps {
  /** Heading. Empty greets the shopper in the words of the shop. */
  readonly heading: string
}

/** Account link. Leads to the account or to signing in. */
export interface AccountLinkProps {
  /** Label. Read out with the icon. Empty uses the words of the shop. */
  readonly label: string
}

/** Account menu. The entries of the account. */
export type AccountMenuProps = Readonly<Record<never, never>>

/** Profile. Name, phone, e-mail address, password and consent to marketing of the signed-in shopper. */
export interface AccountProfileProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
}

/** Address book. Saved addresses. */
export interface AddressBookProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
}

/** Brand index. All brands from A to Z. */
export interface BrandIndexProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
}

/** Breadcrumbs. The way to this page. */
export interface BreadcrumbsProps {
  /** Show a back button. A step back for phones, before the trail. Default false. */
  readonly showBackButton: boolean
}

/** Browse by. Values of one kind of filter as links: a way into a listing beside the navigation tree. */
export interface BrowseByListProps {
  /** Kind. What to browse by. Brands lead to their own pages, the rest narrow this listing. Default "brand". */
  readonly kind: 'brand' | 'categories' | 'collections' | 'color' | 'size'
  /** Entries before 'Show more'. The others wait behind 'Show more'. Default 10. */
  readonly itemsToShow: number
}

/** Button. A link that looks like a button. */
export interface ButtonProps {
  /** Label. What happens next, in two or three words: Shop the edit. */
  readonly label: string
  /** Leads to. Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor. */
  readonly href: string
  /** Look. One primary a section; the others secondary, or text for a quiet one. Default "primary". */
  readonly variant: 'primary' | 'secondary' | 'text'
  /** Size. Large for the opener of a page, small inside cards. Default "medium". */
  readonly size: 'small' | 'medium' | 'large'
  /** Full width. As wide as the place it stands in. Default false. */
  readonly fullWidth: boolean
  /** Opens a new window. Only for other sites: shoppers lose the way back. Default false. */
  readonly newWindow: boolean
}

/** Button group. Buttons side by side. */
export interface ButtonGroupProps {
  /** Align. Where the row stands; start is left in English, right in Arabic. Default "start". */
  readonly align: Responsive<'start' | 'center' | 'end'>
  /** Stack below. On screens narrower than this the buttons stand below each other. Default "mobileLarge". */
  readonly stackBelow: 'mobileLarge' | 'tabletSmall' | 'tabletMedium' | 'never'
}

/** Category card. One picture and a name that lead to a category. */
export interface CategoryCardProps {
  /** Title. The name of the category, as in the navigation. */
  readonly title: string
  /** Picture. Portrait, at least 800 pixels wide: it is cropped to the shape of its row. */
  readonly image: ImageProp
  /** Focal point of the picture. What stays in view where the picture is cropped. Without one: the middle. */
  readonly imageFocus: FocalPoint | null
  /** Leads to. Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor. */
  readonly href: string
}

/** Category cards. Pictures that lead to categories. */
export interface CategoryCardsProps {
  /** Heading. Stands above the cards. Leave it empty where the section needs no heading of its own. */
  readonly heading: string
  /** Categories. Chosen: the cards of this block. Catalogue: the first categories, as many as stand in a row, each with the picture of its newest product. Default "chosen". */
  readonly source: 'chosen' | 'catalogue'
  /** Columns. Cards in a row on wide screens; phones show two. Default 4. */
  readonly columns: Responsive<number>
  /** Shape of the pictures. All pictures of the row are cropped to it. Default "portrait". */
  readonly aspect: 'square' | 'portrait' | 'portrait4x3'
}

/** Category navigation. Categories that the products of this listing belong to. */
export interface CategoryNavigationProps {
  /** Levels. How many levels below this category open. Default 2. */
  readonly levels: number
}

/** Checkout. Bag, delivery, payment and review. It works as one and cannot be taken apart. */
export type CheckoutProps = Readonly<Record<never, never>>

/** Chip list. The children of this place in the navigation tree as chips. */
export interface ChipListProps {
  /** Entries before 'Show more'. The others wait behind 'Show more'. Default 10. */
  readonly itemsToShow: number
}

/** Contact form. Questions to customer care. */
export interface ContactFormProps {
  /** Subjects. Keys of the subjects a shopper can choose. */
  readonly types: readonly string[]
  /** Heading after sending. Thanks, and when an answer can be expected. Empty uses the words of the shop. */
  readonly successHeader: string
  /** Heading after a failure. Empty uses the words of the shop, which keep what was written and offer to try again. */
  readonly failureHeader: string
}

/** Context switcher. Lets a shopper choose between the first entries of the navigation, such as women and men. The choice is remembered. */
export interface ContextSwitcherProps {
  /** Label. Stands before the entries. Empty uses the words of the shop. */
  readonly label: string
}

/** Country select button. Opens the choice of country and language. */
export interface CountrySelectButtonProps {
  /** Label. Stands before the name of the country. Empty uses the words of the shop. */
  readonly label: string
}

/** Create account. Making an account. */
export interface CreateAccountProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
  /** Text. What an account is good for, in a sentence. */
  readonly text: string
}

/** Customisation. What shoppers make of a product before they buy it: words, colors, places. Nothing, and no code, where a product is sold as it is. */
export interface CustomisationProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
}

/** Divider. A line or a space between sections. */
export interface DividerProps {
  /** Kind. A line parts two subjects, a space lets one breathe. Default "line". */
  readonly variant: 'line' | 'space'
  /** Spacing. Room above and below. Default "medium". */
  readonly spacing: Responsive<'small' | 'medium' | 'large'>
}

/** E-mail sign-up. Asks a shopper for an address or phone number to write to. */
export interface EmailSignUpProps {
  /** Look. Splash stands in a splash window, bar runs across the page, extended is a section of its own with more room. Default "bar". */
  readonly variant: 'splash' | 'bar' | 'extended'
  /** Asks for. An e-mail address or a phone number, or a phone number only. Default "emailAndPhone". */
  readonly mode: 'emailAndPhone' | 'phoneOnly'
  /** Interests. Lets a shopper choose what to hear about, on sites whose configuration has interests. Default true. */
  readonly includeInterests: boolean
  /** Show the form again. Brings the empty form back seven seconds after somebody signed up, for shared screens in shops. Default false. */
  readonly alwaysShow: boolean
  /** Heading. What somebody gets for signing up. Empty takes the shop’s own words. */
  readonly heading: string
  /** Text. What is written about, and how often. */
  readonly text: string
}

/** Empty search. What a search without results, or an address without a page, shows: words, a search box and a picture. */
export interface EmptySearchProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
  /** Text. What to try next. Empty uses the words of the shop. */
  readonly text: string
  /** Picture. Stands beside the words, in narrow windows below them. Without one the words stand alone. */
  readonly image: ImageProp | null
  /** Show a search box. Lets the shopper try other words at once. Default true. */
  readonly showSearchBox: boolean
}

/** Favourites link. Leads to the favourites. */
export interface FavoritesLinkProps {
  /** Label. Read out with the icon. Empty uses the words of the shop. */
  readonly label: string
}

/** Favourites. The products a shopper keeps. */
export interface FavoritesListProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
  /** Text while empty. How to keep a product. Empty uses the words of the shop. */
  readonly emptyText: string
}

/** Filters. What a shopper can narrow a listing by. */
export interface FiltersProps {
  /** Layout. Sidebar stands beside the products, dropdown above them; mobile always opens a panel. Default "sidebar". */
  readonly layout: 'sidebar' | 'dropdown' | 'mobile'
  /** Applies. Auto: at once on wide screens, by a button on narrow ones. Default "auto". */
  readonly mode: 'auto' | 'instant' | 'apply'
  /** Kinds. Shown in this order; a kind that no product of the listing has is left out. */
  readonly kinds: readonly ('brand' | 'categories' | 'color' | 'size' | 'priceRange' | 'onSale' | 'collections')[]
  /** Selectors. For developers: how a kind is chosen, for example {"color": "grid"}. */
  readonly selectors: Readonly<Record<string, 'list' | 'grid' | 'column' | 'range'>>
  /** Entries before 'Show more'. The others wait behind 'Show more'. Default 10. */
  readonly itemsToShow: number
}

/** Footer. The foot of every page. */
export interface FooterProps {
  /** Legal line. Words below everything else; {year} becomes the year. */
  readonly legal: string
}

/** Forgotten password. Asking for a code for a new password. */
export interface ForgotPasswordProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
  /** Text. What happens after the address is sent, in a sentence. */
  readonly text: string
}

/** Shared section. Blocks used on several pages. Publishing it updates every page that uses it. */
export interface FragmentProps {
  /** Name. For colleagues who look for it; shoppers never see it. */
  readonly title: string
}

/** Header banner. One line above the header. */
export interface HeaderBannerProps {
  /** Text. One short line: an offer, a date, a promise. Phones show about 40 characters. */
  readonly text: string
  /** Leads to. Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor. */
  readonly href: string
}

/** Header bar. The main row of the header: logo, navigation and the shopper's tools. */
export interface HeaderBarProps {
  /** Stays in view. The bar stays at the top of the window while a shopper scrolls. Default true. */
  readonly sticky: boolean
}

/** Header list. A few links in the header. */
export type HeaderListProps = Readonly<Record<never, never>>

/** Header navigation. The navigation tree in the header. */
export interface HeaderNavigationProps {
  /** Kind. A mega menu on wide screens, a drawer on narrow ones. Default "megamenu". */
  readonly variant: 'megamenu'
}

/** Headline. A heading between sections. */
export interface HeadlineProps {
  /** Text. Short enough for two lines on a phone. */
  readonly text: string
  /** Level. 1 is the page's own heading; use it once a page. Default 2. */
  readonly level: number
  /** Align. Start is left in English, right in Arabic. Default "start". */
  readonly align: Responsive<'start' | 'center' | 'end'>
}

/** Hero. The opener of a page: one large picture with a few words and up to three buttons. */
export interface HeroProps {
  /** Picture. At least 1600 pixels wide. It is cropped to the shape of the window. Without one: the picture of the newest product. */
  readonly image: ImageProp | null
  /** Focal point of the picture. What stays in view where the picture is cropped. Without one: the middle; on phones a point near the top. */
  readonly imageFocus: FocalPoint | null
  /** Picture for phones. Portrait; without it the large picture is cropped. */
  readonly mobileImage: ImageProp | null
  /** Focal point of the picture for phones. What stays in view where it is cropped. Without one: a point near the top. */
  readonly mobileImageFocus: FocalPoint | null
  /** Words above the heading. A season, a collection or an occasion, in one or two words. */
  readonly eyebrow: string
  /** Heading. The message of the page, short enough for three lines on a phone. */
  readonly heading: string
  /** Text. One or two sentences; longer reads badly beside a picture. */
  readonly text: string
  /** Ground of the words. Light is the colour of the page. On dark the words are light. Default "light". */
  readonly tone: 'light' | 'dark'
  /** Words stand. Beside the picture at its start or end, or below it in the middle. Start is left in English, right in Arabic. Default "start". */
  readonly align: 'start' | 'center' | 'end'
  /** Height. Tall fills most of a wide screen. Default "regular". */
  readonly height: 'regular' | 'tall'
}

/** Language selector. The languages of this site. */
export interface LanguageSelectorProps {
  /** Kind. List for two or three languages, dropdown for more. Default "list". */
  readonly variant: 'list' | 'dropdown'
}

/** Link. One link, and links below it. */
export interface LinkProps {
  /** Label. Where it leads, in words that make sense alone: Delivery and returns. */
  readonly label: string
  /** Leads to. Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor. */
  readonly href: string
  /** Opens a new window. Only for other sites: shoppers lose the way back. Default false. */
  readonly newWindow: boolean
  /** Class. For developers: names that scripts and styles find the link by. Lower case, digits and hyphens, with spaces between. */
  readonly htmlClass: string
  /** Outside of the shop’s pages. The address is used as it is, without country and language, and the browser loads it anew: another program on the same host. Default false. */
  readonly isCustomLink: boolean
  /** Privacy policy. Tells browsers and assistive programs that the shop’s privacy policy is there. Default false. */
  readonly isPrivacyPolicy: boolean
  /** Reported on a click. A name for analytics, which gets it as linkClick: sizeGuideFromFooter. Empty reports nothing. */
  readonly clickEvent: string
}

/** Link group. Links under a heading. */
export interface LinkGroupProps {
  /** Heading. Names what the links have in common: Help, About us. */
  readonly heading: string
}

/** Listing. Products of a category, brand or search, with room above, beside and below. */
export interface ListingProps {
  /** Products in a row. On wide screens; phones show two. Default 3. */
  readonly columns: Responsive<number>
  /** Card settings. For developers: settings of the product card that differ from the shop's own. */
  readonly productConfig: Readonly<Record<string, string | number | boolean>>
}

/** Logo. The shop's name, leading home. */
export interface LogoProps {
  /** Picture. Without a picture the name is set in the shop's own letters. */
  readonly image: ImageProp | null
  /** Name. Read out as the name of the link home. */
  readonly alt: string
}

/** Maintenance notice. Shown while the shop is closed for work. */
export interface MaintenanceNoticeProps {
  /** Heading. That the shop is closed for a while. */
  readonly heading: string
  /** Text. Until when, and where to find help meanwhile. */
  readonly text: string
}

/** Rich text. Running text with headings, lists and links. */
export interface MarkdownProps {
  /** Text. Headings begin at the level below the one before the block. */
  readonly markdown: RichTextDocument
  /** Width. Narrow keeps lines at a length that reads well. Default "narrow". */
  readonly width: 'narrow' | 'full'
}

/** Menu branch. What the menus show at one category beside, or in place of, the categories below it. It stands on the page of kind menu. */
export interface MenuBranchProps {
  /** Category. Address of the category without country and language: /women. A single / is the first level of the menu, which entries are only added to. */
  readonly branch: string
  /** Entries below. Add: after the categories of the catalogue. Replace: in their place, in menus only; the categories keep their pages. Default "add". */
  readonly mode: 'add' | 'replace'
  /** Second line. A few words below the entry: From £25. Leave it empty where the name says enough. */
  readonly sublabel: string
  /** Colour. Sale and accent make an entry stand out; use them for one or two of a menu. Quiet is for what matters less. Default "default". */
  readonly color: 'default' | 'sale' | 'accent' | 'quiet'
  /** Icon. Stands before the words and decorates them; it is not read out. Default "none". */
  readonly icon: 'none' | 'gift' | 'leaf' | 'star' | 'heart' | 'clock' | 'truck' | 'shield' | 'map-pin'
  /** Picture. Portrait, at least 720 pixels wide. It stands in the panel of the category where no entry has a picture. */
  readonly image: ImageProp | null
  /** Page of its own. The address of the category shows the page with the key listing and that address, listing/women, in place of its products. Give these an address that its links lead to. Default false. */
  readonly ownPage: boolean
  /** Hide the category. Menus leave the category out; its page stays. Default false. */
  readonly hide: boolean
}

/** Menu button. A button that opens the menu with the whole navigation tree, wherever it stands. */
export interface MenuButtonProps {
  /** Label. Empty uses the words of the shop. */
  readonly label: string
}

/** Menu entry. One entry of a menu: a link, a picture with a link, or other words for a button the menu has anyway. */
export interface MenuNodeProps {
  /** Kind. Content: a picture with a link, at the end of the panel. View all and back: words, and an address, for the buttons above the level. Default "link". */
  readonly kind: 'link' | 'content' | 'back-button' | 'view-all-button'
  /** Label. Where it leads, in a few words: Gifts under £50. */
  readonly label: string
  /** Second line. A few words below the entry: From £25. Leave it empty where the name says enough. */
  readonly sublabel: string
  /** Leads to. Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor. Empty: a heading above its entries. */
  readonly href: string
  /** Opens a new window. Only for other sites: shoppers lose the way back. Default false. */
  readonly newWindow: boolean
  /** Colour. Sale and accent make an entry stand out; use them for one or two of a menu. Quiet is for what matters less. Default "default". */
  readonly color: 'default' | 'sale' | 'accent' | 'quiet'
  /** Icon. Stands before the words and decorates them; it is not read out. Default "none". */
  readonly icon: 'none' | 'gift' | 'leaf' | 'star' | 'heart' | 'clock' | 'truck' | 'shield' | 'map-pin'
  /** Picture. Portrait, at least 720 pixels wide. For entries of kind content. */
  readonly image: ImageProp | null
  /** Hide. Menus leave the entry out, for example until a campaign begins. Default false. */
  readonly hide: boolean
}

/** Mini cart. The bag and what is in it. */
export interface MiniCartProps {
  /** Label. Read out with the icon. Empty uses the words of the shop. */
  readonly label: string
}

/** Order confirmation. Thanks and the order's number. */
export interface OrderConfirmationProps {
  /** Heading. Empty thanks the shopper in the words of the shop. */
  readonly heading: string
}

/** Order details. One order. */
export interface OrderDetailsProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
}

/** Order history. The shopper's orders. */
export interface OrderHistoryProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
}

/** Order lookup. Finds an order by number and e-mail or phone. */
export interface OrderLookupProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
  /** Text. Where a shopper finds the number of an order. */
  readonly text: string
}

/** Order status. Where an order is. */
export interface OrderStatusProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
}

/** Page navigation. Links to the sections of a long page. It stays in sight and marks the section a shopper reads. */
export interface PageNavProps {
  /** Name for screen readers. Empty: On this page. */
  readonly label: string
}

/** Paginator. Leads from page to page. */
export interface PaginatorProps {
  /** Kind. Regular lists the pages, compact only leads to the one before and after. Default "regular". */
  readonly variant: 'regular' | 'compact'
}

/** Payment methods. Saved cards. */
export interface PaymentMethodsProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
}

/** Popular searches. Below the search box, as long as it is empty: what is searched for most. */
export interface PopularSearchesProps {
  /** Searches. The most popular ones come first. Default 5. */
  readonly max: number
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
}

/** Poster card. A picture with a title and a few words that leads somewhere. */
export interface PosterCardProps {
  /** Picture. At least 1200 pixels wide: it is cropped to the shape. */
  readonly image: ImageProp
  /** Focal point of the picture. What stays in view where the picture is cropped. Without one: the middle. */
  readonly imageFocus: FocalPoint | null
  /** Title. A few words that make a shopper look. */
  readonly title: string
  /** Text. A sentence below the title, or nothing. */
  readonly text: string
  /** Leads to. Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor. */
  readonly href: string
  /** Shape of the picture. The picture is cropped to it. Default "portrait". */
  readonly aspect: 'square' | 'portrait' | 'portrait4x3'
}

/** Poster grid. Poster cards in a composed grid. */
export interface PosterGridProps {
  /** Heading. Stands above the cards. Leave it empty where the section needs no heading of its own. */
  readonly heading: string
  /** Layout. A feature layout gives the first card twice the room. Default "even". */
  readonly layout: 'even' | 'featureStart' | 'featureEnd'
}

/** Product accordion. Description, details and care of a product. */
export interface ProductAccordionProps {
  /** All panels may be closed. Otherwise one panel is always open. Default true. */
  readonly allowToggleOff: boolean
  /** Sections. Shown in this order; a section that the product has nothing for is left out. */
  readonly sections: readonly ('description' | 'details' | 'care' | 'shippingAndReturns')[]
}

/** Product details. The part of a product page a shopper buys from. */
export interface ProductDetailsProps {
  /** Gallery. Used where the gallery slot is empty. Default "carousel". */
  readonly layout: 'carousel' | 'grid'
}

/** Product grid. The products of a listing across the full width. */
export interface ProductGridProps {
  /** Products in a row. On wide screens; phones show two. Default 4. */
  readonly productsPerRow: Responsive<number>
  /** Show low stock. Says on the card that only a few are left. Default true. */
  readonly showLowStock: boolean
  /** Show price ranges. From the lowest to the highest price where sizes or colours differ. Default true. */
  readonly showRange: boolean
  /** Most swatches. Colours shown on a card; the others are counted. Default 5. */
  readonly swatchLimit: number
  /** Swatch size. Small fits six colours on a phone. Default "small". */
  readonly swatchSize: 'small' | 'medium' | 'large'
  /** Swatch shape. Square shows a pattern better, round looks lighter. Default "square". */
  readonly swatchShape: 'square' | 'round'
  /** Swatches from. Fewer colours than this show no swatches. Default 0. */
  readonly swatchMinimum: number
  /** Quick buy. Lets a shopper choose a size and buy without leaving the listing. Default true. */
  readonly quickBuy: boolean
  /** Reveal the designer. Shows the brand of a card only under the pointer. Default false. */
  readonly revealDesigner: boolean
}

/** Product image grid. All pictures of a product. */
export interface ProductImageGridProps {
  /** Kind. 1: two columns. 2: the first large. 3: large and stacked in turn. Default 1. */
  readonly gridType: 1 | 2 | 3
}

/** Product suggestions. Below the search box: the first products found for the words in it. */
export interface ProductSuggestionsProps {
  /** Products. The best matches come first. Default 3. */
  readonly max: number
}

/** Product tray. A row of products: chosen, by rule, or recommended. */
export interface ProductTrayProps {
  /** Products come from. Ids: the list below. Rule: whatever fits it today. Recommendation: what other shoppers chose. Default "ids". */
  readonly source: 'ids' | 'rule' | 'recommendation'
  /** Product ids. Shown in this order. */
  readonly productIds: readonly string[]
  /** Rule. For developers: filter kinds and values, for example {"categories": ["women > shoes"]}. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** Order of a rule. Counts only where products come from a rule. Default "bestMatch". */
  readonly sort: 'bestMatch' | 'newest' | 'priceAsc' | 'priceDesc' | 'discountDesc'
  /** Kind of recommendation. Counts only where products come from a recommendation. Default "related-products". */
  readonly model: 'bought-together' | 'related-products' | 'recommended'
  /** Most products. A row of 8 to 12 is scrolled to its end most often. Default 12. */
  readonly maxProducts: number
  /** Heading. Stands above the row. Leave it empty where the section needs no heading of its own. */
  readonly header: string
  /** Words of the link below. Both this and an address are needed for the link to show. */
  readonly footer: string
  /** The link below leads to. Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor. */
  readonly href: string
  /** Carousel settings. For developers: settings of the carousel that differ from the shop's own. */
  readonly carouselConfig: Readonly<Record<string, string | number | boolean>>
  /** Card settings. For developers: settings of the product card that differ from the shop's own. */
  readonly productConfig: Readonly<Record<string, string | number | boolean>>
  /** Help beside the row. For developers: {"href": "/help/sizes", "text": "Which size?", "position": "header", "type": "link"}. Position is header or footer, type is link or button. */
  readonly supportConfig: Readonly<Record<string, unknown>>
  /** Tabs. For developers: {"showTabs": true, "activeTab": 0, "tabs": [{"title": "Women", "analyticsTitle": "women", "filters": {"categories": ["women"]}}]}. Each tab shows what fits its rule, instead of the products above; four at most. */
  readonly tabsConfig: Readonly<Record<string, unknown>>
}

/** Text with 'Read more'. An introduction of which two lines show at first. */
export interface ReadMoreProps {
  /** Heading. Leave it empty where the page has one above already. */
  readonly heading: string
  /** Text. Where it is longer than two lines, the rest shows on request. */
  readonly text: string
}

/** Recently viewed. Products this shopper looked at. */
export interface RecentlyViewedTrayProps {
  /** Most products. The newest first; nothing shows for shoppers who looked at nothing yet. Default 12. */
  readonly maxProducts: number
  /** Heading. Empty uses the words of the shop. */
  readonly header: string
}

/** Recreate cart. Fills the bag from a link. */
export interface RecreateCartProps {
  /** Text while filling. Read out while the products of the link are put into the bag. Empty uses the words of the shop. */
  readonly text: string
}

/** Redirecting. Shown on the way back from a payment provider. */
export interface RedirectingProps {
  /** Text. Read out while the payment is looked up. Empty uses the words of the shop. */
  readonly text: string
}

/** Results. How many products, in which order, and the chosen filters. */
export interface ResultsProps {
  /** Show the number. How many products there are, read out when filters change. Default true. */
  readonly showCount: boolean
}

/** Return note. A button that prints the note a shopper puts into the parcel when something comes back. */
export interface ReturnNoteProps {
  /** Words of the button. Empty: Print the return note. */
  readonly label: string
}

/** Reviews (Bazaarvoice). Ratings and reviews of a product by Bazaarvoice. Shows nothing where the site has not switched it on, and in languages other than English. */
export interface ReviewsBazaarvoiceProps {
  /** Deployment zone. The zone's name in the Bazaarvoice portal. Default "main_site". */
  readonly siteId: string
  /** Product number. Empty takes the product of the page. */
  readonly productId: string
}

/** Reviews (Yotpo). Ratings and reviews by Yotpo. Shows nothing where the site has not switched it on, and in languages other than English. */
export interface ReviewsYotpoProps {
  /** Widget. All reviews, or the rating as a small badge. Default "reviews". */
  readonly widget: 'reviews' | 'badge'
  /** Product number. Empty takes the product of the page; pages without a product then show nothing. */
  readonly productId: string
}

/** Script file. One script of a scripts block. */
export interface ScriptFileProps {
  /** Address. A file of the shop (/scripts/x.js) or an https address of an allowed host. */
  readonly src: string
  /** Do not wait for it. The next script starts loading at once. Default false. */
  readonly async: boolean
}

/** Scripts. For developers: loads scripts one after another, then runs a snippet and adds styles. A script of another host runs only if the shop's configuration allows the host. */
export interface ScriptsProps {
  /** Needs consent to. The scripts wait until the shopper has agreed to this. Default "marketing". */
  readonly consent: 'necessary' | 'preferences' | 'statistics' | 'marketing'
  /** Script. Runs after the scripts have loaded. It cannot use eval. */
  readonly inlineJs: string
  /** Styles. Added after the scripts have loaded. They cannot import other sheets. */
  readonly inlineCss: string
}

/** Section label. A small label above a section. */
export interface SectionLabelProps {
  /** Text. One to three words: New in, Our workshops. */
  readonly text: string
}

/** Set password. Choosing a new password. */
export interface SetPasswordProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
  /** Text. Where the code comes from and what a password needs. */
  readonly text: string
}

/** Shipping and returns. What delivery and returns cost here. */
export interface ShippingAndReturnsProps {
  /** Show the table. The table of delivery options, prices and times below the words. Default true. */
  readonly showTable: boolean
}

/** Shipping table. The ways to ship on this site, with price and time. On a product page only those that take the product. */
export interface ShippingTableProps {
  /** Heading. Leave it empty where the page has one above already. */
  readonly heading: string
}

/** Side navigation. The navigation tree around this listing. */
export interface SideNavigationProps {
  /** Levels. How many levels of the tree are listed. Default 4. */
  readonly levels: number
}

/** Sign in. Signing in with e-mail and password. */
export interface SignInProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
  /** Text. What an account is good for, in a sentence. */
  readonly text: string
}

/** Site search. The search box. */
export interface SiteSearchProps {
  /** Words in the empty box. An example helps more than a command: Linen trousers. Empty uses the words of the shop. */
  readonly placeholder: string
}

/** Size guides. Every size guide of the shop with how to measure, in centimetres or inches as the shopper prefers. */
export interface SizeGuidesPageProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
}

/** Size type. The fits of a product, such as regular and petite. Where it stands beside the other options, these leave the fits to it. */
export interface SizeTypeProps {
  /** Label. Empty uses the words of the shop. */
  readonly label: string
}

/** Splash window. A window that opens once in front of the pages it names. It stands on the page of kind splash. */
export interface SplashItemProps {
  /** Name of the window. Read aloud when the window opens, and seen unless it is hidden. */
  readonly title: string
  /** Hide the name. For content that begins with a heading of its own. Default false. */
  readonly hideTitle: boolean
  /** Pages. Addresses without country and language, such as /women. A star at the end takes all that begin so: /women/*. A single / is the home page. */
  readonly paths: readonly string[]
  /** Size. Small for a form alone, large for a picture beside words. Default "medium". */
  readonly size: 'small' | 'medium' | 'large'
}

/** Sticky product details. Name, price and the button to buy, at the bottom of the window once the form to buy has gone out at its top. */
export interface StickyProductDetailsProps {
  /** Shown from. Every window, or those wider than a named width; narrower ones go without. Default "all". */
  readonly showFrom: 'all' | 'mobileLarge' | 'tabletSmall' | 'tabletMedium' | 'tabletLarge' | 'desktopSmall'
}

/** Support navigation. Ways to get help, by section. */
export interface SupportNavProps {
  /** Heading. Stands above the sections. Leave it empty where the section needs no heading of its own. */
  readonly heading: string
}

/** Support section. Links to one kind of help. */
export interface SupportSectionProps {
  /** Label. What the help is about: Orders, Delivery, Returns. */
  readonly label: string
}

/** Tab. One tab and what it shows. */
export interface TabPanelProps {
  /** Key. How the address names this tab. It is the same in every language, and different for each tab of a group. */
  readonly key: string
  /** Title. One or two words: all tabs should fit side by side. */
  readonly title: string
}

/** Tabs. Panels of which one shows at a time. The address remembers which, so that a tab can be linked to. */
export interface TabsProps {
  /** Name for screen readers. What the tabs choose between, for example: Care by material. */
  readonly label: string
  /** Name in the address. The tab shown is written into the address under this name: ?tab=linen. Two groups of tabs on a page need two names; one that begins with tab opens the right panel from the first moment. Default "tab". */
  readonly queryParam: string
  /** All tabs may be closed. Choosing the open tab once more closes it. Default false. */
  readonly allowToggleOff: boolean
}

/** Text and image. A picture beside a heading, words and a link. */
export interface TextAndImageProps {
  /** Heading. Leave it empty where the section needs no heading of its own. */
  readonly heading: string
  /** Text. Two to five sentences. A blank line begins a paragraph. */
  readonly text: string
  /** Picture. At least 1200 pixels wide: it is cropped to the shape. */
  readonly image: ImageProp
  /** Focal point of the picture. What stays in view where the picture is cropped. Without one: the middle. */
  readonly imageFocus: FocalPoint | null
  /** Picture stands. Start is left in English, right in Arabic; phones show the picture first. Default "start". */
  readonly imagePosition: 'start' | 'end'
  /** Shape of the picture. The picture is cropped to it. Default "square". */
  readonly aspect: 'square' | 'portrait' | 'portrait4x3'
  /** Link. Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor. */
  readonly link: string
  /** Words of the link. Both this and an address are needed for the link to show. */
  readonly linkLabel: string
}

/** Top searches. What is searched for most, as links. */
export interface TopSearchesProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
  /** Searches. The most popular ones come first. Default 10. */
  readonly itemsToShow: number
}

/** Places we cannot ship to. The places of this country that no parcel goes to, and why. Not there where every place is reached. */
export interface UnableToShipTableProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
}

/** Promise bar. Short promises in a row: delivery, returns, service. */
export type UspBarProps = Readonly<Record<never, never>>

/** Promise. One short promise. */
export interface UspItemProps {
  /** Icon. Decorates the words; it is not read out. Default "delivery". */
  readonly icon: 'delivery' | 'returns' | 'quality' | 'gift' | 'store' | 'chat' | 'leaf' | 'lock'
  /** Text. One promise, kept: Free returns for 30 days. */
  readonly text: string
  /** Link. Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor. */
  readonly href: string
}

/** Verify account. Entering the code from the e-mail. */
export interface VerifyAccountProps {
  /** Heading. Empty uses the words of the shop. */
  readonly heading: string
  /** Text. Where the code was sent and what to do when it does not come. */
  readonly text: string
}

/** Video. A film in the page: a file of your own, a stream, or one from the video host. Nothing is fetched from elsewhere before a shopper presses play, unless the address asks for autoplay. */
export interface VideoEmbedProps {
  /** Address. https://vimeo.com/…, a streaming playlist (.m3u8), or a file (.mp4, .webm). After a question mark the address may ask for autoplay=1, muted=1 or background=1. */
  readonly src: string
  /** Title. What the film shows, for those who cannot see it. */
  readonly title: string
  /** Picture before playing. A still of the film, in its shape. */
  readonly poster: ImageProp | null
  /** Captions file. Address of a WebVTT file (.vtt) on the shop's own host, in the language of the page. Films with speech need one; those of the video host bring their own. */
  readonly captions: string
  /** Shape. Width by height. The film keeps its place while it loads. Default "16x9". */
  readonly aspect: '16x9' | '4x3' | 'square' | '9x16'
  /** Show controls. Without them the film still has a button to pause and one for sound. Default true. */
  readonly controls: boolean
}

/** Props of each block type, defaults filled in. */
export interface BlockPropsByType {
  readonly 'accordion': AccordionProps
  readonly 'accordion-panel': AccordionPanelProps
  readonly 'account-data': AccountDataProps
  readonly 'account-home': AccountHomeProps
  readonly 'account-link': AccountLinkProps
  readonly 'account-menu': AccountMenuProps
  readonly 'account-profile': AccountProfileProps
  readonly 'address-book': AddressBookProps
  readonly 'brand-index': BrandIndexProps
  readonly 'breadcrumbs': BreadcrumbsProps
  readonly 'browse-by-list': BrowseByListProps
  readonly 'button': ButtonProps
  readonly 'button-group': ButtonGroupProps
  readonly 'category-card': CategoryCardProps
  readonly 'category-cards': CategoryCardsProps
  readonly 'category-navigation': CategoryNavigationProps
  readonly 'checkout': CheckoutProps
  readonly 'chip-list': ChipListProps
  readonly 'contact-form': ContactFormProps
  readonly 'context-switcher': ContextSwitcherProps
  readonly 'country-select-button': CountrySelectButtonProps
  readonly 'create-account': CreateAccountProps
  readonly 'customisation': CustomisationProps
  readonly 'divider': DividerProps
  readonly 'email-sign-up': EmailSignUpProps
  readonly 'empty-search': EmptySearchProps
  readonly 'favorites-link': FavoritesLinkProps
  readonly 'favorites-list': FavoritesListProps
  readonly 'filters': FiltersProps
  readonly 'footer': FooterProps
  readonly 'forgot-password': ForgotPasswordProps
  readonly 'fragment': FragmentProps
  readonly 'header-banner': HeaderBannerProps
  readonly 'header-bar': HeaderBarProps
  readonly 'header-list': HeaderListProps
  readonly 'header-navigation': HeaderNavigationProps
  readonly 'headline': HeadlineProps
  readonly 'hero': HeroProps
  readonly 'language-selector': LanguageSelectorProps
  readonly 'link': LinkProps
  readonly 'link-group': LinkGroupProps
  readonly 'listing': ListingProps
  readonly 'logo': LogoProps
  readonly 'maintenance-notice': MaintenanceNoticeProps
  readonly 'markdown': MarkdownProps
  readonly 'menu-branch': MenuBranchProps
  readonly 'menu-button': MenuButtonProps
  readonly 'menu-node': MenuNodeProps
  readonly 'mini-cart': MiniCartProps
  readonly 'order-confirmation': OrderConfirmationProps
  readonly 'order-details': OrderDetailsProps
  readonly 'order-history': OrderHistoryProps
  readonly 'order-lookup': OrderLookupProps
  readonly 'order-status': OrderStatusProps
  readonly 'page-nav': PageNavProps
  readonly 'paginator': PaginatorProps
  readonly 'payment-methods': PaymentMethodsProps
  readonly 'popular-searches': PopularSearchesProps
  readonly 'poster-card': PosterCardProps
  readonly 'poster-grid': PosterGridProps
  readonly 'product-accordion': ProductAccordionProps
  readonly 'product-details': ProductDetailsProps
  readonly 'product-grid': ProductGridProps
  readonly 'product-image-grid': ProductImageGridProps
  readonly 'product-suggestions': ProductSuggestionsProps
  readonly 'product-tray': ProductTrayProps
  readonly 'read-more': ReadMoreProps
  readonly 'recently-viewed-tray': RecentlyViewedTrayProps
  readonly 'recreate-cart': RecreateCartProps
  readonly 'redirecting': RedirectingProps
  readonly 'results': ResultsProps
  readonly 'return-note': ReturnNoteProps
  readonly 'reviews-bazaarvoice': ReviewsBazaarvoiceProps
  readonly 'reviews-yotpo': ReviewsYotpoProps
  readonly 'script-file': ScriptFileProps
  readonly 'scripts': ScriptsProps
  readonly 'section-label': SectionLabelProps
  readonly 'set-password': SetPasswordProps
  readonly 'shipping-and-returns': ShippingAndReturnsProps
  readonly 'shipping-table': ShippingTableProps
  readonly 'side-navigation': SideNavigationProps
  readonly 'sign-in': SignInProps
  readonly 'site-search': SiteSearchProps
  readonly 'size-guides-page': SizeGuidesPageProps
  readonly 'size-type': SizeTypeProps
  readonly 'splash-item': SplashItemProps
  readonly 'sticky-product-details': StickyProductDetailsProps
  readonly 'support-nav': SupportNavProps
  readonly 'support-section': SupportSectionProps
  readonly 'tab-panel': TabPanelProps
  readonly 'tabs': TabsProps
  readonly 'text-and-image': TextAndImageProps
  readonly 'top-searches': TopSearchesProps
  readonly 'unable-to-ship-table': UnableToShipTableProps
  readonly 'usp-bar': UspBarProps
  readonly 'usp-item': UspItemProps
  readonly 'verify-account': VerifyAccountProps
  readonly 'video-embed': VideoEmbedProps
}

/** Slot names of each block type; `never` where it has none. */
export interface BlockSlotsByType {
  readonly 'accordion': 'panels'
  readonly 'accordion-panel': 'body'
  readonly 'account-data': never
  readonly 'account-home': 'menu' | 'below'
  readonly 'account-link': never
  readonly 'account-menu': never
  readonly 'account-profile': never
  readonly 'address-book': never
  readonly 'brand-index': never
  readonly 'breadcrumbs': never
  readonly 'browse-by-list': never
  readonly 'button': never
  readonly 'button-group': 'buttons'
  readonly 'category-card': never
  readonly 'category-cards': 'cards'
  readonly 'category-navigation': never
  readonly 'checkout': 'aside' | 'empty'
  readonly 'chip-list': never
  readonly 'contact-form': never
  readonly 'context-switcher': never
  readonly 'country-select-button': never
  readonly 'create-account': 'beside'
  readonly 'customisation': never
  readonly 'divider': never
  readonly 'email-sign-up': never
  readonly 'empty-search': 'body'
  readonly 'favorites-link': never
  readonly 'favorites-list': 'empty'
  readonly 'filters': never
  readonly 'footer': 'groups' | 'support' | 'bottom'
  readonly 'forgot-password': 'beside'
  readonly 'fragment': 'blocks'
  readonly 'header-banner': never
  readonly 'header-bar': 'start' | 'navigation' | 'end'
  readonly 'header-list': 'links'
  readonly 'header-navigation': never
  readonly 'headline': never
  readonly 'hero': 'buttons'
  readonly 'language-selector': never
  readonly 'link': 'subItems'
  readonly 'link-group': 'links'
  readonly 'listing': 'top' | 'side' | 'bottom'
  readonly 'logo': never
  readonly 'maintenance-notice': never
  readonly 'markdown': never
  readonly 'menu-branch': 'items'
  readonly 'menu-button': never
  readonly 'menu-node': 'items'
  readonly 'mini-cart': never
  readonly 'order-confirmation': 'below'
  readonly 'order-details': never
  readonly 'order-history': never
  readonly 'order-lookup': 'beside'
  readonly 'order-status': never
  readonly 'page-nav': 'links'
  readonly 'paginator': never
  readonly 'payment-methods': never
  readonly 'popular-searches': never
  readonly 'poster-card': never
  readonly 'poster-grid': 'cards'
  readonly 'product-accordion': 'extra'
  readonly 'product-details': 'options' | 'customisation' | 'gallery' | 'details'
  readonly 'product-grid': never
  readonly 'product-image-grid': never
  readonly 'product-suggestions': never
  readonly 'product-tray': never
  readonly 'read-more': never
  readonly 'recently-viewed-tray': never
  readonly 'recreate-cart': never
  readonly 'redirecting': never
  readonly 'results': never
  readonly 'return-note': never
  readonly 'reviews-bazaarvoice': never
  readonly 'reviews-yotpo': never
  readonly 'script-file': never
  readonly 'scripts': 'scripts'
  readonly 'section-label': never
  readonly 'set-password': never
  readonly 'shipping-and-returns': never
  readonly 'shipping-table': never
  readonly 'side-navigation': never
  readonly 'sign-in': 'beside'
  readonly 'site-search': 'suggestions'
  readonly 'size-guides-page': never
  readonly 'size-type': never
  readonly 'splash-item': 'body'
  readonly 'sticky-product-details': never
  readonly 'support-nav': 'sections'
  readonly 'support-section': 'items'
  readonly 'tab-panel': 'body'
  readonly 'tabs': 'panels'
  readonly 'text-and-image': never
  readonly 'top-searches': never
  readonly 'unable-to-ship-table': never
  readonly 'usp-bar': 'items'
  readonly 'usp-item': never
  readonly 'verify-account': never
  readonly 'video-embed': never
}

/** Version of each block type's schema that the types above describe. */
export const BLOCK_VERSIONS: Readonly<Record<BlockType, number>> = {
  'accordion': 1,
  'accordion-panel': 1,
  'account-data': 1,
  'account-home': 1,
  'account-link': 1,
  'account-menu': 1,
  'account-profile': 1,
  'address-book': 1,
  'brand-index': 1,
  'breadcrumbs': 1,
  'browse-by-list': 1,
  'button': 1,
  'button-group': 1,
  'category-card': 1,
  'category-cards': 1,
  'category-navigation': 1,
  'checkout': 1,
  'chip-list': 1,
  'contact-form': 1,
  'context-switcher': 1,
  'country-select-button': 1,
  'create-account': 1,
  'customisation': 1,
  'divider': 1,
  'email-sign-up': 1,
  'empty-search': 1,
  'favorites-link': 1,
  'favorites-list': 1,
  'filters': 1,
  'footer': 1,
  'forgot-password': 1,
  'fragment': 1,
  'header-banner': 1,
  'header-bar': 1,
  'header-list': 1,
  'header-navigation': 1,
  'headline': 1,
  'hero': 1,
  'language-selector': 1,
  'link': 1,
  'link-group': 1,
  'listing': 1,
  'logo': 1,
  'maintenance-notice': 1,
  'markdown': 1,
  'menu-branch': 1,
  'menu-button': 1,
  'menu-node': 1,
  'mini-cart': 1,
  'order-confirmation': 1,
  'order-details': 1,
  'order-history': 1,
  'order-lookup': 1,
  'order-status': 1,
  'page-nav': 1,
  'paginator': 1,
  'payment-methods': 1,
  'popular-searches': 1,
  'poster-card': 1,
  'poster-grid': 1,
  'product-accordion': 1,
  'product-details': 1,
  'product-grid': 1,
  'product-image-grid': 1,
  'product-suggestions': 1,
  'product-tray': 1,
  'read-more': 1,
  'recently-viewed-tray': 1,
  'recreate-cart': 1,
  'redirecting': 1,
  'results': 1,
  'return-note': 1,
  'reviews-bazaarvoice': 1,
  'reviews-yotpo': 1,
  'script-file': 1,
  'scripts': 1,
  'section-label': 1,
  'set-password': 1,
  'shipping-and-returns': 1,
  'shipping-table': 1,
  'side-navigation': 1,
  'sign-in': 1,
  'site-search': 1,
  'size-guides-page': 1,
  'size-type': 1,
  'splash-item': 1,
  'sticky-product-details': 1,
  'support-nav': 1,
  'support-section': 1,
  'tab-panel': 1,
  'tabs': 1,
  'text-and-image': 1,
  'top-searches': 1,
  'unable-to-ship-table': 1,
  'usp-bar': 1,
  'usp-item': 1,
  'verify-account': 1,
  'video-embed': 1,
}
