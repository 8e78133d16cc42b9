import type { BlockRegistry } from './block.ts'
import { definition as accordion } from './accordion/definition.ts'
import { definition as accordionPanel } from './accordion-panel/definition.ts'
import { definition as accountHome } from './account-home/definition.ts'
import { definition as accountLink } from './account-link/definition.ts'
import { definition as accountMenu } from './account-menu/definition.ts'
import { definition as addressBook } from './address-book/definition.ts'
import { definition as brandIndex } from './brand-index/definition.ts'
import { definition as breadcrumbs } from './breadcrumbs/definition.ts'
import { definition as browseByList } from './browse-by-list/definition.ts'
import { definition as button } from './button/definition.ts'
import { definition as buttonGroup } from './button-group/definition.ts'
import { definition as categoryCard } from './category-card/definition.ts'
import { definition as categoryCards } from './category-cards/definition.ts'
import { definition as categoryNavigation } from './category-navigation/definition.ts'
import { definition as checkout } from './checkout/definition.ts'
import { definition as chipList } from './chip-list/definition.ts'
import { definition as contactForm } from './contact-form/definition.ts'
import { definition as contextSwitcher } from './context-switcher/definition.ts'
import { definition as countrySelectButton } from './country-select-button/definition.ts'
import { definition as createAccount } from './create-account/definition.ts'
import { definition as divider } from './divider/definition.ts'
import { definition as emailSignUp } from './email-sign-up/definition.ts'
import { definition as emptySearch } from './empty-search/definition.ts'
import { definition as favoritesLink } from './favorites-link/definition.ts'
import { definition as favoritesList } from './favorites-list/definition.ts'
import { definition as filters } from './filters/definition.ts'
import { definition as footer } from './footer/definition.ts'
import { definition as forgotPassword } from './forgot-password/definition.ts'
import { definition as fragment } from './fragment/definition.ts'
import { definition as headerBanner } from './header-banner/definition.ts'
import { definition as headerBar } from './header-bar/definition.ts'
import { definition as headerList } from './header-list/definition.ts'
import { definition as headerNavigation } from './header-navigation/definition.ts'
import { definition as headline } from './headline/definition.ts'
import { definition as hero } from './hero/definition.ts'
import { definition as languageSelector } from './language-selector/definition.ts'
import { definition as link } from './link/definition.ts'
import { definition as linkGroup } from './link-group/definition.ts'
import { definition as listing } from './listing/definition.ts'
import { definition as logo } from './logo/definition.ts'
import { definition as maintenanceNotice } from './maintenance-notice/definition.ts'
import { definition as markdown } from './markdown/definition.ts'
import { definition as menuButton } from './menu-button/definition.ts'
import { definition as miniCart } from './mini-cart/definition.ts'
import { definition as orderConfirmation } from './order-confirmation/definition.ts'
import { definition as orderDetails } from './order-details/definition.ts'
import { definition as orderHistory } from './order-history/definition.ts'
import { definition as orderLookup } from './order-lookup/definition.ts'
import { definition as orderStatus } from './order-status/definition.ts'
import { definition as pageNav } from './page-nav/definition.ts'
import { definition as paginator } from './paginator/definition.ts'
import { definition as paymentMethods } from './payment-methods/definition.ts'
import { definition as popularSearches } from './popular-searches/definition.ts'
import { definition as posterCard } from './poster-card/definition.ts'
import { definition as posterGrid } from './poster-grid/definition.ts'
import { definition as productAccordion } from './product-accordion/definition.ts'
import { definition as productDetails } from './product-details/definition.ts'
import { definition as productGrid } from './product-grid/definition.ts'
import { definition as productImageGrid } from './product-image-grid/definition.ts'
import { definition as productSuggestions } from './product-suggestions/definition.ts'
import { definition as productTray } from './product-tray/definition.ts'
import { definition as readMore } from './read-more/definition.ts'
import { definition as recentlyViewedTray } from './recently-viewed-tray/definition.ts'
import { definition as recreateCart } from './recreate-cart/definition.ts'
import { definition as redirecting } from './redirecting/definition.ts'
import { definition as results } from './results/definition.ts'
import { definition as returnNote } from './return-note/definition.ts'
import { definition as reviewsBazaarvoice } from './reviews-bazaarvoice/definition.ts'
import { definition as reviewsYotpo } from './reviews-yotpo/definition.ts'
import { definition as scriptFile } from './script-file/definition.ts'
import { definition as scripts } from './scripts/definition.ts'
import { definition as sectionLabel } from './section-label/definition.ts'
import { definition as setPassword } from './set-password/definition.ts'
import { definition as shippingAndReturns } from './shipping-and-returns/definition.ts'
import { definition as shippingTable } from './shipping-table/definition.ts'
import { definition as sideNavigation } from './side-navigation/definition.ts'
import { definition as signIn } from './sign-in/definition.ts'
import { definition as siteSearch } from './site-search/definition.ts'
import { definition as sizeGuidesPage } from './size-guides-page/definition.ts'
import { definition as sizeType } from './size-type/definition.ts'
import { definition as splashItem } from './splash-item/definition.ts'
import { definition as stickyProductDetails } from './sticky-product-details/definition.ts'
import { definition as supportNav } from './support-nav/definition.ts'
import { definition as supportSection } from './support-section/definition.ts'
import { definition as tabPanel } from './tab-panel/definition.ts'
import { definition as tabs } from './tabs/definition.ts'
import { definition as textAndImage } from './text-and-image/definition.ts'
import { definition as topSearches } from './top-searches/definition.ts'
import { definition as unableToShipTable } from './unable-to-ship-table/definition.ts'
import { definition as uspBar } from './usp-bar/definition.ts'
import { definition as uspItem } from './usp-item/definition.ts'
import { definition as verifyAccount } from './verify-account/definition.ts'
import { definition as videoEmbed } from './video-embed/definition.ts'

/** Every block type and how it is shown. A type in schemas/blocks without an entry here does not compile. */
export const registry: BlockRegistry = {
  accordion,
  'accordion-panel': accordionPanel,
  'account-home': accountHome,
  'account-link': accountLink,
  'account-menu': accountMenu,
  'address-book': addressBook,
  'brand-index': brandIndex,
  breadcrumbs,
  'browse-by-list': browseByList,
  button,
  'button-group': buttonGroup,
  'category-card': categoryCard,
  'category-cards': categoryCards,
  'category-navigation': categoryNavigation,
  checkout,
  'chip-list': chipList,
  'contact-form': contactForm,
  'context-switcher': contextSwitcher,
  'country-select-button': countrySelectButton,
  'create-account': createAccount,
  divider,
  'email-sign-up': emailSignUp,
  'empty-search': emptySearch,
  'favorites-link': favoritesLink,
  'favorites-list': favoritesList,
  filters,
  footer,
  'forgot-password': forgotPassword,
  fragment,
  'header-banner': headerBanner,
  'header-bar': headerBar,
  'header-list': headerList,
  'header-navigation': headerNavigation,
  headline,
  hero,
  'language-selector': languageSelector,
  link,
  'link-group': linkGroup,
  listing,
  logo,
  'maintenance-notice': maintenanceNotice,
  markdown,
  'menu-button': menuButton,
  'mini-cart': miniCart,
  'order-confirmation': orderConfirmation,
  'order-details': orderDetails,
  'order-history': orderHistory,
  'order-lookup': orderLookup,
  'order-status': orderStatus,
  'page-nav': pageNav,
  paginator,
  'payment-methods': paymentMethods,
  'popular-searches': popularSearches,
  'poster-card': posterCard,
  'poster-grid': posterGrid,
  'product-accordion': productAccordion,
  'product-details': productDetails,
  'product-grid': productGrid,
  'product-image-grid': productImageGrid,
  'product-suggestions': productSuggestions,
  'product-tray': productTray,
  'read-more': readMore,
  'recently-viewed-tray': recentlyViewedTray,
  'recreate-cart': recreateCart,
  redirecting,
  results,
  'return-note': returnNote,
  'reviews-bazaarvoice': reviewsBazaarvoice,
  'reviews-yotpo': reviewsYotpo,
  'script-file': scriptFile,
  scripts,
  'section-label': sectionLabel,
  'set-password': setPassword,
  'shipping-and-returns': shippingAndReturns,
  'shipping-table': shippingTable,
  'side-navigation': sideNavigation,
  'sign-in': signIn,
  'site-search': siteSearch,
  'size-guides-page': sizeGuidesPage,
  'size-type': sizeType,
  'splash-item': splashItem,
  'sticky-product-details': stickyProductDetails,
  'support-nav': supportNav,
  'support-section': supportSection,
  'tab-panel': tabPanel,
  tabs,
  'text-and-image': textAndImage,
  'top-searches': topSearches,
  'unable-to-ship-table': unableToShipTable,
  'usp-bar': uspBar,
  'usp-item': uspItem,
  'verify-account': verifyAccount,
  'video-embed': videoEmbed,
}
